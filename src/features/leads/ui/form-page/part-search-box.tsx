/** The search of the parts counter: a plain GET form, so that a result can be shared (ROUTE-030). */
export function PartSearchBox({ query }: { query: string }) {
  return (
    <search>
      <form action="/parts/search" method="get" className="flex flex-col gap-2">
        <label htmlFor="part-query" className="text-sm font-medium text-ink">
          Search parts and accessories
        </label>
        <div className="flex gap-2">
          <input
            id="part-query"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={80}
            placeholder="Part, number or model"
            className="min-h-12 w-full min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-3 text-base text-ink outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
          />
          <button
            type="submit"
            className="min-h-12 shrink-0 rounded-control bg-action px-5 font-semibold text-on-action outline-offset-2 hover:bg-action-strong focus-visible:outline-2 focus-visible:outline-focus"
          >
            Search
          </button>
        </div>
      </form>
    </search>
  )
}
