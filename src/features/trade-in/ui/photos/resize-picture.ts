/** Longest side sent; the server stores no more. */
const SIDE_MAX = 1800
const QUALITY = 0.82

/** The size to draw a picture at: same shape, neither side over the limit, never enlarged. */
export function fitSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Shrinks a photo for a phone's connection, upright and without its location. If this browser cannot draw it, it
 * is sent unchanged and the server decides whether it is a photo.
 */
export async function resizePicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fitSize(bitmap.width, bitmap.height)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
    return blob ?? file
  } catch {
    return file
  }
}
