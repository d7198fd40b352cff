import { Field } from '#src/ui/form/field.tsx'

type NameFieldsProps = { firstName: string | undefined; lastName: string | undefined }

/** The customer's first and last name, both optional. */
export function NameFields({ firstName, lastName }: NameFieldsProps) {
  return (
    <>
      <Field
        id="account-first_name"
        name="first_name"
        label="First name"
        need="optional"
        autoComplete="given-name"
        maxLength={80}
        defaultValue={firstName}
      />
      <Field
        id="account-last_name"
        name="last_name"
        label="Last name"
        need="optional"
        autoComplete="family-name"
        maxLength={80}
        defaultValue={lastName}
      />
    </>
  )
}
