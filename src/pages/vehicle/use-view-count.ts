import { useEffect, useState } from 'react'
import type { VehiclePageView } from './vehicle-page-view.ts'

type Countable = Pick<VehiclePageView, 'slug' | 'views' | 'counter'>

/**
 * Counts this view of the vehicle and returns the current number (VDP-055); until the answer, or if there is
 * none, the page's number. Pages are cached, so the server never counts while rendering. A prerendered page
 * counts only once somebody sees it.
 */
export function useViewCount(view: Countable | null): number | null {
  const [counted, setCounted] = useState<{ slug: string; views: number } | null>(null)
  useEffect(() => {
    if (!view) return
    let isCurrent = true
    const count = async () => {
      const views = await readViews(view)
      if (isCurrent && views !== null) setCounted({ slug: view.slug, views })
    }
    const page = document as Document & { prerendering?: boolean }
    if (page.prerendering) page.addEventListener('prerenderingchange', count, { once: true })
    else void count()
    return () => {
      isCurrent = false
      page.removeEventListener('prerenderingchange', count)
    }
  }, [view])
  if (!view?.counter.isShown) return null
  return counted?.slug === view.slug && counted.views > 0 ? counted.views : view.views
}

async function readViews({ slug, counter }: Countable): Promise<number | null> {
  const query = new URLSearchParams({
    photos_count: String(counter.photosCount),
    updated_at: counter.updatedAt,
    website_id: counter.websiteId,
  })
  try {
    const response = await fetch(`/cars/${encodeURIComponent(slug)}/view.json?${query}`, { priority: 'low' })
    const body: unknown = response.ok ? await response.json() : null
    if (typeof body !== 'object' || body === null || !('views' in body)) return null
    return typeof body.views === 'number' ? body.views : null
  } catch {
    return null
  }
}
