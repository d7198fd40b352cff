/** Alt text: the feed's own, else title and position (`2021 Toyota HiLux, photo 3 of 12`). */
export function imageAlt(
  image: { alt: string | null },
  title: string,
  position: number,
  count: number,
): string {
  const own = image.alt?.trim()
  if (own) return own
  return count > 1 ? `${title}, photo ${position} of ${count}` : title
}
