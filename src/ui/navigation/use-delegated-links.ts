import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { routedHref } from './delegated-links.ts'

/**
 * One listener for the plain links of the whole page: navigates through the router where that is safe, and
 * closes menus.
 */
export function useDelegatedLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      closeMenus(target)
      const link = target?.closest<HTMLAnchorElement>('a[href]')
      if (!link) return
      const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const facts = {
        href: link.href,
        target: link.target,
        hasDownload: link.hasAttribute('download'),
        isHandledElsewhere: link.dataset.search !== undefined,
      }
      const href = routedHref(
        { button: event.button, isModified, isPrevented: event.defaultPrevented },
        facts,
        window.location.href,
      )
      if (href === null) return
      event.preventDefault()
      closeMenus(null)
      void navigate(href)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
      closeMenus(null)
      menu?.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [navigate])
}

function closeMenus(inside: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (!inside || !menu.contains(inside)) menu.open = false
  }
}
