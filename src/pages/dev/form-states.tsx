import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field, TextArea, Select } from '#src/ui/form/field.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { ProblemBox } from '#src/ui/page/problem-box.tsx'
import { Button } from '#src/ui/button.tsx'
import { Shelf } from './shelf.tsx'

const REPLIES = ['Phone', 'Email', 'SMS'].map((each) => ({ value: each, label: each }))
const CONDITIONS = [
  { value: 'good', label: 'Good', detail: 'Nothing to mend' },
  { value: 'fair', label: 'Fair', detail: 'A few marks' },
]
const STATES = ['QLD', 'NSW', 'VIC'].map((each) => ({ value: each, label: each }))

/** Every form control: empty, filled, with a hint, with an error. */
export function FormStates() {
  return (
    <Shelf heading="Forms">
      <ProblemBox
        idPrefix="part-"
        problem={{
          message: 'Please check these fields.',
          fields: [{ field: 'phone', message: 'Enter an Australian phone number' }],
        }}
      />
      <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
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
        <Select id="part-state" label="State" options={STATES} />
        <Select id="part-place" label="Place" options={STATES} error="Choose a place" />
        <TextArea id="part-message" label="Message" need="optional" frame="sm:col-span-2" />
        <RadioGroup name="part-plain" legend="Reply by (in a line)" look="plain" options={REPLIES} />
        <RadioGroup
          name="part-cards"
          legend="Reply by (cards)"
          options={REPLIES}
          defaultValue="Email"
          error="Choose one"
        />
        <div className="sm:col-span-2">
          <RadioGroup
            name="part-stack"
            legend="How is it?"
            hint="As it is today."
            look="stack"
            options={CONDITIONS}
            defaultValue="good"
          />
        </div>
        <Checkbox id="part-box">Tell me about offers</Checkbox>
        <Checkbox id="part-terms" error="Accept the conditions to go on">
          I accept the conditions
        </Checkbox>
        <div className="flex flex-wrap gap-2">
          <button type="button" aria-pressed="true" className="chip px-4">
            $20,000
          </button>
          <button type="button" aria-pressed="false" className="chip px-4">
            $30,000
          </button>
        </div>
      </div>
    </Shelf>
  )
}
