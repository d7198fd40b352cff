import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** For forms sent by the router: while one submission is in progress no press starts another (TRADE-001). */
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
