import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { type HtmlNode, textOf } from '#server/features/markdown/html-tree.ts'
import { type ArticleFacts, cleanArticle } from './article-html.ts'

const reader = unified().use(rehypeParse, { fragment: true }).freeze()

const writer = unified()
  .use(rehypeRemark)
  .use(() => dropEmpty)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true })
  .freeze()

type MarkdownNode = { type: string; children?: MarkdownNode[]; value?: string }

/** Paragraphs and headings without content, which editors leave behind. */
function dropEmpty(node: MarkdownNode) {
  node.children = node.children?.filter((child) => {
    dropEmpty(child)
    return !/^(?:paragraph|heading|emphasis|strong)$/.test(child.type) || hasContent(child)
  })
}

function hasContent(node: MarkdownNode): boolean {
  if (node.children) return node.children.some(hasContent)
  return node.type !== 'break' && (node.type !== 'text' || node.value?.trim() !== '')
}

/** The text of HTML, with the characters that its entities stand for. */
export function htmlText(html: string) {
  return /[&<]/.test(html) ? textOf(reader.parse(html) as HtmlNode) : html
}

/** The Markdown of an article of another system. */
export function htmlToMarkdown(html: string, facts: ArticleFacts): string {
  const tree = cleanArticle(reader.parse(html) as HtmlNode, facts)
  const document = writer.runSync(tree as never)
  return writer.stringify(document).trim()
}
