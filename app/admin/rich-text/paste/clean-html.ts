import { isArticleLink } from '#app/admin/rich-text/schema.ts'
import { flatten, withoutBold } from './flatten.ts'
import { classesOf, element, type HtmlNode, mapTree, styleOf, textOf } from './html-node.ts'
import { wordLists } from './word-lists.ts'

/** Elements that are left out with everything inside them. */
const dropped =
  /^(?:script|style|head|meta|link|title|base|iframe|frame|object|embed|template|svg|math|canvas|audio|video|form|input|button|select|textarea|noscript|img|picture|map)$/

/** Parts of Word's HTML that the reader of the document does not see: bullets, comments, deleted text. */
const hidden =
  /mso-list:ignore|display:none|mso-hide:all|mso-element:(?:comment|footnote|endnote|header|footer)/

/** Classes of marks of comments and footnotes, of Word and LibreOffice. */
const note = /^(?:msocomanchor|Mso(?:Foot|End)noteReference|sd(?:foot|end)note(?:anc|sym))$/

/** Pasted HTML without scripts, styles and what word processors add to it. */
export function cleanHtml(root: HtmlNode): HtmlNode {
  const [cleaned] = mapTree({ ...root, children: visible(root.children) }, cleanNode)
  return mapTree(wordLists(cleaned ?? root), flatten)[0] ?? root
}

/** From the top down, because what is hidden is not looked at. */
function visible(nodes: HtmlNode[] = []): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : []
    if (dropped.test(node.tagName ?? '') || isHidden(node)) return []
    const properties = { ...node.properties, dataNumber: numberOf(node) }
    return [{ ...node, properties, children: visible(node.children) }]
  })
}

/** The number of an item of Word's lists, from its hidden bullet; 1 for letters. */
function numberOf(node: HtmlNode) {
  if (!styleOf(node).includes('mso-list:l')) return undefined
  const [, number] = /^\s*\(?([\da-z]{1,4})[.)]/i.exec(textOf(node)) ?? []
  return number && (Number(number) || 1)
}

function isHidden(node: HtmlNode) {
  // A change that Word tracks has an author and a date.
  if (node.tagName === 'del' && node.properties?.dateTime) return true
  if (classesOf(node).some((name) => note.test(name))) return true
  if (/^sd(?:foot|end)note\d/.test(String(node.properties?.id))) return true
  return hidden.test(styleOf(node))
}

function cleanNode(node: HtmlNode): HtmlNode[] {
  if (node.type === 'text') return [{ ...node, value: plainSpaces(node.value ?? '') }]
  const { tagName = '', children = [] } = node
  if (tagName === 'a') return link(node)
  if (tagName === 'span' || tagName === 'font') return marked(node, children)
  // Google Docs wraps everything in a <b> of normal weight.
  if (/^(?:b|strong)$/.test(tagName) && isNormal(node)) return children
  if (/^(?:u|ins|mark|sub|sup|small|big|abbr|o:p)$/.test(tagName)) return children
  if (/^h[1-6]$/.test(tagName)) return [{ ...node, children: withoutBold(children) }]
  if (tagName === 'p') return [paragraph(node)]
  if (tagName === 'ul' || tagName === 'ol') return [{ ...node, children: nestedLists(children) }]
  return [node]
}

/** Non-breaking spaces only where they stand between words. */
function plainSpaces(text: string) {
  return text.replace(/\u00a0{2,}|\u00a0(?=\s)|(?<=\s)\u00a0/g, ' ').replace(/^\u00a0$/, ' ')
}

function link(node: HtmlNode): HtmlNode[] {
  const { properties = {}, children = [] } = node
  const href = withoutRedirect(String(properties.href ?? ''))
  const isKept = isArticleLink(href) && !href.startsWith('#') && textOf(node).trim() !== ''
  return isKept
    ? [{ ...node, properties: { href }, children: withoutUnderline(children) }]
    : children
}

/** Google Docs leads through a page of its own. */
function withoutRedirect(href: string) {
  const url = URL.parse(href)
  if (url?.hostname !== 'www.google.com' || url.pathname !== '/url') return href
  return url.searchParams.get('q') ?? href
}

function withoutUnderline(children: HtmlNode[]) {
  return children.flatMap((child) => (child.tagName === 'u' ? (child.children ?? []) : [child]))
}

/** Bold, italic, struck and code text that is written as styles. */
function marked(node: HtmlNode, children: HtmlNode[]): HtmlNode[] {
  const style = styleOf(node)
  if (textOf(node).trim() === '') return children
  let content = children
  const font = `${/(?<!-)font-family:[^;]*/.exec(style)} ${node.properties?.face}`
  if (/courier|consolas|monospace|roboto mono|menlo/i.test(font)) {
    content = [element('code', content)]
  }
  if (/text-decoration[^;]*:[^;]*line-through/.test(style)) content = [element('del', content)]
  if (/(?<!-)font-style:italic/.test(style)) content = [element('em', content)]
  if (/(?<!-)font-weight:(?:bold|[6-9]00)/.test(style)) content = [element('strong', content)]
  return content
}

function isNormal(node: HtmlNode) {
  // Not mso-bidi-font-weight.
  return /(?<!-)font-weight:(?:normal|[1-5]00)/.test(styleOf(node))
}

/** Word's title, quotations and subtitles are paragraphs with a class. */
function paragraph(node: HtmlNode): HtmlNode {
  const classes = classesOf(node)
  const children = withoutLastBreaks(node.children ?? [])
  if (classes.includes('MsoTitle')) {
    return { ...node, tagName: 'h1', children: withoutBold(children) }
  }
  if (classes.some((name) => /^Mso(?:Intense)?Quote$/.test(name))) {
    return element('blockquote', [element('p', children)])
  }
  return { ...node, children }
}

/** Word ends paragraphs with line breaks, also within what is bold. */
function withoutLastBreaks(children: HtmlNode[]): HtmlNode[] {
  const last = children.at(-1)
  if (!last || textOf(last).trim() === '')
    return last ? withoutLastBreaks(children.slice(0, -1)) : []
  if (!last.children) return children
  return [...children.slice(0, -1), { ...last, children: withoutLastBreaks(last.children) }]
}

/** Google Docs and Word put a nested list beside its item, not inside it. */
function nestedLists(children: HtmlNode[]): HtmlNode[] {
  const items: HtmlNode[] = []
  for (const child of children) {
    const last = items.at(-1)
    const isList = child.tagName === 'ul' || child.tagName === 'ol'
    if (isList && last) last.children = [...(last.children ?? []), child]
    // A list that begins with a deeper level.
    else if (isList) items.push(...(child.children ?? []))
    else if (child.tagName === 'li') items.push({ ...child })
  }
  return items
}
