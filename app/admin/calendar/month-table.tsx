import { type CalendarEntry, monthOf, weeksOf } from '#model/calendar.ts'
import { cn } from '#ui/cn.ts'
import { EntryLink } from './entry-link.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type MonthTableProps = { month: string; today: string; entries: CalendarEntry[] }

/** A month by weeks. On small screens only the days with entries, below each other. */
export function MonthTable({ month, today, entries }: MonthTableProps) {
  const inMonth = entries.filter(({ day }) => monthOf(day) === month)
  return (
    <>
      {inMonth.length === 0 && <p className="text-soft">Nothing is scheduled in this month.</p>}
      <table className="month-table w-full table-fixed border-collapse max-md:block">
        <caption className="sr-only">{monthName(month)}</caption>
        <thead className="max-md:hidden">
          <tr>
            {weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                className="label px-2 py-2 text-left font-normal text-soft"
              >
                <abbr title={name} className="no-underline">
                  {name.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {weeksOf(month).map((week) => (
            <tr key={week[0]} className="max-md:contents">
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
    </>
  )
}

type DayProps = { day: string; isToday: boolean; isOutside: boolean; entries: CalendarEntry[] }

function Day({ day, isToday, isOutside, entries }: DayProps) {
  return (
    <td
      className={cn(
        'h-28 border border-line p-2 align-top max-md:block max-md:h-auto max-md:border-x-0 max-md:border-b-0 max-md:px-0 max-md:py-3',
        isOutside && 'bg-raised',
        entries.length === 0 && 'max-md:hidden',
      )}
    >
      {!isOutside && (
        <p
          className={cn(
            'label mb-1 max-md:text-small',
            isToday ? 'font-bold text-accent' : 'text-soft',
          )}
        >
          <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
            <span className="max-md:hidden">{Number(day.slice(-2))}</span>
            <span className="md:hidden">{dayName(day)}</span>
          </time>
          {isToday && <span className="max-md:sr-only"> today</span>}
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </td>
  )
}

/** "November 2026". */
export function monthName(month: string) {
  return format(`${month}-01`, { month: 'long', year: 'numeric' })
}

/** "Monday, November 30". */
export function dayName(day: string) {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric' })
}

function format(day: string, fields: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...fields }).format(new Date(day))
}
