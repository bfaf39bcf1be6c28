/** The part of the Trusted Types API used here; browsers without it ignore the CSP's directives. */
type TrustedHtmlPolicy = { createHTML(html: string): string }
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): TrustedHtmlPolicy
}

/** Written by React to create a script element; runs nothing. */
const EMPTY_SCRIPT = '<script></script>'

const executableElements = 'script, iframe, frame, object, embed, template, base, meta, link, style'
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href'])
const executableUrl = /^(?:javascript|vbscript|data):/i

let inert: TrustedHtmlPolicy = { createHTML: (html) => html }

/** Parses a whole page without loading or running anything of it. */
export function parseInert(html: string) {
  return new DOMParser().parseFromString(inert.createHTML(html), 'text/html')
}

/**
 * Allows HTML to be inserted into the page (posts, previews) only if it contains nothing executable. With the CSP's
 * `require-trusted-types-for 'script'` the browser calls this before every such write and rejects script text and
 * script URLs altogether.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return
  inert = trustedTypes.createPolicy('inert', { createHTML: (html) => html })
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT || isHarmless(html) ? html : null),
  })
}

/** Parses in a template, where nothing is loaded or run. */
function isHarmless(html: string) {
  const template = document.createElement('template')
  template.innerHTML = inert.createHTML(html)
  if (template.content.querySelector(executableElements)) return false
  const elements = [...template.content.querySelectorAll('*')]
  return elements.every(({ attributes }) => [...attributes].every(isHarmlessAttribute))
}

function isHarmlessAttribute({ name, value }: Attr) {
  if (name.startsWith('on') || name === 'srcdoc') return false
  // Browsers ignore whitespace and control characters in URLs.
  const url = value.replace(/[\s\p{Cc}]/gu, '')
  return !(urlAttributes.has(name) && executableUrl.test(url))
}
