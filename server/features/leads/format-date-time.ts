import type { Site } from '#model/content/site.ts'

/** "Saturday, November 21, 2026, 3:00 PM GMT+5:30" */
export function formatDateTime(instant: Date, { timeZone }: Site) {
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(instant)
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant)
  return `${date}, ${time}`
}
