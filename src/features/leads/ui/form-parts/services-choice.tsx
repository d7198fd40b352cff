import { Checkbox } from '#src/ui/form/checkbox.tsx'

type ServicesChoiceProps = { services: readonly string[]; chosen: readonly string[] }

/** Checkboxes for extras; each ticked one is sent in additional_services (LEAD-026). */
export function ServicesChoice({ services, chosen }: ServicesChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="control-label">
        Also needed <span className="font-normal text-ink-muted">(optional)</span>
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {services.map((service) => (
          <Checkbox
            key={service}
            name="additional_services"
            value={service}
            defaultChecked={chosen.includes(service)}
          >
            {service}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
