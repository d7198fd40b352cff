import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/form/field.tsx'

/** The parts search: a plain GET form, so that results can be shared (ROUTE-030). */
export function PartSearchBox({ query }: { query: string }) {
  return (
    <search>
      <form action="/parts/search" method="get">
        <Field
          id="part-query"
          type="search"
          name="q"
          label="Search parts and accessories"
          defaultValue={query}
          maxLength={80}
          placeholder="Part, number or model"
          side={
            <Button type="submit" className="shrink-0">
              Search
            </Button>
          }
        />
      </form>
    </search>
  )
}
