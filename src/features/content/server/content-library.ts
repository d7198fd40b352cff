import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { BLOG_CATEGORIES, findBlogCategory } from '../domain/blog-category.ts'
import {
  type BlogCard,
  type BlogPost,
  type ContentPage,
  enquireHref,
  postHref,
} from '../domain/content-view.ts'
import { dateText, isLive, parseMoment, passedChanges, type Period } from '../domain/schedule.ts'
import { fillText, type PlaceholderValues, placeholderValues } from '../domain/text/placeholders.ts'
import type { ContentSource } from './content-source.ts'
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts'

type Entry = Period & { source: ContentSource }
type PostEntry = Entry & { publishAt: number; slug: string }

/** Enquiry subject for pages that name none. */
const GENERAL = 'General Enquiry'

/** Content sources in order: later layers replace earlier ones file by file. */
export type ContentLayers = readonly ReadonlyMap<string, ContentSource>[]

export type ContentLibrary = ReturnType<typeof createContentLibrary>

/**
 * One site's content at one version: its own files over the platform's, with placeholders filled in, rendered
 * on first request. `isPreview` shows entries regardless of their dates.
 */
export function createContentLibrary(config: SiteConfig, layers: ContentLayers, isPreview = false) {
  const values = placeholderValues(config)
  const zone = AU_STATE_TIME_ZONE[config.state]
  const { pages, posts } = sortEntries(layers, zone)
  const rendered = new WeakMap<ContentSource, RenderedMarkdown>()
  const periods = [...pages.values(), ...posts]

  function render(source: ContentSource, hasQuestions = false): RenderedMarkdown {
    const known = rendered.get(source)
    if (known) return known
    const made = renderMarkdown(source.root, values, { hasQuestions })
    rendered.set(source, made)
    return made
  }

  const isShown = (entry: Entry, now: number) => isPreview || isLive(entry, now)
  const cards = new Map<PostEntry, BlogCard>()

  function cardOf(post: PostEntry): BlogCard {
    const known = cards.get(post)
    if (known) return known
    const made = toCard(post, values, zone)
    cards.set(post, made)
    return made
  }

  return {
    /** Changes whenever an entry starts or ends. */
    changes: (now: number): number => (isPreview ? 0 : passedChanges(periods, now)),

    listPages: (now: number) =>
      [...pages]
        .filter(([, entry]) => isShown(entry, now))
        .map(
          ([
            path,
            {
              source: { front },
            },
          ]) => ({
            path,
            label: fillText(front.menu ?? front.title, values.inline),
            title: fillText(front.title, values.inline),
          }),
        ),

    findPage(path: string, now: number): ContentPage | null {
      const entry = pages.get(path)
      if (!entry || !isShown(entry, now)) return null
      return toPage(path, entry.source, values, render(entry.source, path === '/faqs'))
    },

    /** Cards of current posts, newest first, optionally of one category by its address segment (PAGE-032). */
    listPosts: (now: number, category?: string): BlogCard[] =>
      posts
        .filter((post) => isShown(post, now))
        .map(cardOf)
        .filter((card) => category === undefined || card.category.slug === category),

    /** The post with this name in any category, or null. */
    findPost(slug: string, now: number): BlogPost | null {
      const post = posts.find((each) => each.slug === slug)
      if (!post || !isShown(post, now)) return null
      return {
        ...cardOf(post),
        description: fillText(post.source.front.description, values.inline),
        html: render(post.source).html,
      }
    },
  }
}

function toPage(
  path: string,
  { front }: ContentSource,
  { inline }: PlaceholderValues,
  { html, sections, groups }: RenderedMarkdown,
): ContentPage {
  return {
    path,
    title: fillText(front.title, inline),
    description: fillText(front.description, inline),
    image: front.image ?? null,
    alt: fillText(front.alt ?? '', inline),
    html,
    sections,
    groups,
    enquire: { label: 'Send an enquiry', href: enquireHref(front.enquire ?? GENERAL) },
  }
}

function sortEntries(layers: ContentLayers, zone: string) {
  const sources = new Map(layers.flatMap((layer) => [...layer]))
  const pages = new Map<string, Entry>()
  const posts: PostEntry[] = []
  for (const source of sources.values()) {
    const { front, address } = source
    const entry = {
      source,
      publishAt: writtenMoment(front.publish_at, zone),
      expiresAt: writtenMoment(front.expires_at, zone),
    }
    if (address.kind === 'page') pages.set(address.path, entry)
    else if (entry.publishAt !== null && front.category && front.image)
      posts.push({ ...entry, publishAt: entry.publishAt, slug: address.slug })
  }
  posts.sort((a, b) => b.publishAt - a.publishAt || (a.slug < b.slug ? -1 : 1))
  return { pages, posts }
}

function writtenMoment(text: string | undefined, zone: string): number | null {
  return text === undefined ? null : parseMoment(text, zone)
}

function toCard(
  { source: { front }, slug, publishAt }: PostEntry,
  { inline }: PlaceholderValues,
  zone: string,
): BlogCard {
  const category = findBlogCategory(front.category ?? '') ?? BLOG_CATEGORIES[0]
  return {
    href: postHref(category, slug),
    heading: fillText(front.title, inline),
    image: front.image ?? '',
    alt: fillText(front.alt ?? '', inline),
    date: dateText(publishAt, zone),
    summary: fillText(front.description, inline),
    category,
    publishedAt: new Date(publishAt).toISOString(),
  }
}
