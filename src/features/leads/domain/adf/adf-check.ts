/** A parsed element; `text` is its own character data. */
export type AdfElement = {
  name: string
  attributes: Record<string, string>
  children: AdfElement[]
  text: string
}

type Rule = {
  /** Children in order: a name or choice of names, `?` optional, `*` any number, `+` at least one. Undefined: text. */
  children?: string[]
  attributes?: Record<string, string[] | 'text'>
}

const FLAG = ['0', '1']
const ID: Rule = { attributes: { sequence: 'text', source: 'text' } }

/** The content model of ADF 1.0 with its order and enums (standards.md B1). */
const MODEL: Record<string, Rule> = {
  adf: { children: ['prospect+'] },
  prospect: {
    children: ['id*', 'requestdate', 'vehicle+', 'customer', 'vendor', 'provider?'],
    attributes: { status: ['new', 'resend'] },
  },
  vehicle: {
    children: [
      'id*',
      // The model demands it, but a receiver that reads a number is better off without than with words
      'year?',
      'make',
      'model',
      'vin?',
      'stock?',
      'trim?',
      'doors?',
      'bodystyle?',
      'transmission?',
      'odometer?',
      'colorcombination*',
      'imagetag?',
      'price?',
      'pricecomments?',
      'option*',
      'finance?',
      'comments?',
    ],
    attributes: { interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'], status: ['new', 'used'] },
  },
  odometer: {
    attributes: { status: ['unknown', 'rolledover', 'replaced', 'original'], units: ['km', 'mi'] },
  },
  colorcombination: { children: ['interiorcolor?', 'exteriorcolor?', 'preference'] },
  imagetag: { attributes: { width: 'text', height: 'text', alttext: 'text' } },
  price: {
    attributes: {
      type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
      currency: 'text',
      delta: ['absolute', 'relative', 'percentage'],
      relativeto: ['msrp', 'invoice'],
      source: 'text',
    },
  },
  customer: { children: ['contact', 'id*', 'timeframe?', 'comments?'] },
  timeframe: { children: ['description?', 'earliestdate?', 'latestdate?'] },
  vendor: { children: ['id*', 'vendorname', 'url?', 'contact'] },
  provider: { children: ['id*', 'name', 'service?', 'url?', 'email?', 'phone?', 'contact?'] },
  contact: { children: ['name+', 'email?', 'phone*', 'address?'] },
  name: {
    attributes: { part: ['surname', 'first', 'middle', 'last', 'full'], type: ['business', 'individual'] },
  },
  email: { attributes: { preferredcontact: FLAG } },
  phone: {
    attributes: {
      type: ['voice', 'fax', 'cellphone', 'pager'],
      time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
      preferredcontact: FLAG,
    },
  },
  address: {
    children: ['street+', 'apartment?', 'city?', 'regioncode?', 'postalcode?', 'country?'],
    attributes: { type: ['work', 'home', 'delivery'] },
  },
  street: { attributes: { line: 'text' } },
  id: ID,
}

const NOT_EMPTY = new Set([
  'year',
  'make',
  'model',
  'name',
  'vendorname',
  'requestdate',
  'email',
  'phone',
  'vin',
  'stock',
  'id',
  'price',
  'odometer',
])
const TIMES = new Set(['requestdate', 'earliestdate', 'latestdate'])
const NUMERIC = new Set(['odometer', 'price', 'doors'])

/**
 * Every fault of a parsed ADF document: unknown, misplaced or missing elements, values outside their enum, empty
 * required text. `extensions` names non-standard elements a receiver asked for.
 */
export function checkAdf(root: AdfElement, extensions: readonly string[] = []): string[] {
  if (root.name !== 'adf') return [`The root is ${root.name}, not adf`]
  return checkElement(root, { path: '', extensions })
}

type Place = { path: string; extensions: readonly string[] }

function checkElement(element: AdfElement, place: Place): string[] {
  const path = `${place.path}/${element.name}`
  const rule = MODEL[element.name] ?? {}
  const children = element.children.filter((child) => !place.extensions.includes(child.name))
  return [
    ...checkAttributes(element, rule, path),
    ...(rule.children ? checkOrder(children, rule.children, path) : checkText(element, path)),
    ...children.flatMap((child) => checkElement(child, { ...place, path })),
  ]
}

function checkAttributes(element: AdfElement, rule: Rule, path: string): string[] {
  return Object.entries(element.attributes).flatMap(([name, value]) => {
    const allowed = rule.attributes?.[name]
    if (!allowed) return [`${path}@${name} is not in the model`]
    return allowed === 'text' || allowed.includes(value) ? [] : [`${path}@${name} cannot be ${value}`]
  })
}

function checkText(element: AdfElement, path: string): string[] {
  if (element.children.length > 0) return [`${path} holds elements but is text`]
  const text = element.text.trim()
  if (text === '' && NOT_EMPTY.has(element.name)) return [`${path} is empty`]
  if (NUMERIC.has(element.name) && !/^\d+(\.\d+)?$/.test(text)) return [`${path} is no number`]
  if (TIMES.has(element.name) && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(text))
    return [`${path} is no ISO 8601 time with offset`]
  return []
}

function checkOrder(children: AdfElement[], model: string[], path: string): string[] {
  const faults: string[] = []
  let at = 0
  for (const part of model) {
    const name = part.replace(/[?*+]$/, '')
    const count = countFrom(children, at, name)
    at += count
    if (count === 0 && !/[?*]$/.test(part)) faults.push(`${path} lacks ${name}`)
    if (count > 1 && !/[*+]$/.test(part)) faults.push(`${path} has ${count} ${name}`)
  }
  const stray = children[at]
  return stray ? [...faults, `${path}/${stray.name} is unknown or out of order`] : faults
}

function countFrom(children: AdfElement[], from: number, name: string): number {
  let count = 0
  while (children[from + count]?.name === name) count += 1
  return count
}
