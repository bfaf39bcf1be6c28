import { z } from 'zod'
import type { Redirect } from '#model/content/redirect.ts'
import { localDay } from '#model/local-time.ts'
import { download } from '#server/actions/action.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'

/** Names that an import understands. */
const columns: CsvColumn<Redirect>[] = [
  { head: 'from', value: ({ from }) => from },
  { head: 'to', value: ({ to }) => to },
  { head: 'status', value: () => 308 },
]

/** The published redirects as CSV. */
export const exportRedirects = download('viewer', z.object({}), async ({ content, clock }) => {
  const { timeZone } = await content.site()
  return {
    name: `redirects-${localDay(clock(), timeZone)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    body: csvLines(columns, content.current().redirects),
  }
})
