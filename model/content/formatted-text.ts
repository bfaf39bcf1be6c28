import { z } from 'zod'
import { linkError } from './link-error.ts'

/** Characters of one text; a long legal text has as many. */
const TEXT_MAX = 30_000

/** Signs that only a text made to be slow has so many of in a row. */
const tooNested = /[>*_[\]`]{60}|(?:[-+*>] ){60}|^[ \t]{120}/m

/** The target of a link in Markdown. */
const linkTarget = /(?<!!)\[[^\]]*\]\(<?([^)\s>]+)/g

/** Paragraphs, lists, bold and italic text and links, as Markdown. */
export const formattedTextSchema = formatted('text')

/** The same with headings, for a section that is an article. */
export const articleTextSchema = formatted('article')

/** Both, where there may be no text. */
export const optionalTextSchema = formatted('text', 0)
export const optionalArticleSchema = formatted('article', 0)

function formatted(markdown: 'text' | 'article', min = 1) {
  return z
    .string()
    .min(min)
    .superRefine((text, context) => {
      const message = textError(text)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta({ markdown })
}

function textError(text: string) {
  if (text.length > TEXT_MAX) {
    const [has, max] = [text.length, TEXT_MAX].map((count) => count.toLocaleString('en-US'))
    return `This text has ${has} characters; ${max} are possible. Divide it.`
  }
  if (tooNested.test(text)) return 'Too many signs of formatting are in a row. Remove some of them.'
  for (const [, href = ''] of text.matchAll(linkTarget)) {
    const error = href.startsWith('#') ? null : linkError(href)
    if (error) return `The link to “${href}” does not work. ${error}`
  }
  return null
}

/** A part of a formatted text: a block, or text within one. A list with `start` has numbers. */
export type TextNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'paragraph' | 'heading' | 'bold' | 'emphasis' | 'item'; children: TextNode[] }
  | { kind: 'list'; start: number | null; children: TextNode[] }
  | { kind: 'link'; href: string; children: TextNode[] }

/** False for a text that is one paragraph without any formatting. */
export function hasFormatting(text: string) {
  return /[*_[\]\\`<&\n]|^\s|^#|^[-+>] |^\d+[.)] |^-{3}|^~~~/.test(text)
}

/** The words of a text without its formatting. */
export function plainText(nodes: readonly TextNode[]): string {
  const parts = nodes.map((node) => {
    if (node.kind === 'text') return node.text
    if (node.kind === 'break') return ' '
    return plainText(node.children)
  })
  const isBlocks = nodes.every(({ kind }) => blocks.has(kind))
  return parts.join(isBlocks ? ' ' : '')
}

const blocks = new Set<TextNode['kind']>(['paragraph', 'heading', 'list', 'item'])
