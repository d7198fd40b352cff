import { FEATURES_SHOWN, type CommentsPreview } from '#src/features/vehicles/domain/facts/comments-preview.ts'
import type { InfoTab } from '#src/features/vehicles/domain/page/info-tabs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { DealerComments } from './dealer-comments.tsx'
import { Disclosure } from './disclosure.tsx'

/** The information tabs as one group of panels of which one is open, with native elements (VDP-014). */
export function InfoTabs({ tabs, comments }: { tabs: InfoTab[]; comments: CommentsPreview }) {
  return (
    <div className="border-t border-line">
      {tabs.map((tab) => (
        <details
          key={tab.key}
          id={`info-${tab.key}`}
          name="vehicle-information"
          open={tab.key === 'comments'}
          className="group/tab border-b border-line"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-display text-lg font-semibold text-ink [&::-webkit-details-marker]:hidden">
            <h2>{tab.label}</h2>
            <Icon name="next" className="size-5 shrink-0 rotate-90 group-open/tab:-rotate-90" />
          </summary>
          <div className="pb-6">
            {tab.key === 'comments' ? <DealerComments comments={comments} /> : <TabItems tab={tab} />}
          </div>
        </details>
      ))}
    </div>
  )
}

function TabItems({ tab }: { tab: InfoTab }) {
  if (tab.key !== 'features') return <CheckedList items={tab.items} />
  const rest = tab.items.slice(FEATURES_SHOWN)
  return (
    <>
      <CheckedList items={tab.items.slice(0, FEATURES_SHOWN)} />
      {rest.length > 0 ? (
        <Disclosure more={`Show All ${tab.items.length}`} less="Show Less">
          <CheckedList items={rest} />
        </Disclosure>
      ) : null}
    </>
  )
}

function CheckedList({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-2.5 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 text-ink">
          <Icon name="check" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
          <span className="min-w-0 break-words">{item}</span>
        </li>
      ))}
    </ul>
  )
}
