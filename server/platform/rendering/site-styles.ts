/** In place of a class: needed by rules for text from right to left. */
export const RIGHT_TO_LEFT = ':dir(rtl)'

/** The site's style sheet as rules; written by tools/style-rules.ts. */
export type SiteStyles = {
  /** URL path of the whole sheet. */
  path: string
  rules: StyleRule[]
  /** The classes named in the scripts of public pages, which may add them to any page. */
  scripted: string[]
}

/**
 * A rule, with the classes that each of its selectors needs, the name that makes it needed if it is keyframes or a registered
 * property, or the code points if it is a font's; without any it is always needed. Or a group of rules.
 */
export type StyleRule =
  | {
      css: string
      classes?: string[][]
      keyframes?: string
      property?: string
      characters?: [from: number, to: number][]
    }
  | { open: string; rules: StyleRule[] }

/** The part of the style sheet that an HTML page uses, in the order of the sheet. */
export function usedStyles({ rules, scripted }: SiteStyles, html: string) {
  const classes = new Set([...classesIn(html), ...scripted])
  if (html.includes('dir="rtl"')) classes.add(RIGHT_TO_LEFT)
  const css = select(rules, { html, classes, words: new Set() })
  const words = new Set(css.match(/(?:var\()?[\w-]+/g))
  return select(rules, { html, classes, words })
}

type Used = { html: string; classes: ReadonlySet<string>; words: ReadonlySet<string> }

function select(rules: StyleRule[], used: Used): string {
  const { html, classes, words } = used
  return rules
    .map((rule) => {
      if ('open' in rule) {
        const content = select(rule.rules, used)
        return content && `${rule.open}{${content}}`
      }
      if (rule.keyframes) return words.has(rule.keyframes) ? rule.css : ''
      if (rule.property) return words.has(`var(${rule.property}`) ? rule.css : ''
      if (rule.characters) return hasAny(html, rule.characters) ? rule.css : ''
      const isUsed = rule.classes?.some((needed) => needed.every((name) => classes.has(name)))
      return (isUsed ?? true) ? rule.css : ''
    })
    .join('')
}

function hasAny(text: string, ranges: [from: number, to: number][]) {
  const set = ranges.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`)
  return new RegExp(`[${set.join('')}]`, 'u').test(text)
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
