import { type CalendarEntry, monthOf, weeksOf } from '#model/calendar.ts'
import { cn } from '#ui/cn.ts'
import { EntryLink } from './entry-link.tsx'
import { EntryList } from './entry-list.tsx'
import { dayId, monthName } from './names.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type MonthTableProps = { month: string; today: string; entries: CalendarEntry[] }

/** A month by weeks. On small screens its days lead to their entries, which are listed below it. */
export function MonthTable({ month, today, entries }: MonthTableProps) {
  const inMonth = entries.filter(({ day }) => monthOf(day) === month)
  return (
    <>
      {inMonth.length === 0 && (
        <p className="text-soft">Nothing was published and nothing is scheduled in this month.</p>
      )}
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{monthName(month)}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                className="label px-1 py-2 text-left font-normal text-soft md:px-2"
              >
                <abbr title={name} className="no-underline">
                  {name.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  isToday={day === today}
                  isOutside={monthOf(day) !== month}
                  entries={inMonth.filter((entry) => entry.day === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {inMonth.length > 0 && (
        <div className="md:hidden">
          <EntryList entries={inMonth} />
        </div>
      )}
    </>
  )
}

type DayProps = { day: string; isToday: boolean; isOutside: boolean; entries: CalendarEntry[] }

function Day({ day, isToday, isOutside, entries }: DayProps) {
  return (
    <td
      className={cn(
        'h-12 border border-line p-1 align-top md:h-28 md:p-2',
        isOutside && 'bg-raised',
      )}
    >
      {!isOutside && (
        <p className={cn('label md:mb-1', isToday ? 'font-bold text-accent' : 'text-soft')}>
          <time
            dateTime={day}
            aria-current={isToday ? 'date' : undefined}
            className={cn(entries.length > 0 && 'max-md:hidden')}
          >
            {Number(day.slice(-2))}
          </time>
          {entries.length > 0 && (
            <a href={`#${dayId(day)}`} className="grid min-h-10 content-start gap-1 md:hidden">
              <time dateTime={day}>{Number(day.slice(-2))}</time>
              <span className="size-2 rounded-pill bg-fill" />
              <span className="sr-only">{entries.length} on this day</span>
            </a>
          )}
          {isToday && <span className="max-md:sr-only"> today</span>}
        </p>
      )}
      <ul className="grid gap-2 empty:hidden max-md:hidden">
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </td>
  )
}
