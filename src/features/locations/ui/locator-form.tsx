import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/form/field.tsx'

/** Finds the nearest dealer by postcode; a plain form, so it works without scripts (PAGE-047, ERR-021). */
export function LocatorForm({ postcode, error }: { postcode: string; error: string | null }) {
  return (
    <form action="/dealer-locator" className="w-full max-w-sm" noValidate>
      <Field
        id="locator-postcode"
        name="postcode"
        label="Find the nearest to you"
        defaultValue={postcode}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="Postcode"
        maxLength={4}
        error={error}
        isSudden
        className="tabular-nums"
        side={
          <Button type="submit" className="shrink-0">
            Search
          </Button>
        }
      />
    </form>
  )
}
