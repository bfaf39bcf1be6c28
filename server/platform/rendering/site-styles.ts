/** The site's style sheet as rules; written by tools/style-rules.ts. */
export type SiteStyles = {
  /** URL path of the whole sheet. */
  path: string
  rules: StyleRule[]
  /** The classes named in the scripts of public pages, which may add them to any page. */
  scripted: string[]
}

/** A rule, with the classes that each of its selectors needs; without `classes` it is always needed. Or a group of rules. */
export type StyleRule = { css: string; classes?: string[][] } | { open: string; rules: StyleRule[] }

/** The part of the style sheet that an HTML page uses, in the order of the sheet. */
export function usedStyles({ rules, scripted }: SiteStyles, html: string) {
  const used = new Set([...classesIn(html), ...scripted])
  return select(rules, used)
}

function select(rules: StyleRule[], used: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('open' in rule) {
        const content = select(rule.rules, used)
        return content && `${rule.open}{${content}}`
      }
      const isUsed = rule.classes?.some((needed) => needed.every((name) => used.has(name))) ?? true
      return isUsed ? rule.css : ''
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
