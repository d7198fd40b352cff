import { cleanText } from '#src/shared/domain/clean-text.ts'
import { quotedText } from '#src/shared/domain/text/quoted-text.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { centsFromDollars, dollarsFromCents } from '#src/shared/domain/money.ts'
import type { Hotspot, Hotspots, VehicleImage, VehicleVideo } from '../vehicle.ts'
import type { WireField, WireKind } from './wire-field.ts'

type Read = Result<unknown, string>
type ValueKind = Exclude<WireKind, 'group' | 'group_by_key'>
type Json = Record<string, unknown>

/** Longest stored values in UTF-16 units, because a feed may be hostile. */
const TEXT_MAX = 1_000
const LONG_TEXT_MAX = 50_000
const URL_MAX = 2_000
const LIST_MAX = 500
/** PostgreSQL integer. */
const INTEGER_MAX = 2_147_483_647
/** A billion dollars is beyond any vehicle, and well below the limit of bigint. */
const DOLLARS_MAX = 1_000_000_000

/** Whether it is an object other than null or a list. */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Short text for any value in a reason. It never calls the value's own methods: `{"toString":0}` has one that
 * throws, and deeply nested lists overflow the stack.
 */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'a record'
  return quotedText(String(value))
}

function readText(value: unknown, max: number): Read {
  if (typeof value !== 'string' && typeof value !== 'number') return fail('is not text')
  const text = cleanText(String(value), true)
  return text.length > max ? fail(`is longer than ${max} characters`) : ok(text === '' ? null : text)
}

function readUrl(value: unknown): Read {
  const read = readText(value, URL_MAX)
  if (!read.ok || read.value === null) return read
  return /^(https?:\/\/|\/(?!\/))[^\s<>"]+$/i.test(String(read.value))
    ? read
    : fail('is not a web address (http or https)')
}

function readNumber(value: unknown, isWhole: boolean, max: number): Read {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fail('is not a number')
  if (isWhole && !Number.isInteger(value)) return fail('is not a whole number')
  return Math.abs(value) > max ? fail('is out of range') : ok(value)
}

function readCount(value: unknown): Read {
  const read = readNumber(value, true, INTEGER_MAX)
  return read.ok && (value as number) < 0 ? fail('is below zero') : read
}

function readCents(value: unknown): Read {
  const read = readNumber(value, false, DOLLARS_MAX)
  if (!read.ok) return read
  return (value as number) < 0 ? fail('is below zero') : ok(centsFromDollars(value as number))
}

/** Whether `text` is an existing day as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  return day >= 1 && day <= daysOfMonth(year, month)
}

/** 0 for an invalid month. */
function daysOfMonth(year: number, month: number): number {
  if (month !== 2) return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
}

function readInstant(value: unknown): Read {
  const time =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(value)
      ? Date.parse(value)
      : Number.NaN
  return Number.isNaN(time)
    ? fail('is not a time such as 2026-11-21T04:00:00Z')
    : ok(new Date(time).toISOString())
}

function readUnixSeconds(value: unknown): Read {
  const read = readNumber(value, false, 253_402_300_799)
  if (!read.ok) return read
  return (value as number) < 0
    ? fail('is below zero')
    : ok(new Date(Math.round((value as number) * 1000)).toISOString())
}

/** Reads each entry of a list; the first refused entry refuses the list. */
function readList(value: unknown, readEntry: (entry: unknown) => Read): Read {
  if (!Array.isArray(value)) return fail('is not a list')
  if (value.length > LIST_MAX) return fail(`has more than ${LIST_MAX} entries`)
  const entries: unknown[] = []
  for (const [index, entry] of value.entries()) {
    const read = readEntry(entry)
    if (!read.ok) return fail(`entry ${index + 1} ${read.error}`)
    if (read.value !== null) entries.push(read.value)
  }
  return ok(entries)
}

/** `{ image: { url, thumb: { url } }, alt }`, the flat `{ url, thumb_url }` or a bare address (DATA-008). */
function readImage(entry: unknown): Read {
  if (typeof entry === 'string') return readImage({ url: entry })
  if (!isRecord(entry)) return fail('is not a picture')
  const image = isRecord(entry.image) ? entry.image : entry
  const thumb = isRecord(image.thumb) ? image.thumb.url : (image.thumb_url ?? image.thumb)
  const url = readUrl(image.url)
  const thumbUrl = thumb == null ? ok(null) : readUrl(thumb)
  const alt = entry.alt == null ? ok(null) : readText(entry.alt, TEXT_MAX)
  if (!url.ok || !thumbUrl.ok || !alt.ok) return fail('is not a picture with a web address')
  return ok(url.value === null ? null : { url: url.value, thumbUrl: thumbUrl.value, alt: alt.value })
}

function readVideo(entry: unknown): Read {
  if (typeof entry === 'string') return readVideo({ url: entry })
  if (!isRecord(entry)) return fail('is not a video')
  const url = readUrl(entry.url)
  const title = entry.title == null ? ok(null) : readText(entry.title, TEXT_MAX)
  const poster = entry.poster_url == null ? ok(null) : readUrl(entry.poster_url)
  if (!url.ok || !title.ok || !poster.ok) return fail('is not a video with a web address')
  return ok(url.value === null ? null : { url: url.value, title: title.value, posterUrl: poster.value })
}

/** DATA-010: a point with its position by angle, in percent of the frame. */
function readHotspot(entry: unknown): Read {
  if (!isRecord(entry) || entry.id == null || !isRecord(entry.positions)) return fail('is not a hotspot')
  const id = readText(entry.id, TEXT_MAX)
  if (!id.ok || id.value === null) return fail('is not a hotspot with an id')
  const anchors = readList(entry.anchors ?? [], (anchor) => readText(anchor, TEXT_MAX))
  const description = readText(entry.description ?? '', LONG_TEXT_MAX)
  if (!anchors.ok || !description.ok) return fail('is not a hotspot')
  const positions: [string, { x: number; y: number }][] = []
  for (const [angle, point] of Object.entries(entry.positions)) {
    if (!/^-?\d{1,4}(\.\d+)?$/.test(angle)) return fail(`has the angle '${shownValue(angle)}'`)
    // 1e999 is valid JSON and becomes Infinity
    if (!isRecord(point) || !Number.isFinite(point.x) || !Number.isFinite(point.y))
      return fail(`has no x and y at angle ${angle}`)
    positions.push([angle, { x: point.x as number, y: point.y as number }])
  }
  const hotspot = {
    id: id.value,
    description: description.value ?? '',
    anchors: anchors.value,
  }
  return ok({ ...hotspot, positions: Object.fromEntries(positions) })
}

function readHotspots(value: unknown): Read {
  if (!isRecord(value)) return fail('is not a record of exterior and interior points')
  const exterior = readList(value.exterior ?? [], readHotspot)
  const interior = readList(value.interior ?? [], readHotspot)
  if (!exterior.ok) return exterior
  return interior.ok ? ok({ exterior: exterior.value, interior: interior.value }) : interior
}

function readChoice(value: unknown, choices: readonly string[]): Read {
  return typeof value === 'string' && choices.includes(value)
    ? ok(value)
    : fail(`must be one of ${choices.join(', ')}, not '${shownValue(value)}'`)
}

const READERS: Record<ValueKind, (value: unknown, field: WireField) => Read> = {
  text: (value) => readText(value, TEXT_MAX),
  long_text: (value) => readText(value, LONG_TEXT_MAX),
  url: readUrl,
  integer: (value) => readNumber(value, true, INTEGER_MAX),
  count: readCount,
  decimal: (value) => readNumber(value, false, INTEGER_MAX),
  cents: readCents,
  flag: (value) => (typeof value === 'boolean' ? ok(value) : fail('is neither true nor false')),
  date: (value) =>
    typeof value === 'string' && isDay(value) ? ok(value) : fail('is not a date such as 2026-11-21'),
  instant: readInstant,
  unix_seconds: readUnixSeconds,
  choice: (value, field) => readChoice(value, field.choices ?? []),
  texts: (value) => readList(value, (entry) => readText(entry, TEXT_MAX)),
  urls: (value) => readList(value, readUrl),
  images: (value) => readList(value, readImage),
  videos: (value) => readList(value, readVideo),
  hotspots: readHotspots,
}

/** What `null` on the wire becomes, unless the field is required. */
const EMPTY: Partial<Record<WireKind, () => unknown>> = {
  count: () => 0,
  flag: () => false,
  texts: () => [],
  urls: () => [],
  images: () => [],
  videos: () => [],
  hotspots: () => ({ exterior: [], interior: [] }),
}

/** The stored form of a wire value, or why it was refused ("is not a number"). */
export function readWireValue(field: WireField, value: unknown): Read {
  const isEmpty = value === null || value === undefined || value === ''
  const read = isEmpty ? ok(null) : READERS[field.kind as ValueKind](value, field)
  if (!read.ok || read.value !== null) return read
  if (field.isRequired) return fail('is missing')
  return ok(field.isNullable ? null : (EMPTY[field.kind]?.() ?? null))
}

const WRITERS: Partial<Record<WireKind, (value: never) => unknown>> = {
  cents: (cents: number) => dollarsFromCents(cents),
  unix_seconds: (instant: string) => Date.parse(instant) / 1000,
  images: (images: VehicleImage[]) =>
    images.map((image) => ({ image: { url: image.url, thumb: { url: image.thumbUrl } }, alt: image.alt })),
  videos: (videos: VehicleVideo[]) =>
    videos.map((video) => ({ url: video.url, title: video.title, poster_url: video.posterUrl })),
  hotspots: (hotspots: Hotspots) => ({
    exterior: hotspots.exterior.map(writeHotspot),
    interior: hotspots.interior.map(writeHotspot),
  }),
}

function writeHotspot(hotspot: Hotspot): Json {
  return {
    id: hotspot.id,
    description: hotspot.description,
    anchors: hotspot.anchors,
    positions: hotspot.positions,
  }
}

/** The wire form of a stored value. */
export function writeWireValue(field: WireField, value: unknown): unknown {
  return value === null || value === undefined ? null : (WRITERS[field.kind]?.(value as never) ?? value)
}
