import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** A form that the router sends: while one sending is under way no press makes another (TRADE-001). */
export function useOneSubmit() {
  const { state } = useNavigation()
  const isHeld = useRef(false)
  useEffect(() => {
    if (state === 'idle') isHeld.current = false
  }, [state])
  function onSubmit(event: FormEvent): void {
    if (isHeld.current) event.preventDefault()
    isHeld.current = true
  }
  return { isBusy: state === 'submitting', onSubmit }
}
