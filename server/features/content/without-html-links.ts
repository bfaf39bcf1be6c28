import type { Absent } from './absent.ts'
import { pathOf } from './href-path.ts'

/** The HTML of an article whose links to absent pages are plain words. */
export function withoutHtmlLinks(html: string, absent: Absent) {
  return html.replace(
    /<a href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs,
    (link, href: string, words: string) => (absent.hasPath(pathOf(href)) ? words : link),
  )
}
