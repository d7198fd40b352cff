import { Checkbox } from '#src/ui/form/checkbox.tsx'
import type { FormName } from '#src/features/leads/domain/form-kind/form-name.ts'
import { collectionNotice } from '#src/features/leads/domain/form/collection-notice.ts'
import type { LeadCategory } from '#src/features/leads/domain/form/lead-category.ts'
import type { LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { HONEYPOT_FIELD } from '#src/shared/domain/form/honeypot.ts'

export type EnquiryVehicle = { id: string; name: string; year: number; dealershipSlug: string }

type HiddenFactsProps = {
  form: FormName
  vehicle: EnquiryVehicle | null
  category: LeadCategory | undefined
  subcategory: string | undefined
  /** The brand of the page that led here; with a vehicle its own make counts. */
  brand: string | undefined
  site: LeadFormSite
}

/** Hidden answers; the server looks the vehicle up again and trusts none of them. */
export function HiddenFacts({ form, vehicle, category, subcategory, brand, site }: HiddenFactsProps) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page_id" value={vehicle ? `vehicle/${vehicle.id}` : `form/${form}`} />
      <input type="hidden" name="terms_conditions" value={site.consentTextVersion} />
      {category ? <input type="hidden" name="category" value={category} /> : null}
      {subcategory ? <input type="hidden" name="subcategory" value={subcategory} /> : null}
      {brand && !vehicle ? <input type="hidden" name="manufacturer_slug" value={brand} /> : null}
      {vehicle ? (
        <>
          <input type="hidden" name="car_id" value={vehicle.id} />
          <input type="hidden" name="car_year" value={vehicle.year} />
          <input type="hidden" name="car_description" value={vehicle.name} />
          <input type="hidden" name="dealership_slug" value={vehicle.dealershipSlug} />
        </>
      ) : null}
      <div className="trap" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  )
}

/** Off until the shopper ticks it, because a pre-ticked box is not consent (decision 0007; Spam Act). */
export function MarketingBox({
  label,
  formId,
  isTicked,
}: {
  label: string
  formId: string
  isTicked: boolean
}) {
  return (
    <Checkbox
      id={`${formId}-opt_in`}
      name="opt_in"
      value="true"
      defaultChecked={isTicked}
      className="text-sm"
    >
      {label}
    </Checkbox>
  )
}

/** What is collected and why, at the form (Australian Privacy Principle 5). */
export function CollectionNote({ site }: { site: LeadFormSite }) {
  return (
    <p className="text-sm text-ink-muted">
      {collectionNotice(site.name)}{' '}
      <a href={site.privacyUrl} className="text-ink underline underline-offset-2">
        Privacy policy
      </a>{' '}
      and{' '}
      <a href="/terms-and-conditions/" className="text-ink underline underline-offset-2">
        terms and conditions
      </a>
      .
    </p>
  )
}
