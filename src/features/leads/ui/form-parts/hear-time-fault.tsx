import { type ReactNode, useEffect, useRef } from 'react'

type HearTimeFaultProps = { onFault: () => void; children: ReactNode }

/**
 * Around a form with times: tells when the form finds fault with the chosen one, which may be taken by now, so that the
 * free times are read again. It listens from outside, because the form itself is in the script of many pages.
 */
export function HearTimeFault({ onFault, children }: HearTimeFaultProps) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = around.current
    const hear = ({ target }: FocusEvent) => {
      if (target instanceof Element && isTimeFault(target)) onFault()
    }
    place?.addEventListener('focusin', hear)
    return () => place?.removeEventListener('focusin', hear)
  }, [onFault])
  return <div ref={around}>{children}</div>
}

/** The form moves the focus to its list of what is wrong, which links to the fields. */
function isTimeFault(element: Element): boolean {
  return element.matches('[data-problem]') && element.querySelector('a[href$="-dateTime"]') !== null
}
