import type { SiteShell } from '#src/features/sites/domain/site-shell.ts'
import { PhoneLink } from '#src/features/sites/ui/phone-link.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** The menu of a phone: a drawer under the header that works before any script has run. */
export function MobileMenu({ shell }: { shell: SiteShell }) {
  return (
    <details className="group lg:hidden" data-menu="">
      <summary className="grid size-11 place-items-center" aria-label="Menu">
        <Icon name="menu" className="size-6" />
      </summary>
      <nav
        aria-label="Main, small screen"
        className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-surface px-4 pb-6 text-ink shadow-lg"
      >
        <ul className="divide-y divide-line">
          {shell.menu.map((item) => (
            <li key={item.label} className="py-1">
              <a href={item.href} className="flex min-h-12 items-center font-display text-lg font-semibold">
                {item.label}
              </a>
              {item.children.length > 0 ? (
                <ul className="grid grid-cols-2 gap-x-4 pb-2">
                  {item.children.map((link) => (
                    <li key={link.href + link.label}>
                      <a href={link.href} className="flex min-h-11 items-center text-ink-muted">
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
        <PhoneLink phone={shell.phone} className="button-primary mt-4 w-full" />
      </nav>
    </details>
  )
}
