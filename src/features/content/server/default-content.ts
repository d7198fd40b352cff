import { join } from 'node:path'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { readContentDirectory } from './content-directory.ts'
import { type ContentFiles, type ContentSource, readContentFile } from './content-source.ts'

type Kept = { files: ContentFiles; sources: ReadonlyMap<string, ContentSource> }
export type DefaultContent = ReturnType<typeof createDefaultContent>

/** The platform's own pages: those for every site, overridden by those for the site's first item type. */
export function createDefaultContent(directory: string) {
  const folders = new Map<string, Promise<Kept>>()

  function folder(name: string): Promise<Kept> {
    const known = folders.get(name)
    if (known) return known
    const reading = read(join(directory, name))
    reading.catch(() => folders.delete(name))
    folders.set(name, reading)
    return reading
  }

  const foldersOf = (config: SiteConfig) => Promise.all(['all', config.itemTypes[0] ?? 'car'].map(folder))

  return {
    layersFor: async (config: SiteConfig) => (await foldersOf(config)).map(({ sources }) => sources),
    filesFor: async (config: SiteConfig): Promise<ContentFiles> =>
      Object.assign({}, ...(await foldersOf(config)).map(({ files }) => files)),
  }
}

/** Invalid content here is the platform's own bug, so it throws. */
async function read(directory: string): Promise<Kept> {
  const files = await readContentDirectory(directory)
  if (!files.ok) throw new Error(files.error)
  const sources = new Map<string, ContentSource>()
  for (const [file, text] of Object.entries(files.value)) {
    const { source, findings } = readContentFile(file, text)
    if (!source || findings.length > 0)
      throw new Error(
        `${join(directory, file)}: ${findings.map(({ line, message }) => `line ${line} ${message}`).join('; ')}`,
      )
    sources.set(file, source)
  }
  return { files: files.value, sources }
}
