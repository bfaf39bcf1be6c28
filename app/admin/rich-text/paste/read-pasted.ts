import type { JSONContent } from '@tiptap/core'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import { unified } from 'unified'
import type { MarkdownNode } from '#app/admin/rich-text/markdown-tree.ts'
import { writeMarkdown } from '#app/admin/rich-text/markdown-tree.ts'
import { toDocument } from '#app/admin/rich-text/to-document.ts'
import { cleanHtml } from './clean-html.ts'
import { type HtmlNode, mapTree } from './html-node.ts'

const parser = unified().use(rehypeParse)
const converter = unified().use(rehypeRemark, { document: true })

type Pasted = { document: JSONContent; picturesLeftOut: number }

/** HTML of Word, Google Docs or a website as a document of the editor: structure and emphasis, without styles and scripts. */
export async function readPasted(html: string): Promise<Pasted> {
  const tree = parser.parse(html) as HtmlNode
  const markdown = (await converter.run(cleanHtml(tree) as never)) as unknown as MarkdownNode
  const document = toDocument(writeMarkdown(shiftHeadings(markdown.children ?? [])))
  return { document: tightLists(document), picturesLeftOut: countPictures(tree) }
}

/** The page's own heading is the post's title, so headings begin at the second level. */
function shiftHeadings(nodes: MarkdownNode[]) {
  const headings = nodes.filter(({ type }) => type === 'heading')
  const shift = headings.some(({ depth }) => depth === 1) ? 1 : 0
  for (const heading of headings) heading.depth = Math.min(4, (heading.depth ?? 1) + shift)
  return nodes
}

/** Word processors make a paragraph of every item. */
function tightLists(node: JSONContent): JSONContent {
  const content = node.content?.map(tightLists)
  const attrs =
    node.attrs && 'isLoose' in node.attrs ? { ...node.attrs, isLoose: false } : node.attrs
  return { ...node, ...(content && { content }), ...(attrs && { attrs }) }
}

function countPictures(tree: HtmlNode) {
  let count = 0
  mapTree(tree, (node) => {
    if (node.tagName === 'img') count += 1
    return [node]
  })
  return count
}
