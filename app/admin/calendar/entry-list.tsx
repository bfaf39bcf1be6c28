import { Empty } from '#app/admin/kit/empty.tsx'
import type { CalendarEntry } from '#model/calendar.ts'
import { EntryLink } from './entry-link.tsx'
import { dayId, dayName } from './names.ts'

/** All entries by day. */
export function EntryList({ entries }: { entries: CalendarEntry[] }) {
  const days = [...new Set(entries.map(({ day }) => day))]
  if (days.length === 0) {
    return (
      <Empty>Nothing is scheduled. Open a page, a post or an issue to choose a time for it.</Empty>
    )
  }
  return (
    <ol className="grid border-strong-line border-t">
      {days.map((day) => (
        <li
          key={day}
          className="grid gap-x-8 gap-y-2 border-line border-b py-4 md:grid-cols-[--spacing(64)_minmax(0,1fr)]"
        >
          <h2 id={dayId(day)} className="scroll-mt-20 font-semibold">
            <time dateTime={day}>
              {dayName(day)}, {day.slice(0, 'yyyy'.length)}
            </time>
          </h2>
          <ul className="grid gap-3">
            {entries
              .filter((entry) => entry.day === day)
              .map((entry) => (
                <li key={entry.id}>
                  <EntryLink entry={entry} />
                  {entry.failure && <p className="text-small text-alarm">{entry.failure}</p>}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
