import { Button } from '#src/ui/button.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { holdSecondPost } from '#src/ui/navigation/hold-second-post.ts'
import { NameFields } from './name-fields.tsx'
import { CodeField } from '#src/ui/form/code-field.tsx'
import { Field } from '#src/ui/form/field.tsx'

export type SignInProblem = {
  field: 'phone' | 'code'
  message: string
  values: { phone: string; first_name: string; last_name: string; email: string }
}
type LoginStatus = 'default' | 'verificationSent' | 'verificationSubmitted'

/** True from pressing the button until the next page; false again if the browser restores this page. */
function useSubmitting(): [boolean, (event: FormEvent<HTMLFormElement>) => void] {
  const [isSubmitting, setSubmitting] = useState(false)
  useEffect(() => {
    const restore = () => setSubmitting(false)
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [])
  function submit(event: FormEvent<HTMLFormElement>): void {
    holdSecondPost(event)
    setSubmitting(true)
  }
  return [isSubmitting, submit]
}

type PhoneStepProps = {
  problem: SignInProblem | null
  siteName: string
  privacyUrl: string
  /** What happened before, such as an expired code. */
  said: string | null
}

/** The phone step: an ordinary form; name and email are optional. */
export function PhoneStep({ problem, siteName, privacyUrl, said }: PhoneStepProps) {
  const [isSubmitting, submit] = useSubmitting()
  const values = problem?.values
  const hasDetails = Boolean(values?.first_name || values?.last_name || values?.email)
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      data-login-status={'default' satisfies LoginStatus}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="send" />
      {said ? <p role="status">{said}</p> : null}
      <Field
        isSudden
        need="required"
        id="account-phone"
        name="phone"
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="04__ ___ ___"
        defaultValue={values?.phone}
        error={problem?.message ?? null}
      />
      <details open={hasDetails || undefined} className="group border-y border-line">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 text-sm font-medium">
          First time here? Tell us your name
          <span aria-hidden="true" className="text-xl leading-none font-normal group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="grid gap-4 pb-5 sm:grid-cols-2">
          <NameFields firstName={values?.first_name} lastName={values?.last_name} />
          <div className="sm:col-span-2">
            <Field
              id="account-email"
              name="email"
              label="Email"
              type="email"
              need="optional"
              autoComplete="email"
              maxLength={254}
              defaultValue={values?.email}
            />
          </div>
        </div>
      </details>
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send Code'}
      </Button>
      <p className="text-sm text-ink-muted">
        {siteName} uses your number to sign you in and to show you what you sent us with it. We do not use it
        for marketing.{' '}
        <a href={privacyUrl} className="text-ink underline underline-offset-2">
          Privacy policy
        </a>
        .
      </p>
    </form>
  )
}

type CodeStepProps = { phone: string; error: string | null; restartHref: string }

/** The code step, with Resend Code below the field (AUTH-011). */
export function CodeStep({ phone, error, restartHref }: CodeStepProps) {
  const [isSubmitting, submit] = useSubmitting()
  const status: LoginStatus = isSubmitting ? 'verificationSubmitted' : 'verificationSent'
  return (
    <div data-login-status={status} className="flex flex-col gap-5">
      <p className="text-ink-muted">
        We sent a code to <strong className="font-semibold whitespace-nowrap text-ink">{phone}</strong>.
      </p>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="verify" />
        <CodeField id="account-code" name="code" error={error} />
        <Button type="submit" size="large" isBusy={isSubmitting}>
          {isSubmitting ? 'Checking…' : 'Sign in'}
        </Button>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        <form method="post" onSubmit={holdSecondPost}>
          <input type="hidden" name="intent" value="resend" />
          <Button type="submit" variant="secondary">
            Resend Code
          </Button>
        </form>
        <a
          href={restartHref}
          data-search=""
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          Use another number
        </a>
      </div>
    </div>
  )
}
