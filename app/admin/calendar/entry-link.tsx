import { Link } from 'react-router'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useSite } from '#app/use-site.ts'
import type { CalendarEntry } from '#model/calendar.ts'
import { capital } from '#model/content/form/labels.ts'
import { momentText } from '#model/moment-text.ts'

/** One entry: its time, what happens, and a link to the page, post or letter. */
export function EntryLink({ entry }: { entry: CalendarEntry }) {
  const { at, title, href, failure } = entry
  const { timeZone } = useSite().site
  return (
    <Link to={href} className="group grid min-h-11 content-center gap-0.5 text-small">
      <span className="font-semibold underline-offset-[0.3em] [overflow-wrap:anywhere] group-hover:underline">
        {title}
      </span>
      <span className="flex flex-wrap gap-x-2 text-soft">
        <time dateTime={at}>{momentText(at, timeZone, 'time')}</time>
        <Tag tone={failure === null ? 'quiet' : 'late'} className="max-xl:whitespace-normal">
          {nameOf(entry)}
        </Tag>
      </span>
    </Link>
  )
}

function nameOf({ action, kind, failure }: CalendarEntry) {
  if (failure !== null) return failedNames[action]
  return action === 'take-off' ? `${capital(kind)} unpublished` : capital(kind)
}

const failedNames: Record<CalendarEntry['action'], string> = {
  publish: 'Not published',
  'take-off': 'Not unpublished',
  send: 'Not sent',
}
