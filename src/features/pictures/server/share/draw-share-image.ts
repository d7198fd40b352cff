import type { ShareCard } from '#src/features/pictures/domain/share-card.ts'
import { renderShareImage } from './render-share-image.ts'

/** Runs in the drawing thread, which receives the photograph as plain bytes. */
export function draw({ card, photo }: { card: ShareCard; photo: Uint8Array | null }): Promise<Buffer> {
  return renderShareImage(card, photo && Buffer.from(photo))
}
