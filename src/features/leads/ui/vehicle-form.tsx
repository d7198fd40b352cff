import { useEffect, useState } from 'react'
import { AskedProof } from '#src/ui/form/asked-proof.tsx'
import type { TestDriveOffer } from '#src/features/bookings/domain/test-drive-offer.ts'
import type { FormName } from '../domain/form-kind/form-name.ts'
import type { LeadCategory } from '../domain/form/lead-category.ts'
import type { LeadFormSite } from '../domain/form/lead-form.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquiryVehicle } from './form-parts/form-facts.tsx'
import { HearTimeFault } from './form-parts/hear-time-fault.tsx'

type VehicleFormProps = {
  site: LeadFormSite
  vehicle: EnquiryVehicle
  form: FormName
  category?: LeadCategory
}

/** The form in a dialog on a vehicle page; a test drive first loads the free times (LEAD-002, LEAD-029). */
export function VehicleForm(props: VehicleFormProps) {
  return props.form === 'test_drive' ? <TestDriveForm {...props} /> : <EnquiryForm {...props} />
}

function TestDriveForm(props: VehicleFormProps) {
  const [offer, setOffer] = useState<TestDriveOffer | 'failed' | null>(null)
  const [takenCount, setTakenCount] = useState(0)
  const carId = props.vehicle.id
  useEffect(() => {
    const ended = new AbortController()
    readOffer(carId, ended.signal).then(setOffer, () => {
      // Times read before are still better than none
      if (!ended.signal.aborted) setOffer((known) => (takenCount > 0 ? known : 'failed'))
    })
    return () => ended.abort()
  }, [carId, takenCount])
  if (offer === null) return <p role="status">Looking up free times…</p>
  if (offer === 'failed') return <EnquiryForm {...props} askCode={AskedProof} />
  return (
    <>
      {offer.place ? (
        <p className="text-ink-muted">
          At {offer.place.name}, {offer.place.address}
        </p>
      ) : null}
      {offer.note && <p className="font-medium text-ink">{offer.note}</p>}
      <HearTimeFault onFault={() => setTakenCount((count) => count + 1)}>
        <EnquiryForm {...props} days={offer.days} askCode={AskedProof} />
      </HearTimeFault>
    </>
  )
}

async function readOffer(carId: string, signal: AbortSignal): Promise<TestDriveOffer> {
  const response = await fetch(`/api/test-drives?car_id=${encodeURIComponent(carId)}`, { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()) as TestDriveOffer
}
