import { type Language, SOURCE_LANGUAGE } from '#model/language/language.ts'
import { translationOf } from '#model/language/translation-of.ts'
import { paletteOf } from '#model/theme/palette.ts'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import { plainPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'

/** A self-contained error page, used when React Router cannot answer. */
export type ErrorPage = {
  status: number
  title: string
  /** What happened and what to do. */
  sentence: string
  email?: string | undefined
  /** Id of the error in the log. */
  reference?: string
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined
}

/** What the site has of its own in a page for visitors. */
export type ErrorLook = { language: Language; theme: Theme }

const plainLook: ErrorLook = { language: languageOf(SOURCE_LANGUAGE), theme: defaultTheme }

/** The look of a site, or the plain one while that cannot be read. */
export async function errorLook(content: {
  language(): Promise<Language>
  theme(): Promise<Theme>
}): Promise<ErrorLook> {
  try {
    return { language: await content.language(), theme: await content.theme() }
  } catch {
    return plainLook
  }
}

/** The theme's paper and ink, without the page's sheet, which may be what is missing. */
function styleOf(theme: Theme) {
  const { light, dark } = paletteOf(theme).grounds
  const scheme = theme.scheme === 'device' ? 'light dark' : theme.scheme
  return [
    `:root{color-scheme:${scheme};background:light-dark(${light.paper},${dark.paper});color:light-dark(${light.ink},${dark.ink})}`,
    'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:15vh 1.5rem}',
    'h1{font-size:1.75rem;line-height:1.2;text-wrap:balance}p{text-wrap:pretty}a{color:inherit}',
  ].join('')
}

/** Not cacheable; its Content-Security-Policy allows only its own style. */
export function errorPage(
  page: ErrorPage,
  headers: HeaderSet,
  { language, theme }: ErrorLook = plainLook,
) {
  const style = styleOf(theme)
  const { tag, direction, t } = language
  const said = (text: string) => escapeHtml(translationOf(text, language))
  const title = said(page.title)
  const reference = page.reference
    ? `<p>${escapeHtml(t('Reference: {reference}', { reference: page.reference }))}</p>`
    : ''
  const html = `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${said(page.sentence)}${writeTo(page.email, t)}</p>${reference}<p><a href="/">${escapeHtml(t('Go to the home page'))}</a></p></main></body></html>`
  return new Response(html, {
    status: page.status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': plainPolicy(style),
      'Cache-Control': 'no-store',
      ...(page.retryAfter !== undefined && { 'Retry-After': String(page.retryAfter) }),
    },
  })
}

/** A further sentence with the address, if it is known. */
function writeTo(email: string | undefined, t: Language['t']) {
  if (!email) return ''
  const address = escapeHtml(email)
  const sentence = escapeHtml(t('You can also write to {email}.', { email: MARK }))
  return ` ${sentence.replace(MARK, `<a href="mailto:${address}">${address}</a>`)}`
}

/** Where the address stands in its sentence. */
const MARK = '\0'

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
