import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree with TypeScript's types), as the checks read it. */
export type SyntaxNode = { type: string; [field: string]: unknown }

/** The statements of a file. Throws if it cannot be parsed. */
export function parseFile(file: string, text: string): SyntaxNode[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  return program.body as unknown as SyntaxNode[]
}

/** Calls `visit` for a node and everything below it, with its parent. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode) => void,
  parent: SyntaxNode = node,
): void {
  visit(node, parent)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node)
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}

/** The text of a string literal, or of a template without expressions; null for anything else. */
export function textOf(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value.type !== 'TemplateLiteral' || (value.expressions as unknown[]).length > 0) return null
  const [only] = value.quasis as { value: { cooked: string } }[]
  return only?.value.cooked ?? null
}

/** The name of an identifier; null for anything else. */
export function nameOf(value: unknown): string | null {
  return isNode(value) && value.type === 'Identifier' ? String(value.name) : null
}

/** The property a member expression or a property of a pattern names, `a.b` or `a['b']`; null if it is computed. */
export function propertyOf(node: SyntaxNode): string | null {
  const key = node.type === 'MemberExpression' ? node.property : node.key
  return textOf(key) ?? (node.computed ? null : nameOf(key))
}

/** Whether an identifier stands for a value and is not the name of a property or of a type. */
export function isReference(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true
  if (/^(Property|PropertyDefinition|MethodDefinition)$/.test(parent.type))
    return parent.value === node || parent.computed === true
  return !/^TS(TypeReference|QualifiedName|PropertySignature|MethodSignature)$/.test(parent.type)
}
