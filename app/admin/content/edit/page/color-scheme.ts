export type Scheme = 'light' | 'dark'

const query = /\(prefers-color-scheme: ?(light|dark)\)/

/** Shows a page in a color scheme, whichever the browser prefers. */
export function setScheme(page: Document, scheme: Scheme) {
  page.documentElement.style.colorScheme = scheme
  for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) {
    if (sheet.href || isTheme(sheet)) applyTo(sheet.cssRules, scheme)
  }
}

/** The page's theme, as it was loaded or as it was adopted since (update-page.ts). */
function isTheme({ ownerNode }: CSSStyleSheet) {
  return ownerNode === null || (ownerNode as Element).hasAttribute('data-theme')
}

/** The scheme that each media rule asked for before it was changed. */
const asked = new WeakMap<CSSRule, string>()

function applyTo(rules: CSSRuleList, scheme: Scheme) {
  for (const rule of rules) {
    const { media, cssRules } = rule as Partial<CSSMediaRule>
    if (media) {
      const wanted = asked.get(rule) ?? query.exec(media.mediaText)?.[1]
      if (wanted) {
        asked.set(rule, wanted)
        media.mediaText = wanted === scheme ? 'all' : 'not all'
      }
    }
    if (cssRules) applyTo(cssRules, scheme)
  }
}
