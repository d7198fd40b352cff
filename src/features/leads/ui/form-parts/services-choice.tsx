type ServicesChoiceProps = { services: readonly string[]; chosen: readonly string[] }

/** Boxes of what may be asked for besides; each ticked one is sent in additional_services (LEAD-026). */
export function ServicesChoice({ services, chosen }: ServicesChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-medium text-ink">
        Also needed <span className="font-normal text-ink-muted">(optional)</span>
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {services.map((service) => (
          <label key={service} className="flex min-h-11 items-center gap-3 text-base text-ink">
            <input
              type="checkbox"
              name="additional_services"
              value={service}
              defaultChecked={chosen.includes(service)}
              className="size-5 shrink-0 accent-accent"
            />
            {service}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
