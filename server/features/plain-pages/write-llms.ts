import { markdownPath } from '#model/alternate-paths.ts'
import type { Outline } from './outline.ts'

/** /llms.txt, as llmstxt.org describes it: every page by its Markdown, with what it is about. */
export function writeLlms({ name, tagline, sections }: Outline, origin: string) {
  const lists = sections.map(({ title, entries }) => {
    const lines = entries.map(
      ({ path, title, description }) =>
        `- [${escapeName(title)}](${origin}${markdownPath(path)}): ${oneLine(description)}`,
    )
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  return [`# ${oneLine(name)}\n`, `> ${oneLine(tagline)}\n`, ...lists].join('\n')
}

function escapeName(text: string) {
  return oneLine(text).replace(/[[\]\\]/g, '\\$&')
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
