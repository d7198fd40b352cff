import type { WireVehicle } from '#src/features/vehicles/domain/wire/vehicle-schema.ts'
import { properMake, properModel, properWords } from './proper-names.ts'

type Words = readonly (readonly [RegExp, string])[]

const FUELS: Words = [
  [/^(?:p|ulp|pulp|up|91|95|98)$/, 'Petrol'],
  [/^(?:petrol\s*-?\s*)?(?:premium )?unleaded(?: petrol)?$/, 'Petrol - Unleaded'],
  [/^(?:d|dsl|dies)$/, 'Diesel'],
  [/^(?:e|ev|bev|elec)$/, 'Electric'],
  [/^(?:h|hyb|hev)$/, 'Hybrid'],
  [/^(?:phev|plug.?in)$/, 'Plug-in Hybrid'],
  [/^(?:g|lpg)$/, 'LPG'],
]
const TRANSMISSIONS: Words = [
  [/^(?:a|at|auto|autom)$/, 'Automatic'],
  [/^(?:m|mt|man)$/, 'Manual'],
  [/^(\d{1,2})\s*sp?(?:d|eed)?\.?\s*(?:a|auto(?:matic)?)$/, '$1 Speed Automatic'],
  [/^(\d{1,2})\s*sp?(?:d|eed)?\.?\s*(?:m|man(?:ual)?)$/, '$1 Speed Manual'],
]
const DRIVES: Words = [
  [/^(?:front(?:.?wheel)?(?:.?drive)?|f)$/, 'FWD'],
  [/^(?:rear(?:.?wheel)?(?:.?drive)?|r)$/, 'RWD'],
  [/^(?:all(?:.?wheel)?(?:.?drive)?)$/, 'AWD'],
  [/^(?:4wd|4 ?x ?4|four.?wheel.?drive)(?: (?:dual|on demand|constant).*)?$/, '4x4'],
  [/^(?:2wd|4 ?x ?2)$/, '4x2'],
]
const BODY_PARTS: Words = [
  [/\bp\/?\s?up\b|\bpick[\s-]?up\b/gi, 'Pick-up'],
  [/\bc(?:ab)?\/ch(?:as(?:sis)?)?\b|\bcab[\s-]?chassis\b/gi, 'Cab Chassis'],
  [/\bd\/cab\b|\bdbl cab\b/gi, 'Double Cab'],
  [/\bs\/cab\b/gi, 'Single Cab'],
  [/\bx\/cab\b/gi, 'Extra Cab'],
  [/\bstn\.? ?wgn\b|\bs\/wagon\b|\bstation wagon\b/gi, 'Wagon'],
  [/\bsed\b/gi, 'Sedan'],
  [/\bh\/?back\b|\bhatchback\b|\bhbk\b/gi, 'Hatch'],
]
/** The facet's word for a body; the first match counts. */
const SIMPLE_BODIES: Words = [
  [/cab chassis|tray/, 'Cab Chassis'],
  [/\bute\b|utility|pick-?up|dual cab|double cab/, 'Ute'],
  [/\bsuv\b|sports utility|4wd wagon/, 'SUV'],
  [/people mover|\bmpv\b/, 'People Mover'],
  [/hatch/, 'Hatch'],
  [/sedan|saloon|liftback/, 'Sedan'],
  [/wagon|estate|tourer$/, 'Wagon'],
  [/coupe|coupé/, 'Coupe'],
  [/convertible|cabriolet|roadster|spyder|soft ?top/, 'Convertible'],
  [/\bvan\b/, 'Van'],
  [/\bbus\b/, 'Bus'],
]

function firstMatch(text: string, words: Words): string | null {
  const plain = text.trim().toLowerCase()
  const found = words.find(([pattern]) => pattern.test(plain))
  return found ? plain.replace(found[0], found[1]) : null
}

/** A body from a dealer's system in whole words: `DUAL CAB P/UP` is Dual Cab Pick-up. */
export function properBody(text: string): string {
  return BODY_PARTS.reduce(
    (body, [pattern, words]) => body.replace(pattern, words),
    properWords(text.trim()),
  ).replace(/\s+/g, ' ')
}

/** The facet's word for a body in whole words; the text itself if none matches. */
export function simpleBody(body: string): string {
  const plain = body.toLowerCase()
  return SIMPLE_BODIES.find(([pattern]) => pattern.test(plain))?.[1] ?? body
}

const TEXTS: Readonly<Record<string, (text: string) => string>> = {
  make: properMake,
  model: properModel,
  badge: properWords,
  series: properWords,
  colour: properWords,
  interior_colour: properWords,
  fuel: (text) => firstMatch(text, FUELS) ?? properWords(text),
  trans: (text) => firstMatch(text, TRANSMISSIONS) ?? properWords(text),
  drive: (text) => firstMatch(text, DRIVES) ?? properWords(text),
  body: properBody,
}

/**
 * Rewrites a dealer system's text for shoppers: makes, models, colours and bodies in capitals, and letter codes
 * for fuels and gearboxes. A name in capitals is dropped, because one is made from the parts.
 */
export function tidyWords(wire: WireVehicle): WireVehicle {
  const tidied: WireVehicle = { ...wire }
  for (const [name, tidy] of Object.entries(TEXTS)) {
    const text = tidied[name]
    if (typeof text === 'string' && text.trim() !== '' && text.length < 200) tidied[name] = tidy(text.trim())
  }
  const { name } = tidied
  if (typeof name === 'string' && name.length > 6 && name === name.toUpperCase()) delete tidied.name
  return tidied
}
