/** The site's style sheet as rules; written by tools/style-rules.ts. */
export type SiteStyles = {
  /** URL path of the whole sheet. */
  path: string
  rules: StyleRule[]
  /** The classes named in the scripts of public pages, which may add them to any page. */
  scripted: string[]
}

/**
 * A rule, with the classes that each of its selectors needs, or the name that makes it needed if it is keyframes; without
 * either it is always needed. Or a group of rules.
 */
export type StyleRule =
  | { css: string; classes?: string[][]; keyframes?: string }
  | { open: string; rules: StyleRule[] }

/** The part of the style sheet that an HTML page uses, in the order of the sheet. */
export function usedStyles({ rules, scripted }: SiteStyles, html: string) {
  const classes = new Set([...classesIn(html), ...scripted])
  const css = select(rules, classes, new Set())
  const words = new Set(css.match(/[\w-]+/g))
  return select(rules, classes, words)
}

function select(
  rules: StyleRule[],
  classes: ReadonlySet<string>,
  words: ReadonlySet<string>,
): string {
  return rules
    .map((rule) => {
      if ('open' in rule) {
        const content = select(rule.rules, classes, words)
        return content && `${rule.open}{${content}}`
      }
      if (rule.keyframes) return words.has(rule.keyframes) ? rule.css : ''
      const isUsed = rule.classes?.some((needed) => needed.every((name) => classes.has(name)))
      return (isUsed ?? true) ? rule.css : ''
    })
    .join('')
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function classesIn(html: string) {
  return [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, value = '']) =>
    value.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity).split(' '),
  )
}
