/** As much of the Trusted Types API as is used here; browsers without it ignore the policy's directives. */
type TrustedHtmlPolicy = { createHTML(html: string): string }
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): TrustedHtmlPolicy
}

/** What React writes to make a script element, which runs nothing. */
const EMPTY_SCRIPT = '<script></script>'

const refusedElements = 'script, iframe, frame, object, embed, template, base, meta, link, style'
const addressAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href'])
const runningAddress = /^(?:javascript|vbscript|data):/i

/**
 * Lets HTML that is put into the page (posts, previews) in only where nothing of it can run. With the policy's
 * `require-trusted-types-for 'script'` the browser asks here before every such write, and refuses scripts and their
 * addresses from text altogether.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return
  const inert = trustedTypes.createPolicy('inert', { createHTML: (html) => html })
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT || isHarmless(inert, html) ? html : null),
  })
}

/** Read in a template: nothing in it is loaded or run. */
function isHarmless(inert: TrustedHtmlPolicy, html: string) {
  const template = document.createElement('template')
  template.innerHTML = inert.createHTML(html)
  if (template.content.querySelector(refusedElements)) return false
  const elements = [...template.content.querySelectorAll('*')]
  return elements.every(({ attributes }) => [...attributes].every(isHarmlessAttribute))
}

function isHarmlessAttribute({ name, value }: Attr) {
  if (name.startsWith('on') || name === 'srcdoc') return false
  // Browsers leave out spaces and control characters before they read an address.
  const address = value.replace(/[\s\p{Cc}]/gu, '')
  return !(addressAttributes.has(name) && runningAddress.test(address))
}
