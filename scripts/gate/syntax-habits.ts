import {
  isNode,
  isReference,
  nameOf,
  parseFile,
  propertyOf,
  type SyntaxNode,
  textOf,
  walk,
} from './syntax-tree.ts'

/** A habit that a file's syntax tree breaks. */
export type Slip = 'climbs' | 'clock' | 'env' | 'arrival' | 'barrel'
type Rule = (node: SyntaxNode, parent: SyntaxNode) => Slip | null

/** What each habit needs in the text to be broken: parsing every file would take seconds. */
const WORDS: Record<Slip, RegExp> = {
  climbs: /\.\.\/\.\.\//,
  clock: /\b(Date|Math|format(ToParts)?|performance|crypto|Temporal|process|global(This)?)\b/,
  env: /\b(process|global(This)?|import\.meta)\b/,
  arrival: /\b(host|hostname|forwarded|x-forwarded-\w+)\b/i,
  barrel: /^export .* from /m,
}

/** Which of these habits a source file breaks; empty means none. */
export function syntaxSlips(file: string, text: string, habits: readonly Slip[]): Set<Slip> {
  const slips = new Set<Slip>()
  const open = habits.filter((habit) => WORDS[habit].test(text))
  if (open.length === 0) return slips
  const statements = parseFile(file, text)
  if (open.includes('barrel') && isBarrel(statements)) slips.add('barrel')
  const rules = open.flatMap((habit) => (habit === 'barrel' ? [] : RULES[habit]))
  for (const statement of statements)
    walk(statement, (node, parent) => {
      for (const rule of rules) {
        const slip = rule(node, parent)
        if (slip) slips.add(slip)
      }
    })
  return slips
}

const climbs: Rule = ({ type, source, argument }) =>
  /^(Import|Export)|^TSImportType$/.test(type) && /^(\.\.\/){2}/.test(textOf(source ?? argument) ?? '')
    ? 'climbs'
    : null

/** A file that only passes on what others export. */
function isBarrel(statements: SyntaxNode[]): boolean {
  const passesOn = ({ type, source, declaration }: SyntaxNode) =>
    type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && !!source && !declaration)
  return statements.length > 0 && statements.every(passesOn)
}

/** Globals that tell the time, draw a number or lead to one that does. */
const CLOCKS = new Set(['performance', 'crypto', 'Temporal', 'process', 'globalThis', 'global'])
const TIMELESS = new Set(['parse', 'UTC', 'prototype'])

const readsClock: Rule = (node, parent) => {
  const name = nameOf(node)
  if (name !== null && isReference(node, parent)) {
    if (CLOCKS.has(name)) return 'clock'
    const asked = parent.type === 'MemberExpression' && parent.object === node ? propertyOf(parent) : null
    if (name === 'Date' && !TIMELESS.has(asked ?? '') && !isOfMoment(node, parent)) return 'clock'
    if (name === 'Math' && (asked === null || asked === 'random')) return 'clock'
  }
  return isFormatOfNow(node) ? 'clock' : null
}

/** `new Date(moment)` and `x instanceof Date`. */
function isOfMoment(date: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type === 'BinaryExpression') return parent.operator === 'instanceof'
  const [moment] = parent.type === 'NewExpression' ? (parent.arguments as SyntaxNode[]) : []
  return parent.callee === date && moment !== undefined && moment.type !== 'SpreadElement'
}

/** `Intl.DateTimeFormat` formats the present moment when it is given none. */
function isFormatOfNow({ type, callee, arguments: given }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false
  return /^format(ToParts)?$/.test(propertyOf(callee) ?? '') && (given as unknown[]).length === 0
}

const PROCESS_MODULE = /^(node:)?process$/
/** What Vite writes into `import.meta.env`; the rest would come from the environment. */
const OF_THE_BUILD = new Set(['SSR', 'DEV', 'PROD'])

const readsEnv: Rule = (node, parent) => {
  if (PROCESS_MODULE.test(textOf(node) ?? '') && isModuleName(parent)) return 'env'
  const name = nameOf(node)
  const asked = parent.type === 'MemberExpression' && parent.object === node ? propertyOf(parent) : null
  if (name !== null && isReference(node, parent)) {
    const isTyped = parent.type === 'UnaryExpression' && parent.operator === 'typeof'
    if (name === 'process' && !isTyped && (asked === null || asked === 'env')) return 'env'
    const isNamed = parent.type === 'TSModuleDeclaration'
    if (/^global(This)?$/.test(name) && !isNamed && (asked === null || asked === 'process')) return 'env'
  }
  return isMetaEnv(node) && !OF_THE_BUILD.has(asked ?? '') ? 'env' : null
}

function isModuleName({ type, callee }: SyntaxNode): boolean {
  return /^(Import|Export)/.test(type) || nameOf(callee) === 'require'
}

function isMetaEnv({ type, object, ...rest }: SyntaxNode): boolean {
  const isMeta = isNode(object) && object.type === 'MetaProperty'
  return type === 'MemberExpression' && isMeta && propertyOf({ type, object, ...rest }) === 'env'
}

const ARRIVAL_HEADER = /^(host|forwarded)$/i
const HOST_OF_URL = /^(host|hostname)$/

const readsArrival: Rule = (node, parent) => {
  const isForwarded =
    /^x-forwarded-/i.test(textOf(node) ?? '') ||
    (node.type === 'TemplateElement' && /^x-forwarded-/i.test((node.value as { raw: string }).raw))
  if (isForwarded || asksForHeader(node)) return 'arrival'
  if (node.type === 'MemberExpression') return isHostOf(node.object, propertyOf(node)) ? 'arrival' : null
  if (node.type !== 'ObjectPattern') return null
  const from =
    parent.type === 'VariableDeclarator' ? parent.init : parent.type === 'Property' ? parent.key : null
  const names = (node.properties as SyntaxNode[]).map(propertyOf)
  return names.some((name) => isHostOf(from, name)) ? 'arrival' : null
}

/** `header('host')`, `headers.get('forwarded')`. */
function asksForHeader({ type, callee, arguments: given }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !ARRIVAL_HEADER.test(textOf((given as unknown[])[0]) ?? '')) return false
  if (!isNode(callee)) return false
  if (nameOf(callee) === 'header' || propertyOf(callee) === 'header') return true
  return /^(get|has)$/.test(propertyOf(callee) ?? '') && isHeaders(callee.object)
}

function isHostOf(owner: unknown, property: string | null): boolean {
  if (property === null || !isNode(owner)) return false
  return (
    (isHeaders(owner) && ARRIVAL_HEADER.test(property)) || (isAskedUrl(owner) && HOST_OF_URL.test(property))
  )
}

function isHeaders(value: unknown): boolean {
  return isNode(value) && /headers$/i.test(nameOf(value) ?? propertyOf(value) ?? '')
}

/** `new URL(request.url)`: its host came with the request. */
function isAskedUrl({ type, callee, arguments: given }: SyntaxNode): boolean {
  const [address] = type === 'NewExpression' ? (given as unknown[]) : []
  return nameOf(callee) === 'URL' && isNode(address) && propertyOf(address) === 'url'
}

const RULES = { climbs, clock: readsClock, env: readsEnv, arrival: readsArrival }
