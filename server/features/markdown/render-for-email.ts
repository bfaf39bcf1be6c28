import rehypeStringify from 'rehype-stringify'
import { callouts } from '#model/blog/callout.ts'
import { english, type Translate } from '#model/language/english.ts'
import type { Language } from '#model/language/language.ts'
import type { EmailPictures } from '#model/mail/mail.ts'
import { emailText } from './email-text.ts'
import { element, type HtmlNode, text, visitElements } from './html-tree.ts'
import { rejectDeepNesting } from './nesting.ts'
import { placeCharts } from './place-charts.ts'
import { linkForeignPicture, pictureStyle, placePicture } from './place-email-picture.ts'
import { safeHtml } from './safe-html.ts'
import { UnrenderableText } from './unrenderable-text.ts'

/** The same text as HTML for email clients and as plain text. */
export type EmailBody = { html: string; text: string }

/** Bytes of HTML: Gmail cuts emails off after 102 kB, and with the end the link to unsubscribe. */
const HTML_MAX = 92_000

/** Grey, so that they fit any theme. */
const rule = '#cccccc'
const shade = 'background-color:#ececec;background-color:rgba(127,127,127,0.14)'
const lines = 'font-size:17px;line-height:26px'
const mono = "font-family:'Martian Mono',Menlo,Consolas,monospace;font-size:14px"

/** As app/emails/email-styles.ts, because email clients support neither style sheets nor logical properties. */
function stylesIn(direction: Language['direction']): Record<string, string> {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const tracking = direction === 'rtl' ? '' : ';letter-spacing:-0.01em'
  const list = `margin:0 0 16px;padding:0;padding-${start}:24px;${lines}`
  const cell = `padding:6px 0;padding-${end}:12px`
  return {
    p: `margin:0 0 16px;${lines}`,
    h2: `margin:32px 0 12px;font-size:24px;line-height:30px;font-weight:700${tracking}`,
    h3: 'margin:28px 0 8px;font-size:19px;line-height:26px;font-weight:700',
    h4: `margin:24px 0 8px;${lines};font-weight:700`,
    ul: list,
    ol: list,
    li: 'margin:0 0 6px',
    a: 'color:inherit;text-decoration:underline',
    blockquote: `margin:0 0 16px;padding:0;padding-${start}:16px;border-${start}:3px solid ${rule}`,
    img: pictureStyle(),
    figure: 'margin:0 0 16px',
    figcaption: `margin:0 0 8px;${lines};font-weight:700`,
    hr: `margin:32px 0;border:0;border-top:1px solid ${rule}`,
    pre: `margin:0 0 16px;padding:12px 16px;${shade};white-space:pre-wrap;word-break:break-word;${mono}`,
    code: mono,
    table: 'margin:0 0 16px;border-collapse:collapse;font-size:15px;line-height:22px',
    th: `${cell};border-bottom:1px solid;text-align:${start}`,
    td: `${cell};border-bottom:1px solid ${rule};vertical-align:top`,
  }
}

/** The space below is that of the last paragraph. */
const calloutStyle = `margin:0 0 16px;padding:12px 16px 1px;${shade}`

const pullQuoteStyle = 'margin:32px 0;padding:0;font-size:24px;line-height:32px;font-weight:700'

/** The subject is the heading above. */
const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** `base`: the address of the site. */
export type EmailSettings = { base: string; pictures: EmailPictures }

/** `direction`: of the text; from left to right without it. */
export type EmailTask = EmailSettings & { direction?: Language['direction'] }

/**
 * Markdown as the body of an email: HTML of a text is dropped, styles are attributes, links and pictures absolute. `t`: for the
 * words that are added.
 * @throws UnrenderableText if it is nested too deeply or becomes too long
 */
export async function renderForEmail(
  markdown: string,
  { base, pictures, direction = 'ltr' }: EmailTask,
  t = english,
): Promise<EmailBody> {
  const pipeline = safeHtml(t)
    .use(() => placeCharts(t, false))
    .use(rehypeStringify)
  const source = pipeline.parse(markdown)
  rejectDeepNesting(source as HtmlNode)
  const file = { value: markdown } as Parameters<typeof pipeline.run>[1]
  const styles = stylesIn(direction)
  const tree = (await pipeline.run(source, file)) as HtmlNode
  visitElements(tree, (element) => {
    element.tagName = headings[element.tagName ?? ''] ?? element.tagName
    linkForeignPicture(element, base)
    placePicture(element, pictures)
    titleCallout(element, t)
    makeAbsolute(element, base)
    tightenLists(element, styles)
    const style = element.properties?.style ?? styles[element.tagName ?? '']
    if (style) element.properties = { ...element.properties, style }
  })
  const html = pipeline.stringify(tree as never)
  if (Buffer.byteLength(html) > HTML_MAX) {
    throw new UnrenderableText('Gmail would cut this issue off, because it is too long. Shorten it')
  }
  return { html, text: emailText(tree) }
}

/** A callout is a quotation with a title. */
function titleCallout(quotation: HtmlNode, t: Translate) {
  const { dataCallout } = quotation.properties ?? {}
  const found = callouts.find(({ kind }) => kind === dataCallout)
  if (quotation.tagName !== 'blockquote' || !found) return
  if (found.kind === 'quote') {
    quotation.properties = { style: pullQuoteStyle }
    return
  }
  if (found.kind === 'signed') {
    quotation.tagName = 'div'
    quotation.properties = {}
    return
  }
  const title = element('strong', {}, [text(t(found.title))])
  const first = element('p', { style: `${lines};margin:0 0 4px` }, [title])
  quotation.properties = { className: ['callout'], style: calloutStyle }
  quotation.children = [first, ...(quotation.children ?? [])]
}

/** Lists in a list have no space below them. */
function tightenLists({ tagName, children = [] }: HtmlNode, styles: Record<string, string>) {
  if (tagName !== 'li') return
  for (const child of children) {
    const isList = child.tagName === 'ul' || child.tagName === 'ol'
    const style = `${styles.ul};margin:6px 0 0`
    if (isList) child.properties = { ...child.properties, style }
  }
}

function makeAbsolute({ properties }: HtmlNode, base: string) {
  for (const name of ['href', 'src']) {
    const address = properties?.[name]
    if (!properties || typeof address !== 'string' || address.startsWith('#')) continue
    if (URL.canParse(address, base)) properties[name] = new URL(address, base).href
  }
}
