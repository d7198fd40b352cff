import type { Link } from '#src/shared/domain/form/field-schema.ts'
import type { MenuItem } from '#src/features/sites/domain/document/words-schema.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { MEGA_PANEL, PANEL } from './panel-class.ts'

type MenuBarProps = {
  menu: readonly MenuItem[]
  /** Classes of the row and of each of its items. */
  className?: string
  itemClass: string
}

/** More links than this go in two columns. */
const ONE_COLUMN_MAX = 6

/**
 * The menu of a wide screen (PAGE-028). `details` opens by touch, by keyboard and without scripts; a shared
 * name keeps only one open. An item with groups opens a panel as wide as the header, the nearest positioned
 * parent.
 */
export function MenuBar({ menu, className = '', itemClass }: MenuBarProps) {
  return (
    <ul className={`items-center ${className}`}>
      {menu.map((item) => {
        const isMega = item.groups.length > 0
        return (
          <li key={item.label} className={isMega ? '' : 'relative'}>
            {item.children.length === 0 && !isMega ? (
              <a href={item.href} className={`flex items-center ${itemClass}`} data-prefetch="">
                {item.label}
              </a>
            ) : (
              <details name="menu" className="group" data-menu="">
                <summary className={`flex items-center gap-1 ${itemClass}`}>
                  {item.label}
                  <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
                </summary>
                {isMega ? <MegaPanel item={item} /> : <ListPanel item={item} />}
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function ListPanel({ item }: { item: MenuItem }) {
  const isWide = item.children.length > ONE_COLUMN_MAX
  return (
    <div className={`${PANEL} -left-4 ${isWide ? 'w-[30rem]' : 'w-64'}`}>
      <SeeAll item={item} />
      <ul className={isWide ? 'grid grid-cols-2' : ''}>
        {item.children.map((link) => (
          <PanelLink key={link.href + link.label} link={link} />
        ))}
      </ul>
    </div>
  )
}

/** Headed columns, such as a make with its models, under one item of the menu. */
function MegaPanel({ item }: { item: MenuItem }) {
  return (
    <div className={MEGA_PANEL}>
      <div className="container-page flex gap-10 py-7">
        <div className="w-52 shrink-0 border-r border-line pr-6">
          <SeeAll item={item} />
          <ul>
            {item.children.map((link) => (
              <PanelLink key={link.href + link.label} link={link} />
            ))}
          </ul>
        </div>
        <div className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-6 gap-y-5">
          {item.groups.map((group) => (
            <div key={group.heading}>
              <a
                href={group.href}
                className="flex min-h-11 items-center border-b border-line font-display text-lg font-semibold hover:text-brand-text"
                data-prefetch=""
              >
                {group.heading}
              </a>
              <ul className="mt-1 -ml-3">
                {group.links.map((link) => (
                  <PanelLink key={link.href + link.label} link={link} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function SeeAll({ item }: { item: MenuItem }) {
  return (
    <a href={item.href} className="block rounded-control px-3 py-2.5 font-semibold hover:bg-brand-soft">
      {item.label}: see all
    </a>
  )
}

function PanelLink({ link }: { link: Link }) {
  return (
    <li>
      <a href={link.href} className="block rounded-control px-3 py-2.5 hover:bg-brand-soft" data-prefetch="">
        {link.label}
      </a>
    </li>
  )
}
