import type { Check } from '#model/content/checks.ts'

/** Characters that search engines show. */
const TITLE_MAX = 60
const TITLE_MIN = 15
const DESCRIPTION_MAX = 160
const DESCRIPTION_MIN = 70

/** Title and description of a page, as search results would show them. */
export function checkSearch(value: unknown): Check[] {
  if (typeof value !== 'object' || value === null) return []
  const { title, description } = value as { title?: unknown; description?: unknown }
  const checks: Check[] = []
  const add = (path: string, message: string) => checks.push({ kind: 'search', path, message })
  if (typeof title === 'string' && title) {
    if (title.length > TITLE_MAX) {
      add(
        'title',
        `The title has ${title.length} characters; search engines show about ${TITLE_MAX}. Shorten it by ${title.length - TITLE_MAX}.`,
      )
    }
    if (title.length < TITLE_MIN)
      add('title', 'This title is very short. Say what the page offers and to whom.')
  }
  if (typeof description === 'string' && description) {
    if (description.length > DESCRIPTION_MAX) {
      add(
        'description',
        `The description has ${description.length} characters; search engines show about ${DESCRIPTION_MAX}. Shorten it by ${description.length - DESCRIPTION_MAX}.`,
      )
    } else if (description.length < DESCRIPTION_MIN) {
      add(
        'description',
        `The description has ${description.length} characters; search engines have room for ${DESCRIPTION_MAX}. Add why to visit the page.`,
      )
    }
  }
  return checks
}
