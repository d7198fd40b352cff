import type { z } from 'zod'
import { bareSchema, definitionOf } from '#src/features/sites/domain/document/document-mistake-schema.ts'
import { siteDocument } from './site-document-schema.ts'

type Row = { path: string; kind: string; fallback: string; sentence: string }

/** docs/site-settings.md: every setting of a site document, its default and its sentence, from the schema itself. */
export function settingsReference(): string {
  const rows = rowsOf(siteDocument, '')
  const table = rows.map(
    ({ path, kind, fallback, sentence }) => `| \`${path}\` | ${kind} | ${fallback} | ${sentence} |`,
  )
  return [
    '# Settings of a site',
    '',
    'Made by `settingsReference()` from the schema; the test beside it writes this file anew with `UPDATE_DOCS=1`.',
    'A document is JSON (or a typed file in `seed/sites`). What has a default may be left out; what is needed says so.',
    'For completion in an editor such as VS Code, `npm run forecourt -- site schema > site-document.schema.json` beside the',
    'document (or take `docs/site-document.schema.json`) and begin it with `"$schema": "./site-document.schema.json"`.',
    '',
    '| setting | kind | default | what it does |',
    '|---|---|---|---|',
    ...table,
    '',
  ].join('\n')
}

/** Settings without a sentence; the test holds this list empty. */
export function undescribedSettings(): string[] {
  return rowsOf(siteDocument, '')
    .filter(({ sentence }) => sentence === '')
    .map(({ path }) => path)
}

function rowsOf(schema: z.ZodType, path: string): Row[] {
  const bare = bareSchema(schema)
  const { shape, element, options, type } = definitionOf(bare)
  const own: Row[] =
    path && !path.endsWith('[]')
      ? [{ path, kind: kindOf(bare), fallback: fallbackOf(schema), sentence: sentenceOf(schema) }]
      : []
  if (shape)
    return [
      ...own,
      ...Object.entries(shape).flatMap(([key, child]) => rowsOf(child, path ? `${path}.${key}` : key)),
    ]
  if (type === 'array' && element) return [...own, ...rowsOf(element, `${path}[]`)]
  const variants = (options ?? []).map((option) => definitionOf(bareSchema(option)).shape)
  if (!variants.every((variant) => variant !== undefined)) return own
  return [...own, ...variants.flatMap((variant) => variantRows(variant, path))]
}

function variantRows(variant: Record<string, z.ZodType>, path: string): Row[] {
  const name = `${path.replace(/\[\]$/, '')}[${literalOf(variant.kind)}]`
  return Object.entries(variant).flatMap(([key, child]) => rowsOf(child, `${name}.${key}`))
}

function literalOf(schema: z.ZodType | undefined): string {
  return schema ? String((definitionOf(schema) as unknown as { values?: unknown[] }).values?.[0]) : ''
}

function kindOf(bare: z.ZodType): string {
  const definition = definitionOf(bare) as unknown as {
    type: string
    values?: unknown[]
    entries?: Record<string, string>
    options?: z.ZodType[]
    element?: z.ZodType
  }
  if (definition.entries) return Object.keys(definition.entries).join(', ')
  if (definition.values) return definition.values.join(', ')
  if (definition.type === 'array' && definition.element)
    return `list of ${kindOf(bareSchema(definition.element))}`
  if (definition.type === 'union')
    return [...new Set((definition.options ?? []).map((option) => kindOf(bareSchema(option))))].join(', ')
  const words: Record<string, string> = {
    string: 'text',
    boolean: 'true or false',
    object: 'group',
    record: 'free group',
  }
  return words[definition.type] ?? definition.type
}

function fallbackOf(schema: z.ZodType): string {
  const { type, innerType, in: input } = definitionOf(schema)
  if (type === 'default')
    return `\`${JSON.stringify((definitionOf(schema) as unknown as { defaultValue: unknown }).defaultValue)}\``
  if (type === 'prefault') return 'see below'
  if (type === 'optional') return '-'
  if (innerType) return fallbackOf(innerType)
  return type === 'pipe' && input ? fallbackOf(input) : '**needed**'
}

function sentenceOf(schema: z.ZodType): string {
  if (schema.description) return schema.description.replaceAll('|', '\\|')
  const { innerType, in: input } = definitionOf(schema)
  const inner = innerType ?? input
  return inner ? sentenceOf(inner) : ''
}
