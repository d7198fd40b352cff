import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { join } from 'node:path'
import type { Logger } from 'pino'
import sharp from 'sharp'
import type { Env } from '#src/env.ts'
import { createFeedPictureService } from '#src/features/pictures/server/feed/feed-picture-service.ts'
import { createFetchPicture } from '#src/features/pictures/server/feed/fetch-picture.ts'
import { createSampleTones } from '#src/features/pictures/server/sample-tones.ts'
import {
  createPictureService,
  type PictureService,
  SAMPLE_DRAWING,
} from '#src/features/pictures/server/picture-service.ts'
import type { SamplePictureInput } from '#src/features/pictures/server/draw-sample-picture.ts'
import { createShareImageService } from '#src/features/pictures/server/share/share-image-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { SiteService } from '#src/features/sites/server/site-service.ts'
import { createPrintSheet } from '#src/features/vehicles/server/print-sheet/print-sheet.ts'
import { listPictureSources } from '#src/app/stock/feed-dealerships.ts'
import { createDrawingThread } from '#src/platform/drawing/drawing-thread.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

type Parts = { env: Env; root: string; clock: Clock; log: Logger; store: Store; sites: SiteService }

// By default sharp keeps 50 MB of decoded pictures; finished ones are kept on disk, and none is decoded
// twice.
sharp.cache(false)

/** Sample pictures, pictures of feeds and what is made with either. */
export function createPictures({ env, root, clock, log, store, sites }: Parts) {
  // Not the thread for documents: a page waits for its pictures.
  const tinting = createDrawingThread()
  const pictures = createPictureService({
    render: (mastersDir, request) =>
      tinting.draw(SAMPLE_DRAWING, { mastersDir, request } satisfies SamplePictureInput),
    mastersDir: join(root, 'seed/pictures/masters'),
    readyDir: join(root, 'seed/pictures'),
    cacheDir: join(env.dataDir, 'pictures'),
    onError: (error) => log.warn({ err: error }, 'picture'),
  })
  const feedPictures = createFeedPictureService({
    store,
    clock,
    dir: join(env.dataDir, 'feed-pictures'),
    fetch: createFetchPicture({ isDevelopment: !env.isProduction }),
    hostsOf: (dealershipId) => listPictureSources(sites, dealershipId),
    onEvent: (event) => log[event.kind === 'stored' ? 'debug' : 'warn'](event, 'feed picture'),
  })
  const sampleTones = createSampleTones(join(root, 'seed/pictures/tiny-masters.json'))
  /** The colours a picture of either kind shows while it loads. */
  const tonesOf = (url: string) => sampleTones.tonesOf(url) ?? feedPictures.tonesOf(url)
  const readPhoto = async (site: SiteContext, url: string) =>
    (await pictures.readJpeg(url)) ?? feedPictures.readJpeg(site, url)
  const thread = createDrawingThread()
  const printSheet = createPrintSheet({
    readPhoto,
    thread,
    onFault: (error) => log.warn({ err: error }, 'print sheet'),
  })
  const shareImages = createShareImageService({
    dir: join(env.dataDir, 'share-pictures'),
    readPhoto,
    thread,
    onError: (error) => log.warn({ err: error }, 'share picture'),
  })
  return { pictures, feedPictures, tonesOf, printSheet, shareImages }
}

type Warming = {
  vehicles: Pick<VehicleService, 'streamAll'>
  pictures: PictureService
  log: Logger
  signal: AbortSignal
}

/**
 * The other widths of first pictures come with the program (seed/pictures); this one is for high-density
 * phones.
 */
const WARM_WIDTH = 1200

/**
 * Tints the sample pictures that cards show first, at low priority, so that hardly any visitor waits for one.
 */
export function warmPictures({ vehicles, pictures, log, signal }: Warming): void {
  async function warmAll(): Promise<void> {
    const sources = new Set<string>()
    for await (const batch of vehicles.streamAll(200))
      for (const { images } of batch) if (images[0]) sources.add(images[0].url)
    await pictures.warm(sources, { widths: [WARM_WIDTH], signal })
  }
  warmAll().catch((error: unknown) => log.warn({ err: error }, 'warming pictures'))
}
