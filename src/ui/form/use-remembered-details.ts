import { type RefObject, useEffect, useState } from 'react'
import { browserStorage, forgetDetails, readDetails, REMEMBERED_FIELDS } from './remembered-details.ts'
import { emptyFields, fillEmpty } from './fill-form.ts'

/**
 * Fills empty fields with what this browser remembers of its owner once the page has loaded: the server's
 * page is the same for everybody (LEAD-014, LEAD-015; WCAG 3.3.7). `value` tells whether any were filled;
 * `forget` clears both.
 */
export function useRememberedDetails(formRef: RefObject<HTMLFormElement | null>, siteSlug: string) {
  const [value, setValue] = useState(false)
  useEffect(() => {
    if (formRef.current) setValue(fillEmpty(formRef.current, readDetails(browserStorage('local'), siteSlug)))
  }, [formRef, siteSlug])
  function forget(): void {
    forgetDetails(browserStorage('local'), siteSlug)
    if (formRef.current) emptyFields(formRef.current, REMEMBERED_FIELDS)
    setValue(false)
    formRef.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus()
  }
  return { value, forget }
}
