import { readEmbed } from '#model/embed.ts'
import type { Losses } from '#model/import/import.ts'
import { element, type HtmlNode, text, textOf } from '#server/features/markdown/html-tree.ts'

/** Where an article's pictures and links lead, and what it loses; filled while its HTML is cleaned. */
export type ArticleFacts = {
  /** A token for a picture, or null if its address cannot be used. */
  picture(address: string): string | null
  /** The address to write for a link. */
  link(address: string): string
  lose(name: keyof Losses): void
}

const frames = /^(?:iframe|object|embed)$/
const media = /^(?:audio|video)$/
const forms = /^(?:form|input|select|textarea|button)$/
const dropped = /^(?:style|head|meta|link|title|base|template|svg|math|canvas|noscript|map)$/
const blocks =
  /^(?:p|ul|ol|dl|table|pre|blockquote|h[1-6]|figure|div|section|article|hr|address|details)$/

/** The HTML of an article of another system as plain HTML: headings, paragraphs, lists, tables, quotations, code, pictures, links. */
export function cleanArticle(root: HtmlNode, facts: ArticleFacts): HtmlNode {
  return { ...root, children: cleanAll(root.children, facts) }
}

function cleanAll(nodes: HtmlNode[] = [], facts: ArticleFacts): HtmlNode[] {
  return nodes.flatMap((node) => clean(node, facts))
}

function clean(node: HtmlNode, facts: ArticleFacts): HtmlNode[] {
  if (node.type === 'text') return [text(node.value ?? '')]
  if (node.type !== 'element') return []
  const { tagName = '', properties = {} } = node
  if (tagName === 'script') return lost('scripts', facts)
  if (forms.test(tagName)) return lost('forms', facts)
  if (media.test(tagName)) return lost('media', facts)
  if (frames.test(tagName)) return frame(String(properties.src ?? properties.data ?? ''), facts)
  if (dropped.test(tagName)) return []
  if (tagName === 'img') return picture(node, facts)
  if (tagName === 'a') return link(node, facts)
  if (tagName === 'figure') return figure(node, facts)
  if (tagName === 'p' || tagName === 'div') return paragraph(node, facts)
  if (tagName === 'table') return table(node, facts)
  const children = cleanAll(node.children, facts)
  // The title of the post is the only heading of the first level.
  if (tagName === 'h1') return [element('h2', {}, children)]
  if (/^(?:u|ins|mark|sub|sup|small|big|abbr|font|span|center|time|cite|label)$/.test(tagName))
    return children
  if (tagName === 'details') return children
  if (tagName === 'summary') return [element('p', {}, [element('strong', {}, children)])]
  return [element(tagName, codeLanguage(properties), children)]
}

function lost(name: keyof Losses, { lose }: ArticleFacts): HtmlNode[] {
  lose(name)
  return []
}

/** The class that names the language of code; no other attribute is of use. */
function codeLanguage({ className }: Record<string, unknown>): Record<string, unknown> {
  const language = Array.isArray(className)
    ? className.map(String).find((name) => name.startsWith('language-'))
    : undefined
  return language ? { className: [language] } : {}
}

function frame(address: string, facts: ArticleFacts): HtmlNode[] {
  const embed = readEmbed(address.replace(/^(?:http:)?\/\//, 'https://'))
  return embed ? [element('p', {}, [linkTo(embed.page)])] : lost('embeds', facts)
}

function picture({ properties = {} }: HtmlNode, facts: ArticleFacts): HtmlNode[] {
  const token = facts.picture(String(properties.dataSrc ?? properties.src ?? ''))
  if (!token) return []
  return [element('img', { src: token, alt: String(properties.alt ?? '') })]
}

/** A picture that links to itself in full size needs no link. */
function link(node: HtmlNode, facts: ArticleFacts): HtmlNode[] {
  const children = cleanAll(node.children, facts)
  const href = String(node.properties?.href ?? '')
  const isPicture = textOf(node).trim() === '' && children.some(({ tagName }) => tagName === 'img')
  if (isPicture || href === '' || children.length === 0) return children
  return [element('a', { href: facts.link(href) }, children)]
}

/** A picture with its caption below; a film's address as a line of its own; everything else as it is. */
function figure(node: HtmlNode, facts: ArticleFacts): HtmlNode[] {
  const caption = (node.children ?? []).find(({ tagName }) => tagName === 'figcaption')
  const others = (node.children ?? []).filter((child) => child !== caption)
  const children = cleanAll(others, facts)
  const words = cleanAll(caption?.children, facts).flatMap(withoutEmphasis)
  const isCaptioned = words.some((part) => textOf(part).trim() !== '')
  const content = children.some(({ tagName = '' }) => blocks.test(tagName))
    ? children
    : [element('p', {}, children)]
  return isCaptioned ? [...content, element('p', {}, [element('em', {}, words)])] : content
}

/** The whole caption is emphasised. */
function withoutEmphasis(node: HtmlNode): HtmlNode[] {
  const children = node.children?.flatMap(withoutEmphasis)
  if (/^(?:em|i|p)$/.test(node.tagName ?? '')) return children ?? []
  return [children ? { ...node, children } : node]
}

/** The address of a film on a line of its own is a player here. */
function paragraph(node: HtmlNode, facts: ArticleFacts): HtmlNode[] {
  const address = textOf(node).trim()
  if (readEmbed(address)) return [element('p', {}, [linkTo(address)])]
  const children = cleanAll(node.children, facts)
  if (node.tagName === 'p') return [element('p', {}, children)]
  return paragraphsOf(children)
}

/** Text beside blocks becomes paragraphs of its own, or it would run into the next block. */
function paragraphsOf(children: HtmlNode[]) {
  const found: HtmlNode[] = []
  let line: HtmlNode[] = []
  const endLine = () => {
    if (line.some((one) => one.type === 'element' || textOf(one).trim() !== '')) {
      found.push(element('p', {}, line))
    }
    line = []
  }
  for (const child of children) {
    if (!blocks.test(child.tagName ?? '')) {
      line.push(child)
      continue
    }
    endLine()
    found.push(child)
  }
  endLine()
  return found
}

/** Markdown has no captions of tables: it stands above. */
function table(node: HtmlNode, facts: ArticleFacts): HtmlNode[] {
  const { children = [] } = node
  const caption = children.find(({ tagName }) => tagName === 'caption')
  const rows = children.filter((child) => child !== caption)
  const title = cleanAll(caption?.children, facts)
  return [
    ...(title.length > 0 ? [element('p', {}, title)] : []),
    element('table', {}, cleanAll(rows, facts)),
  ]
}

function linkTo(href: string) {
  return element('a', { href }, [text(href)])
}
