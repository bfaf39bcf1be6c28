import { CONTENT_MAX } from '#model/blog/post-form.ts'
import { fileSize } from '#model/file-size.ts'

/** Characters of HTML that are read; Word needs twenty for each of the text. */
const HTML_MAX = 3_000_000

/** Why something cannot be pasted; null if it can. */
export function pasteError(html: string, text: string) {
  if (html.length > HTML_MAX && withoutData(html).length > HTML_MAX) {
    return `This is ${fileSize(html.length)} at once, too much to paste. Paste it in parts.`
  }
  return html === '' ? tooLong(text.length) : null
}

export function tooLong(characters: number) {
  if (characters <= CONTENT_MAX) return null
  const [has, max] = [characters, CONTENT_MAX].map((number) => number.toLocaleString('en-US'))
  return `This text has ${has} characters, an article at most ${max}. Paste it in parts.`
}

/** Without pictures that are written into the HTML. */
export function withoutData(html: string) {
  return html.replace(/src=(["'])data:[^"']*\1/g, '')
}
