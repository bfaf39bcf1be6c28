import type { Site } from '#model/content/site.ts'
import { SOURCE_LANGUAGE } from '#model/language/language.ts'

/** "Saturday, November 21, 2026, 3:00 PM GMT+5:30"; in English unless `tag` is another language. */
export function formatDateTime(
  instant: Date,
  { timeZone }: Pick<Site, 'timeZone'>,
  tag: string = SOURCE_LANGUAGE,
) {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone }).format(instant)
  const time = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant)
  return `${date}, ${time}`
}
