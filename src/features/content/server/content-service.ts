import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { PublicationFinding } from '#src/features/sites/domain/publication-finding.ts'
import type { SiteConfig, SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { BlogCard, BlogPost, ContentPage } from '../domain/content-view.ts'
import { BLOG_CATEGORIES, findBlogCategory } from '../domain/blog-category.ts'
import { lintDocument, type PathAnswer } from '../domain/lint/document-rules.ts'
import { contentError, type ContentError } from './content-errors.ts'
import { readContentDirectory } from './content-directory.ts'
import { createContentLibrary, type ContentLibrary } from './content-library.ts'
import { lintContent } from './content-lint.ts'
import {
  addPreview,
  findContentSet,
  findPreview,
  findVersionSet,
  storeContentSet,
} from './content-repository.ts'
import { type ContentFiles, type ContentSource, readContentFile } from './content-source.ts'
import { createDefaultContent, type DefaultContent } from './default-content.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

type Deps = {
  store: Store
  clock: Clock
  /** Directory of the platform's own pages: `all/` and one folder per item type. */
  defaultsDirectory: string
  /** Returns a function that says which route answers a path, ignoring content pages. */
  readRoutes(): Promise<(path: string) => PathAnswer>
}
type When = { now: number; preview?: string | null }
type Layer = ReadonlyMap<string, ContentSource>

/** Most bytes of one site's own content; more is a mistake. */
const SET_BYTES_MAX = 4_000_000
const PREVIEW_MS = 7 * 86_400_000
/** Parsed sets kept in memory; a set is small. */
const SETS_KEPT = 200

export type ContentService = ReturnType<typeof createContentService>

/**
 * Each site's pages, questions and posts: its own files over the platform's, with placeholders filled in, by
 * their dates. Every reader takes an optional preview token, which shows its set regardless of dates.
 */
export function createContentService(deps: Deps) {
  const { store, clock } = deps
  const defaults = createDefaultContent(deps.defaultsDirectory)
  const libraries = createLibraries(store, defaults)

  async function libraryFor(site: SiteContext, { now, preview }: When): Promise<ContentLibrary | null> {
    if (!preview) return libraries.published(site)
    const found = await findPreview(store.db, { siteId: site.id, token: preview, now: new Date(now) })
    return found ? libraries.preview(site.config, found.content_set) : null
  }

  return {
    /**
     * Part of page cache versions: changes whenever a page or post of the site starts or ends. Answers at
     * once, because a site whose content was never requested has no page that could be stale.
     */
    version(site: SiteContext, now: number): string {
      const library = libraries.loaded(site)
      return library ? String(library.changes(now)) : '-'
    },

    /** The page at an address such as `/about-us` (ROUTE-038, ROUTE-041, ROUTE-048), or null. */
    findPage: async (site: SiteContext, input: When & { path: string }): Promise<ContentPage | null> =>
      (await libraryFor(site, input))?.findPage(input.path, input.now) ?? null,

    /** Addresses, titles and short names of every current page. */
    listPages: async (site: SiteContext, now: number) => (await libraries.published(site)).listPages(now),

    /** Blog cards, newest first, optionally of one category by its address segment (PAGE-032, PAGE-033). */
    listPosts: async (site: SiteContext, input: When & { category?: string }): Promise<BlogCard[]> =>
      (await libraryFor(site, input))?.listPosts(input.now, input.category) ?? [],

    /** The post with this name, or null. */
    findPost: async (site: SiteContext, input: When & { slug: string }): Promise<BlogPost | null> =>
      (await libraryFor(site, input))?.findPost(input.slug, input.now) ?? null,

    /** Cards for a blog block: as many as the site's document asks for, none at 0 (SITE-012). */
    async blogBlock(site: SiteContext, now: number): Promise<BlogCard[]> {
      const { count } = site.config.blogs
      return count === 0 ? [] : (await libraries.published(site)).listPosts(now).slice(0, count)
    },

    ...authoring(deps, defaults, libraries),
    lint: createLint(deps, defaults, libraries),

    /** A token that shows a set on this site for seven days, regardless of its dates. */
    createPreview: (site: SiteContext, contentSet: string | null): Promise<string> =>
      addPreview(store.db, {
        siteId: site.id,
        contentSet,
        expiresAt: new Date(clock.now() + PREVIEW_MS),
        now: new Date(clock.now()),
      }),
  }
}

type KeptLibrary = { version: number; library: Promise<ContentLibrary>; loaded?: ContentLibrary }

/** Parsed content by site version and by set. A set never changes, so nothing here goes stale. */
function createLibraries(store: Store, defaults: DefaultContent) {
  const bySite = new Map<string, KeptLibrary>()
  const sets = createRecentCache<Promise<Layer>>(SETS_KEPT)

  function sourcesOf(id: string | null): Promise<Layer> {
    if (id === null) return Promise.resolve(new Map())
    const known = sets.get(id)
    if (known) return known
    const reading = findContentSet(store.db, id).then((files) => readSources(files ?? {}).sources)
    reading.catch(() => sets.delete(id))
    sets.set(id, reading)
    return reading
  }

  async function build(config: SiteConfig, set: string | null, isPreview: boolean): Promise<ContentLibrary> {
    return createContentLibrary(
      config,
      [...(await defaults.layersFor(config)), await sourcesOf(set)],
      isPreview,
    )
  }

  return {
    sourcesOf,
    preview: (config: SiteConfig, set: string | null) => build(config, set, true),
    published(site: SiteContext): Promise<ContentLibrary> {
      const known = bySite.get(site.id)
      if (known?.version === site.version) return known.library
      const library = findVersionSet(store.db, site.id, site.version).then((set) =>
        build(site.config, set, false),
      )
      const kept: KeptLibrary = {
        version: site.version,
        library,
      }
      bySite.set(site.id, kept)
      library.then(
        (loaded) => {
          kept.loaded = loaded
        },
        () => bySite.delete(site.id),
      )
      return library
    },
    /** The published library if it is in memory, else null. */
    loaded(site: SiteContext): ContentLibrary | null {
      const known = bySite.get(site.id)
      return known?.version === site.version ? (known.loaded ?? null) : null
    },
  }
}

type KeptSet = { set: string; files: number }

function authoring(
  { store, clock }: Deps,
  defaults: DefaultContent,
  libraries: ReturnType<typeof createLibraries>,
) {
  /** Stores files as a set if each of them is valid. */
  async function keepFiles(files: ContentFiles): Promise<Result<KeptSet, ContentError>> {
    const names = Object.keys(files)
    const bytes = names.reduce((sum, name) => sum + Buffer.byteLength(files[name] ?? ''), 0)
    if (bytes > SET_BYTES_MAX)
      return fail(
        contentError(
          'content_unreadable',
          `The content holds ${bytes} bytes; at most ${SET_BYTES_MAX} are read.`,
        ),
      )
    const { findings } = readSources(files)
    if (findings.length > 0)
      return fail(contentError('content_invalid', `The content has ${mistakes(findings.length)}.`, findings))
    return ok({ set: await storeContentSet(store.db, files, new Date(clock.now())), files: names.length })
  }

  return {
    /** Reads a directory of `.md` files and stores them as a set; refused with every mistake by file and line. */
    async readDirectory(directory: string): Promise<Result<KeptSet, ContentError>> {
      const files = await readContentDirectory(directory)
      return files.ok ? keepFiles(files.value) : fail(contentError('content_unreadable', files.error))
    },

    keepFiles,

    /** The set a site is published with; null if it uses the platform's pages alone. */
    currentSet: (site: SiteContext): Promise<string | null> =>
      findVersionSet(store.db, site.id, site.version),

    /** The files of the published set, or the platform's defaults to start from. */
    async exportFiles(site: SiteContext, isWithDefaults: boolean): Promise<ContentFiles> {
      const set = await findVersionSet(store.db, site.id, site.version)
      const own = set === null ? {} : ((await findContentSet(store.db, set)) ?? {})
      return isWithDefaults ? { ...(await defaults.filesFor(site.config)), ...own } : own
    },

    /** Every file of a set with its address, for listing. */
    listSources: async (set: string | null) => [...(await libraries.sourcesOf(set)).values()],
  }
}

function mistakes(count: number): string {
  return `${count} mistake${count === 1 ? '' : 's'}`
}

/** All linter findings for a document and the content it would be published with. */
function createLint(deps: Deps, defaults: DefaultContent, libraries: ReturnType<typeof createLibraries>) {
  return async (candidate: {
    config: SiteConfig
    contentSet: string | null
  }): Promise<PublicationFinding[]> => {
    const { config, contentSet } = candidate
    const own = await libraries.sourcesOf(contentSet)
    const layers = [...(await defaults.layersFor(config)), own]
    const nowMs = deps.clock.now()
    const routeOf = await deps.readRoutes()
    const content = new Set(addressesOf(layers))
    const answerOf = (href: string): PathAnswer => {
      const path = (href.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '')
      if (content.has(path)) return 'page'
      return /^\/(?:pages|blog)\/./.test(path) && path !== '/blog/feed.xml' && !isCategory(path)
        ? 'none'
        : routeOf(path)
    }
    return [
      ...lintDocument(config, { nowMs, answerOf }),
      ...lintContent([...own.values()], {
        nowMs,
        answerOf,
        timeZone: AU_STATE_TIME_ZONE[config.state],
        retentionMonths: config.retentionMonths,
      }),
    ]
  }
}

function addressesOf(layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) =>
    [...layer.values()].flatMap(({ address, front }) =>
      address.kind === 'page' ? [address.path] : [`/blog/${slugOf(front.category)}/${address.slug}`],
    ),
  )
}

function isCategory(path: string): boolean {
  return BLOG_CATEGORIES.some(({ slug }) => path === `/blog/${slug}`)
}

function slugOf(category: string | undefined): string {
  return findBlogCategory(category ?? '')?.slug ?? ''
}

function readSources(files: ContentFiles): { sources: Layer; findings: PublicationFinding[] } {
  const read = Object.entries(files).map(([file, text]) => readContentFile(file, text))
  return {
    sources: new Map(read.flatMap(({ source }) => (source ? [[source.file, source] as const] : []))),
    findings: read.flatMap(({ findings }) => findings),
  }
}
