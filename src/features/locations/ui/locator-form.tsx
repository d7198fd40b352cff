/** Search for the nearest dealer by postcode; a plain form, so it works without scripts (PAGE-047, ERR-021). */
export function LocatorForm({ postcode, error }: { postcode: string; error: string | null }) {
  return (
    <form action="/dealer-locator" className="w-full max-w-sm" noValidate>
      <label htmlFor="locator-postcode" className="font-semibold">
        Find the nearest to you
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id="locator-postcode"
          name="postcode"
          defaultValue={postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="Postcode"
          maxLength={4}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'locator-error' : undefined}
          className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3.5 tabular-nums aria-invalid:border-danger"
        />
        <button type="submit" className="button-primary shrink-0">
          Search
        </button>
      </div>
      {error ? (
        <p id="locator-error" role="alert" className="mt-1.5 font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </form>
  )
}
