import { readEmbed } from '#model/embed.ts'
import type { Losses } from '#model/import/import.ts'

/** Elements that WordPress does not put into a paragraph. */
const block =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|blockquote|pre|figure|figcaption|section|article|hr|form|iframe|script|style|details|summary|address)\b/i

/** Shortcodes that have no attributes and no end, so that nothing else tells them from a word in brackets. */
const known = /^(?:gallery|contact-form|contact|playlist|toc|audio|video|form|slider|embed)$/

/** The address and the alternative text of an attachment by its id, and the post to which it belongs. */
export type Attachments = ReadonlyMap<string, { address: string; alt: string; parent: string }>

type Count = (name: keyof Losses) => void

/** The text of a post as HTML: shortcodes replaced, and paragraphs where WordPress adds them when it shows the post. */
export function wordpressHtml(text: string, post: string, attachments: Attachments, count: Count) {
  const html = replaceShortcodes(text, post, attachments, count)
  return text.includes('<!-- wp:') ? html : withParagraphs(html)
}

function replaceShortcodes(text: string, post: string, attachments: Attachments, count: Count) {
  return text
    .replace(
      /\[caption[^\]]*\]\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*?)\[\/caption\]/gi,
      (_, picture: string, caption: string) =>
        `\n\n<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>\n\n`,
    )
    .replace(/\[(embed|youtube|vimeo)[^\]]*\]([^[]*)\[\/\1\]/gi, (_, __, address: string) =>
      film(address.trim()),
    )
    .replace(
      /\[(?:embed|youtube|vimeo)[\s=]+"?(https?:[^\s"\]]+)"?[^\]]*\]/gi,
      (_, address: string) => film(address),
    )
    .replace(/\[gallery\b([^\]]*)\]/gi, (_, attributes: string) =>
      gallery(attributes, post, attachments, count),
    )
    .replace(
      /\[(\/?)([a-z][\w-]*)((?:\s[^\]]*)?)\]/gi,
      (whole, end: string, name: string, rest: string) => {
        const isShortcode =
          end === '/' ||
          /\s[\w-]+\s*=/.test(rest) ||
          /[_-]/.test(name) ||
          known.test(name) ||
          text.includes(`[/${name}]`)
        if (!isShortcode) return whole
        if (end === '') count('shortcodes')
        return ''
      },
    )
}

function film(address: string) {
  const embed = readEmbed(address)
  return `\n\n<p>${embed ? embed.page : `<a href="${address}">${address}</a>`}</p>\n\n`
}

/** The pictures that it names, or all that belong to the post. */
function gallery(attributes: string, post: string, attachments: Attachments, count: Count) {
  const [, ids] = /ids\s*=\s*["']?([\d,\s]+)/.exec(attributes) ?? []
  const pictures = ids
    ? ids.split(',').flatMap((id) => attachments.get(id.trim()) ?? [])
    : [...attachments.values()].filter(
        ({ parent, address }) => parent === post && isPicture(address),
      )
  if (pictures.length === 0) count('shortcodes')
  return pictures
    .map(({ address, alt }) => `\n\n<p><img src="${quoted(address)}" alt="${quoted(alt)}"></p>\n\n`)
    .join('')
}

function isPicture(address: string) {
  return /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(address)
}

function quoted(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** An empty line ends a paragraph, and a line break is one. */
function withParagraphs(html: string) {
  return html
    .replaceAll('\r\n', '\n')
    .split(/(<pre\b[\s\S]*?<\/pre>)/i)
    .map((part) =>
      /^<pre\b/i.test(part)
        ? part
        : part
            .split(/\n\s*\n/)
            .map(paragraph)
            .join('\n'),
    )
    .join('\n')
}

function paragraph(text: string) {
  const trimmed = text.trim()
  if (trimmed === '' || block.test(trimmed) || trimmed.startsWith('<!--')) return trimmed
  return `<p>${trimmed.replaceAll('\n', '<br>')}</p>`
}
