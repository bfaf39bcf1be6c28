import { LETTER_LINES_MAX, type Letter } from '#model/newsletter/archive.ts'
import type { Deps } from '#server/deps.ts'
import { issueSummary, newestIssues } from './public-issues.ts'
import { issueHtml } from './show-archive.ts'

type LetterDeps = Pick<Deps, 'store' | 'markdown' | 'content'>

/** The beginning of the last issue that everybody can read, or the site's example; null if it has neither. */
export async function showLetter(deps: LetterDeps): Promise<Letter | null> {
  const row = await newestIssues(deps.store).limit(1).executeTakeFirst()
  if (!row) {
    const { example } = deps.content.current().screens.newsletter
    return example ? { ...example, issue: null } : null
  }
  const { subject, slug, sentOn } = issueSummary(row)
  return { subject, lines: firstLines(await issueHtml(deps, row)), issue: { slug, sentOn } }
}

const entities: Record<string, string> = {
  '&#x26;': '&',
  '&#x3C;': '<',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** The words of the first paragraphs of an article. */
export function firstLines(html: string) {
  const paragraphs = html.match(/<p>.*?<\/p>/gs) ?? []
  return paragraphs
    .map((paragraph) =>
      paragraph
        .replace(/<[^>]*>/g, '')
        .replace(/&(#x26|#x3C|amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')
        .trim(),
    )
    .filter((line) => line !== '')
    .slice(0, LETTER_LINES_MAX)
}
