import {
  type BinaryOperationNode,
  BinaryOperationNode as BinaryOperation,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  type QueryId,
  type SelectQueryNode,
  type UpdateQueryNode,
  ValueNode,
  ValuesNode,
} from 'kysely'
import { type SealedColumn, type SealedColumns, tellsNothing } from './sealed-columns.ts'
import { isSealed, type Place, SealedValueError, type Vault } from './vault.ts'

type Named = { column: SealedColumn; table: string; name: string }
type Row = Record<string, unknown>

/** The site of a value whose statement names none, and of lookups, which cross sites. */
const NO_SITE = '-'
const ANY_SITE = '*'

/**
 * Seals what statements write into sealed columns, finds lookup columns by their content, and opens what
 * statements return. Values inside raw SQL are not seen, so raw SQL must not write or compare personal values
 * except through an expression that names its table (`eb('customer_codes.phone', '=', phone)`).
 */
export function sealingPlugin(vault: Vault, columns: SealedColumns): KyselyPlugin {
  const transformer = new SealingTransformer(vault, columns)
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    async transformResult({ result }) {
      return { ...result, rows: result.rows.map((row) => openRow(vault, columns, row)) }
    },
  }
}

/** A row with its sealed values opened; JSON is parsed as the driver would have. */
export function openRow<Held extends Row>(vault: Vault, columns: SealedColumns, row: Held): Held {
  let opened: Row | null = null
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== 'string' || !isSealed(value)) continue
    opened ??= { ...row }
    opened[name] = openValue(vault, columns, { value, site: row.site_id })
  }
  return (opened ?? row) as Held
}

function openValue(
  vault: Vault,
  columns: SealedColumns,
  { value, site }: { value: string; site: unknown },
): unknown {
  const { text, place } = vault.open(value)
  const isElsewhere = typeof site === 'string' && ![site, NO_SITE, ANY_SITE].includes(place.site)
  if (isElsewhere) throw new SealedValueError(`A value of ${place.table}.${place.column} is another site's`)
  return columns[place.table]?.[place.column]?.kind === 'json' ? JSON.parse(text) : text
}

/**
 * A value as stored in its column: sealed, unless it reveals nothing. Typed text is never mistaken for a
 * sealed value.
 */
export function sealValue(
  vault: Vault,
  { column, table, name }: Named,
  { value, site }: { value: unknown; site: unknown },
) {
  if (typeof value !== 'string' || tellsNothing(value)) return value
  const place = placeOf({ column, table, name }, site)
  const sealed = column.isLookup ? vault.sealForLookup(place, value) : vault.seal(place, value)
  return column.kind === 'json' ? JSON.stringify(sealed) : sealed
}

function placeOf({ column, table, name }: Named, site: unknown): Place {
  const known = typeof site === 'string' && /^[\w-]+$/.test(site) ? site : NO_SITE
  return { site: column.isLookup ? ANY_SITE : known, table, column: name }
}

class SealingTransformer extends OperationNodeTransformer {
  readonly #vault: Vault
  readonly #columns: SealedColumns
  /** Tables named by the statements around a node, by alias; the innermost statement last. */
  readonly #scopes: Map<string, string>[] = []

  constructor(vault: Vault, columns: SealedColumns) {
    super()
    this.#vault = vault
    this.#columns = columns
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId) {
    const tables = [...(node.from?.froms ?? []), ...(node.joins ?? []).map(({ table }) => table)]
    return this.#within(tables, () => super.transformSelectQuery(node, queryId))
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId) {
    return this.#within(node.table ? [node.table] : [], () => super.transformUpdateQuery(node, queryId))
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId) {
    return this.#within(node.from.froms, () => super.transformDeleteQuery(node, queryId))
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId) {
    return this.#within(node.into ? [node.into] : [], () =>
      super.transformInsertQuery({ ...node, ...this.#sealedValues(node) }, queryId),
    )
  }

  protected override transformColumnUpdate(node: ColumnUpdateNode, queryId?: QueryId): ColumnUpdateNode {
    const named = this.#named(node.column)
    if (!named || !ValueNode.is(node.value)) return super.transformColumnUpdate(node, queryId)
    const value = sealValue(this.#vault, named, { value: node.value.value, site: null })
    return super.transformColumnUpdate({ ...node, value: ValueNode.create(value) }, queryId)
  }

  protected override transformBinaryOperation(
    node: BinaryOperationNode,
    queryId?: QueryId,
  ): BinaryOperationNode {
    const named = this.#named(node.leftOperand)
    const values = valuesOf(node.rightOperand)
    if (!named?.column.isLookup || !values) return super.transformBinaryOperation(node, queryId)
    const asked = OperatorNode.is(node.operator) ? node.operator.operator : ''
    const operator =
      asked === '=' || asked === 'in' ? 'in' : asked === '!=' || asked === 'not in' ? 'not in' : null
    if (!operator) return super.transformBinaryOperation(node, queryId)
    const place = placeOf(named, null)
    const ways = values.flatMap((value) =>
      typeof value === 'string' ? this.#vault.lookups(place, value) : [value],
    )
    return BinaryOperation.create(
      this.transformNode(node.leftOperand, queryId),
      OperatorNode.create(operator),
      PrimitiveValueListNode.create(ways),
    )
  }

  #within<Node>(nodes: readonly OperationNode[], work: () => Node): Node {
    this.#scopes.push(new Map(nodes.flatMap(tableNames)))
    try {
      return work()
    } finally {
      this.#scopes.pop()
    }
  }

  #sealedValues({ columns = [], values }: InsertQueryNode): { values?: OperationNode } {
    if (!values || !ValuesNode.is(values)) return {}
    const named = columns.map((column) => this.#named(column))
    if (named.every((each) => each === null)) return {}
    const siteAt = columns.findIndex(({ column }) => column.name === 'site_id')
    return {
      values: ValuesNode.create(
        values.values.map((item) => {
          const isPrimitive = PrimitiveValueListNode.is(item)
          const site = siteAt < 0 ? null : bare(item.values[siteAt])
          const seal = (value: unknown, at: number) => {
            const column = named[at]
            return column ? sealValue(this.#vault, column, { value, site }) : value
          }
          if (isPrimitive) return PrimitiveValueListNode.create(item.values.map(seal))
          const sealed = item.values.map((value, at) =>
            ValueNode.is(value) ? ValueNode.create(seal(value.value, at)) : value,
          )
          return { ...item, values: sealed }
        }),
      ),
    }
  }

  /** The sealed column a reference means: by its table, or by the only table of the statement that has it. */
  #named(node: OperationNode): Named | null {
    const { table: asked, column: name } = referenceOf(node)
    if (!name) return null
    for (const scope of this.#scopes.toReversed()) {
      const tables = asked ? [scope.get(asked)] : [...scope.values()]
      for (const table of tables) {
        const column = table && this.#columns[table]?.[name]
        if (table && column) return { column, table, name }
      }
      if (tables.some(Boolean)) return null
    }
    // An expression within raw SQL, whose tables are unknown, names its table itself.
    const column = asked && this.#columns[asked]?.[name]
    return asked && column ? { column, table: asked, name } : null
  }
}

type Loose = {
  kind: string
  table?: Loose
  column?: Loose
  node?: Loose
  alias?: Loose
  identifier?: Loose
  name?: string
}

function tableNames(node: OperationNode): [string, string][] {
  const { kind, table, node: inner, alias } = node as unknown as Loose
  if (kind === 'AliasNode' && inner?.kind === 'TableNode' && alias?.name)
    return [[alias.name, inner.table?.identifier?.name ?? '']]
  const name = kind === 'TableNode' ? table?.identifier?.name : undefined
  return name ? [[name, name]] : []
}

function referenceOf(node: OperationNode): { table: string | null; column: string | null } {
  const { kind, table, column } = node as unknown as Loose
  if (kind === 'ColumnNode') return { table: null, column: column?.name ?? null }
  if (kind !== 'ReferenceNode') return { table: null, column: null }
  return { table: table?.table?.identifier?.name ?? null, column: column?.column?.name ?? null }
}

function valuesOf(node: OperationNode): readonly unknown[] | null {
  if (ValueNode.is(node)) return typeof node.value === 'string' ? [node.value] : null
  return PrimitiveValueListNode.is(node) ? node.values : null
}

function bare(value: unknown): unknown {
  const node = value as OperationNode | undefined
  return node && typeof node === 'object' && ValueNode.is(node) ? node.value : value
}
