import { type RefObject, useEffect, useState } from 'react'
import { browserStorage, forgetDetails, readDetails, REMEMBERED_FIELDS } from './remembered-details.ts'
import { emptyFields, fillEmpty } from './fill-form.ts'

/**
 * Fills what this browser remembers of its owner into fields still empty, once the page is there: the server's page
 * is the same for everybody (LEAD-014, LEAD-015; WCAG 3.3.7). `value` says whether any was; `forget` empties both.
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
