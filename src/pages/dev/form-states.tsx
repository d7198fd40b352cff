import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field, TextArea, Select } from '#src/ui/form/field.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { Button } from '#src/ui/button.tsx'
import { Shelf } from './shelf.tsx'

const LONG_LABEL = 'How many people usually travel in the vehicle, counting children in their own seats?'
const LONG_ERROR =
  'Enter a whole number from 1 to 12. If you carry more people, write how many in the message.'
const REPLIES = ['Phone', 'Email', 'SMS'].map((each) => ({ value: each, label: each }))
const CONDITIONS = [
  { value: 'good', label: 'Good', detail: 'Nothing needs fixing' },
  { value: 'fair', label: 'Fair', detail: 'A few marks' },
]
const STATES = ['QLD', 'NSW', 'VIC'].map((each) => ({ value: each, label: each }))
const PLACES = [
  { value: '', label: 'Any dealership' },
  { value: 'long', label: 'Longreach and Central West Prestige Motorcycles and Caravans' },
  { value: 'shut', label: 'Closed for the holidays', isDisabled: true },
]

/** Every form control: empty, filled, with a hint, with an error, disabled and with long words. */
export function FormStates() {
  return (
    <>
      <Shelf heading="Fields">
        <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
          <TextFields />
          <Lists />
        </div>
      </Shelf>
      <Shelf heading="Choices">
        <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
          <Choices />
        </div>
      </Shelf>
    </>
  )
}

function TextFields() {
  return (
    <>
      <Field id="part-name" label="Name" need="required" defaultValue="Ana Wirihana" />
      <Field id="part-badge" label="Badge" need="optional" hint="Such as SX, GLX+ or XLT." />
      <Field
        id="part-phone"
        label="Phone"
        type="tel"
        need="required"
        defaultValue="12"
        error="Enter an Australian phone number"
      />
      <Field id="part-kms" label="Kilometres" unit="kms" inputMode="numeric" placeholder="45,000" />
      <Field id="part-price" label="Price" aside="$5,000 to $250,000" inputMode="numeric" />
      <Field
        id="part-postcode"
        label="Postcode"
        inputMode="numeric"
        side={<Button variant="secondary">Estimate</Button>}
      />
      <Field id="part-email" label="Email" disabled defaultValue="ana@example.com" />
      <Field id="part-vin" label="VIN" readOnly defaultValue="MR0FA3CD100123456" />
      <Field id="part-long" label={LONG_LABEL} aside="1 to 12" hint={LONG_ERROR} error={LONG_ERROR} />
      <TextArea id="part-message" label="Message" need="optional" />
      <TextArea id="part-wrong" label="Message" need="required" error="Write a message" />
      <TextArea id="part-closed" label="Message" disabled defaultValue="Sent on Tuesday." />
    </>
  )
}

function Lists() {
  return (
    <>
      <Select id="part-state" label="State" options={STATES} hint="Where it will be registered." />
      <Select id="part-place" label="Place" need="required" options={PLACES} error="Choose a place" />
      <Select id="part-fixed" label="State" options={STATES} disabled />
      <Select id="part-chosen" label="Place" need="optional" options={PLACES} defaultValue="long" />
    </>
  )
}

function Choices() {
  return (
    <>
      <RadioGroup name="part-plain" legend="Reply by (in a line)" look="plain" options={REPLIES} />
      <RadioGroup name="part-cards" legend="Reply by (cards)" options={REPLIES} defaultValue="Email" />
      <RadioGroup name="part-missing" legend="Reply by (none chosen)" options={REPLIES} error="Choose one" />
      <div className="sm:col-span-2">
        <RadioGroup
          name="part-stack"
          legend="How is it?"
          hint="Its condition today."
          look="stack"
          options={CONDITIONS}
          defaultValue="good"
        />
      </div>
      <fieldset disabled className="grid gap-5">
        <legend className="sr-only">A disabled group</legend>
        <RadioGroup
          name="part-fixed-cards"
          legend="Reply by (disabled)"
          options={REPLIES}
          defaultValue="Email"
        />
        <RadioGroup
          name="part-fixed-plain"
          legend="Reply by (disabled, in a line)"
          look="plain"
          options={REPLIES}
          defaultValue="SMS"
        />
      </fieldset>
      <Checkbox id="part-box">Tell me about offers</Checkbox>
      <Checkbox id="part-ticked" defaultChecked>
        Ticked
      </Checkbox>
      <Checkbox id="part-off" disabled>
        Disabled
      </Checkbox>
      <Checkbox id="part-terms" error="Accept the conditions to go on">
        I accept the conditions
      </Checkbox>
      <div className="sm:col-span-2">
        <Checkbox id="part-long-box">{`${LONG_LABEL} ${LONG_ERROR}`}</Checkbox>
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" aria-pressed="true" className="chip px-4">
          $20,000
        </button>
        <button type="button" aria-pressed="false" className="chip px-4">
          $30,000
        </button>
      </div>
    </>
  )
}
