import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { pictureSrcset, pictureUrl } from '#src/shared/domain/picture/picture-url.ts'
import type { ContentSection, QuestionGroup } from '../domain/content-view.ts'
import { fillText, type PlaceholderValues, soleName } from '../domain/text/placeholders.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()
const toHtml = unified().use(remarkRehype).use(rehypeSanitize, sanitiseRules()).freeze()
const writer = unified().use(rehypeStringify).freeze()

export type RenderedMarkdown = { html: string; sections: ContentSection[]; groups: QuestionGroup[] }

/** Parses Markdown (CommonMark and GitHub tables) into a tree with line numbers. No text is an error. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text)
}

/**
 * Renders a tree as sanitised HTML with the site's own values for `{{names}}`. Raw HTML is dropped, and so is
 * every scheme but https, http, mailto and tel. Values are filled in after parsing, so that none can become
 * markup. With `hasQuestions` each third-level heading is a question and what follows is its answer.
 */
export function renderMarkdown(
  root: Root,
  values: PlaceholderValues,
  options: { hasQuestions?: boolean } = {},
): RenderedMarkdown {
  const filled = structuredClone(root)
  fillPlaceholders(filled, values)
  const tree = toHtml.runSync(filled) as HtmlRoot
  const sections = nameHeadings(tree)
  improve(tree)
  if (!options.hasQuestions)
    return { html: stringify(tree.children as ElementContent[]), sections, groups: [] }
  const { intro, groups } = splitQuestions(tree)
  return { html: stringify(intro), sections, groups }
}

function fillPlaceholders(root: Root, { inline, blocks }: PlaceholderValues): void {
  root.children = root.children.flatMap((node): RootContent[] => {
    const sole = node.type === 'paragraph' ? soleName(textOf(node)) : null
    if (sole === null || !Object.hasOwn(blocks, sole)) return [node]
    return parser.parse(blocks[sole] ?? '').children
  })
  visit(root, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') node.value = fillText(node.value, inline)
    if (node.type === 'link' || node.type === 'image') {
      // The parser may escape a brace in an address as %7B
      node.url = fillText(node.url.replaceAll('%7B', '{').replaceAll('%7D', '}'), inline)
      if (node.type === 'image' && node.alt) node.alt = fillText(node.alt, inline)
    }
  })
}

function sanitiseRules() {
  const { attributes, protocols } = defaultSchema
  return {
    ...defaultSchema,
    attributes: { ...attributes, img: ['src', 'alt', 'title'] },
    protocols: { ...protocols, href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
    tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
  }
}

function nameHeadings(tree: HtmlRoot): ContentSection[] {
  const sections: ContentSection[] = []
  const taken = new Set<string>()
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h1') node.tagName = 'h2'
    if (!/^h[2-6]$/.test(node.tagName)) return
    const heading = plainText(node)
    const id = freeId(heading, taken)
    node.properties.id = id
    if (node.tagName === 'h2') sections.push({ id, heading })
  })
  return sections
}

/** Ids start with a letter and never clash with those of the surrounding page. */
function freeId(heading: string, taken: Set<string>): string {
  const base =
    heading
      .toLowerCase()
      .replace(/[’']/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'section'
  const first = /^[a-z]/.test(base) && !RESERVED_IDS.has(base) ? base : `about-${base}`
  let id = first
  for (let count = 2; taken.has(id); count++) id = `${first}-${count}`
  taken.add(id)
  return id
}

const RESERVED_IDS = new Set(['content', 'main', 'enquire'])

function improve(tree: HtmlRoot): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'a' && /^https?:/i.test(String(node.properties.href ?? '')))
      node.properties.rel = ['noopener']
    if (node.tagName === 'img') sizePicture(node)
    if (node.tagName === 'table' && parent && index !== undefined && parent.type === 'root')
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-frame'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
        children: [{ ...node }],
      }
    // The frame contains the table it just wrapped, so walking into it would wrap it again
    if (node.tagName === 'table') return 'skip'
  })
}

function sizePicture(node: Element): void {
  const source = String(node.properties.src ?? '')
  const srcset = pictureSrcset(source)
  node.properties = {
    ...node.properties,
    src: pictureUrl(source, { width: 960 }),
    ...(srcset ? { srcSet: srcset, sizes: '(min-width: 48rem) 42rem, 100vw' } : {}),
    width: 960,
    height: 640,
    loading: 'lazy',
  }
}

function splitQuestions(tree: HtmlRoot): { intro: ElementContent[]; groups: QuestionGroup[] } {
  const intro: ElementContent[] = []
  const groups: QuestionGroup[] = []
  let answer: ElementContent[] | null = null
  let close = () => {}
  for (const node of tree.children as ElementContent[]) {
    const tag = node.type === 'element' ? node.tagName : ''
    if (tag === 'h2' || tag === 'h3') {
      close()
      close = () => {}
      answer = null
    }
    if (tag === 'h2') groups.push({ ...headingOf(node as Element), questions: [] })
    else if (tag === 'h3' && groups.length > 0) {
      const { id, heading } = headingOf(node as Element)
      const collected: ElementContent[] = []
      const into = groups.at(-1)
      answer = collected
      close = () =>
        void into?.questions.push({
          id,
          question: heading,
          html: stringify(collected),
          text: plainOf(collected),
        })
    } else if (answer) answer.push(node)
    else intro.push(node)
  }
  close()
  return { intro, groups: groups.filter(({ questions }) => questions.length > 0) }
}

function headingOf(node: Element): ContentSection {
  return { id: String(node.properties.id), heading: plainText(node) }
}

function plainOf(nodes: readonly ElementContent[]): string {
  return nodes.map(plainText).join(' ').replace(/\s+/g, ' ').trim()
}

function plainText(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(plainText).join('') : ''
}

function stringify(children: readonly ElementContent[]): string {
  return writer.stringify({ type: 'root', children: [...children] }).trim()
}
