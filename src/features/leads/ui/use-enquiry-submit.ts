import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import { enquiryErrors, fieldError, readRawFields } from '../domain/form/enquiry-fields.ts'
import { FORM_HEADER, LEAD_EVENT_HEADER, type LeadFieldName } from '../domain/form/lead-form.ts'
import { INVALID_FIELDS_TEXT, SUBMIT_FAILED_TEXT } from '#src/shared/domain/form/form-texts.ts'
import type { LeadFieldError } from '../domain/leads-errors.ts'
import { leadErrorText } from '../domain/lead-error-text.ts'
import { keepDraft, keepTyped } from './enquiry-draft.ts'
import { browserStorage, rememberDetails } from '#src/ui/form/remembered-details.ts'
import { formFields, type FormStepsOptions, useFormSteps } from './use-form-steps.ts'
import { readTrail } from './visit-trail.ts'

export type EnquiryProblem = {
  message: string
  fields: LeadFieldError[]
  /** The location chosen in the form. */
  at?: unknown
  /** The code step for the form's own phone, which must be passed. */
  proof?: ProofAsk | null
}
export type EnquiryStatus = 'idle' | 'submitting' | 'offline'

/** What is sent and its key; a draft brings its own, so that it stays one lead. */
export type SendingRef = RefObject<{ content: string; key: string }>

/** Sent along with the lead: returns where the visitor continues instead of /success, or null (API-011). */
export type Companion = (fields: Readonly<Record<string, unknown>>) => Promise<string | null>

type SubmitOptions = FormStepsOptions & {
  siteSlug: string
  onProblem: () => void
  companion?: Companion | undefined
}
type Answer = {
  lead_id?: string | null
  reference?: string | null
  event?: string | null
  error?: unknown
  code?: string
  fields?: LeadFieldError[]
  proof?: ProofAsk | null
}

type Finished = { fields: Record<string, unknown>; answer: Answer; next: string | null | undefined }

/** Shown when offline; the form is sent automatically once the connection returns. */
export const OFFLINE_TEXT =
  'You seem to be offline. Your message is kept here and is sent when the connection is back.'

/** Shown over a form that was still unsent when its page was closed. */
export const UNSENT_TEXT = 'This was not sent. Everything you typed is here: check it and send it.'

/** How long a form waits after failing to reach the server before it is sent again. */
const RETRY_MS = 15_000

/** By now the next page has loaded; a visitor who returns to this one may send again. */
const BACK_AFTER_MS = 5000

/** Window event after a lead is stored, for analytics. Its detail contains no personal data (LEAD-014). */
export const LEAD_SENT_EVENT = 'forecourt:lead-sent'

/**
 * Sends the form by script: checks it with the server's own rules, shows errors, and uses one key for every repeat
 * of the same content, so that a lost answer never creates a second lead.
 */
export function useEnquirySubmit(options: SubmitOptions) {
  const { siteSlug, rules, onProblem } = options
  const { step, isUntouched, press, showStepOf } = useFormSteps(options)
  const [status, setStatus] = useState<EnquiryStatus>('idle')
  const [problem, setProblem] = useState<EnquiryProblem | null>(null)
  const openedAt = useRef(0)
  const sending = useRef({ content: '', key: '' })
  const isHeld = useRef(false)
  const resend = useRef<(() => void) | null>(null)

  useOpening(openedAt, resend)

  function release(): void {
    isHeld.current = false
    setStatus('idle')
  }

  function show(next: EnquiryProblem): void {
    release()
    setProblem(next)
    showStepOf(next.fields)
    onProblem()
  }

  const showWrong = (fields: LeadFieldError[]) => show({ message: INVALID_FIELDS_TEXT, fields })

  /** One request at a time: presses in the meantime are ignored, rendered or not (LEAD-012). */
  async function send(form: HTMLFormElement, button?: HTMLButtonElement | null): Promise<void> {
    if (isHeld.current) return
    isHeld.current = true
    const fields = formFields(form)
    const wrong = enquiryErrors(readRawFields(fields), rules)
    if (wrong.length > 0) return showWrong(wrong)
    setProblem(null)
    setStatus('submitting')
    if (form.enctype.startsWith('m')) return postItself(form, siteSlug)
    const helper = visitHelper(siteSlug, openedAt.current, button)
    const [answer, next] = await Promise.all([
      post({ ...fields, ...helper, idempotency_key: keyFor(sending, JSON.stringify(fields)) }),
      options.companion?.(fields),
    ])
    if (answer === 'offline') return wait(form, fields)
    finish(form, { fields, answer, next })
  }

  function wait(form: HTMLFormElement, fields: Record<string, unknown>): void {
    keepDraft(browserStorage('local'), siteSlug, { ...sending.current, fields })
    resend.current = () => void send(form)
    isHeld.current = false
    // No browser event tells when a server that was briefly down is back
    setTimeout(() => navigator.onLine && !isChanged(form, sending) && resend.current?.(), RETRY_MS)
    setStatus('offline')
    setProblem({ message: OFFLINE_TEXT, fields: [], at: fields.location })
  }

  function finish(form: HTMLFormElement, { fields, answer, next }: Finished): void {
    resend.current = null
    if (!answer.lead_id) {
      // Different content under our key can only be an older version of this form, so the next one gets a new key.
      if (answer.code === 'idempotency_conflict') sending.current = { content: '', key: '' }
      return void show(refusalIn(answer, fields.location))
    }
    settle(siteSlug, answer, fields)
    form.reset()
    setTimeout(release, BACK_AFTER_MS)
    window.location.assign(next ?? `/success?ref=${encodeURIComponent(answer.reference ?? '')}`)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wrong = press(event)
    if (wrong === null) return void send(event.currentTarget, pressedIn(event))
    setProblem(null)
    if (wrong.length > 0) showWrong(wrong)
  }

  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const fields = keepFields(currentTarget, siteSlug, sending)
    setProblem(mended(problem, rules, target as HTMLInputElement, fields))
  }
  return { status, problem, setProblem, step, isUntouched, onSubmit, onChange, sending }
}

/** Notes when the form was opened, and sends again as soon as the browser is online. */
function useOpening(openedAt: RefObject<number>, resend: RefObject<(() => void) | null>): void {
  useEffect(() => {
    openedAt.current = performance.now()
    const retry = () => resend.current?.()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [openedAt, resend])
}

/** The browser sends a form with a file; its page comes back with everything typed if anything is wrong. */
function postItself(form: HTMLFormElement, siteSlug: string): void {
  keepDraft(browserStorage('local'), siteSlug, null)
  form.submit()
}

/** Keeps what is typed for another visit. */
function keepFields(form: HTMLFormElement, siteSlug: string, sending: SendingRef): Record<string, unknown> {
  const fields = formFields(form)
  keepTyped(browserStorage('local'), siteSlug, { ...sending.current, fields })
  return fields
}

/** A mended field's error goes at once; one that is still wrong says how. */
function mended(
  problem: EnquiryProblem | null,
  rules: FormStepsOptions['rules'],
  { name }: HTMLInputElement,
  typed: Readonly<Record<string, unknown>>,
): EnquiryProblem | null {
  if (!problem?.fields.some(({ field }) => field === name)) return problem
  const message = fieldError(name as LeadFieldName, readRawFields(typed), rules)
  const fields = problem.fields.flatMap((each) =>
    each.field !== name ? [each] : message ? [{ field: name, message }] : [],
  )
  return fields.length > 0 ? { ...problem, fields } : null
}

const pressedIn = (event: FormEvent) =>
  (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null

/** After the lead is stored: remembers details, deletes the draft, notifies analytics. */
function settle(siteSlug: string, answer: Answer, fields: Record<string, unknown>): void {
  rememberDetails(browserStorage('local'), siteSlug, fields)
  keepDraft(browserStorage('local'), siteSlug, null)
  const { lead_id: leadId, reference, event } = answer
  const detail = { leadId, reference, event, category: fields.category ?? null, carId: fields.car_id ?? null }
  window.dispatchEvent(new CustomEvent(LEAD_SENT_EVENT, { detail }))
}

function refusalIn(answer: Answer, at: unknown): EnquiryProblem {
  const { fields = [], proof = null } = answer
  return { message: leadErrorText(answer), fields, proof, at }
}

/** Whether something was typed since it was sent; if so, the visitor sends it. */
function isChanged(form: HTMLFormElement, sending: SendingRef): boolean {
  return JSON.stringify(formFields(form)) !== sending.current.content
}

/** One key per content, however often it is sent. */
function keyFor(sending: SendingRef, content: string): string {
  if (sending.current.content !== content) sending.current = { content, key: crypto.randomUUID() }
  return sending.current.key
}

/** LEAD-027: the browser's visit data, and which button was pressed if it has a name. */
function visitHelper(siteSlug: string, openedAt: number, button?: HTMLButtonElement | null) {
  const trail = readTrail(browserStorage('session'), siteSlug)
  return {
    url: location.href,
    visited_pages: trail.pages,
    linked_query_params: trail.params,
    open_for_ms: Math.round(performance.now() - openedAt),
    ...(button?.name && { [button.name]: button.value }),
  }
}

async function post(body: Record<string, unknown>): Promise<Answer | 'offline'> {
  let response: Response
  try {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      [FORM_HEADER]: `${body.form}`,
    }
    response = await fetch('/api/leads', { method: 'POST', headers, body: JSON.stringify(body) })
  } catch {
    return 'offline'
  }
  try {
    const event = response.headers.get(LEAD_EVENT_HEADER)
    return { ...((await response.json()) as Answer), event }
  } catch {
    return { error: SUBMIT_FAILED_TEXT }
  }
}
