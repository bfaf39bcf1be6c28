import type { Check } from '#model/content/checks.ts'

type Heading = { level: number; text: string; path: string }

/** Order and number of the headings of a page, rendered with the fields of its texts (`data-path`, `data-section`). */
export function checkHeadings(html: string): Check[] {
  const headings = headingsIn(html)
  const checks: Check[] = []
  const add = ({ path }: { path: string }, message: string) =>
    checks.push({ kind: 'headings', path, message })
  const mains = headings.filter(({ level }) => level === 1)
  if (mains.length === 0) {
    add({ path: 'blocks' }, 'This page has no main heading. Begin it with a section that has one.')
  }
  for (const heading of mains.slice(1)) {
    add(
      heading,
      `“${heading.text}” is a second main heading. Keep one section of this kind on the page.`,
    )
  }
  for (const [index, heading] of headings.entries()) {
    const before = headings[index - 1]
    if (heading.text === '') add(heading, 'This heading is empty. Give it words, or remove it.')
    else if (before && heading.level > before.level + 1) {
      add(
        heading,
        `“${heading.text}” (level ${heading.level}) follows “${before.text}” (level ${before.level}). Add the heading between them, or raise this one.`,
      )
    }
  }
  return checks
}

/** The headings of <main>, in order. */
function headingsIn(html: string): Heading[] {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? html
  return [...main.matchAll(/<h([1-6])\b([^>]*)>([\s\S]*?)<\/h\1>/g)].map((found) => {
    const [, level, attributes = '', inside = ''] = found
    const own = pathIn(attributes) ?? pathIn(inside)
    return {
      level: Number(level),
      text: plain(inside),
      path: own ?? blockBefore(main, found.index),
    }
  })
}

function pathIn(html: string) {
  return /\bdata-path="([^"]*)"/.exec(html)?.[1]
}

/** The section that begins last before this place. */
function blockBefore(html: string, end: number) {
  const sections = [...html.slice(0, end).matchAll(/\bdata-section="([^"]+)"/g)]
  const last = sections.at(-1)?.[1]
  return last === undefined ? 'blocks' : `blocks.${last}`
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
}

function plain(html: string) {
  return html
    .replace(/<(svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim()
}
