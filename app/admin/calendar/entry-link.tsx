import { Link } from 'react-router'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useSite } from '#app/use-site.ts'
import type { CalendarEntry } from '#model/calendar.ts'
import { capital } from '#model/content/form/labels.ts'
import { momentText } from '#model/moment-text.ts'

/** One entry: its time, what happens, and a link to the page, post or issue. */
export function EntryLink({ entry }: { entry: CalendarEntry }) {
  const { at, title, href } = entry
  const { timeZone } = useSite().site
  return (
    <Link to={href} className="group grid min-h-11 content-center gap-0.5 text-small">
      <span className="font-semibold underline-offset-[0.3em] [overflow-wrap:anywhere] group-hover:underline">
        {title}
      </span>
      <span className="flex flex-wrap gap-x-2 text-soft">
        <time dateTime={at}>{momentText(at, timeZone, 'time')}</time>
        <Tag tone={toneOf(entry)} className="max-xl:whitespace-normal">
          {nameOf(entry)}
        </Tag>
      </span>
    </Link>
  )
}

function toneOf({ failure, isDone }: CalendarEntry) {
  if (failure !== null) return 'late'
  return isDone ? 'good' : 'quiet'
}

function nameOf({ action, kind, failure, isDone }: CalendarEntry) {
  if (failure !== null) return failedNames[action]
  if (isDone) return `${capital(kind)} ${action === 'send' ? 'sent' : 'published'}`
  return action === 'unpublish' ? `${capital(kind)} unpublished` : capital(kind)
}

const failedNames: Record<CalendarEntry['action'], string> = {
  publish: 'Not published',
  unpublish: 'Not unpublished',
  send: 'Not sent',
}
