import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { addMonths, monthOf, weeksOf } from '#model/calendar.ts'
import { addDays } from '#model/day.ts'
import { cn } from '#ui/cn.ts'

export type MonthProps = {
  /** ISO days: the one that can be focused, the chosen one, and today. */
  shown: string
  day: string
  today: string
  onShow: (day: string) => void
  onChoose: (day: string) => void
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The days of a month in weeks, with buttons to its neighbours. */
export function Month({ shown, day, today, onShow, onChoose }: MonthProps) {
  const month = monthOf(shown)
  const table = useRef<HTMLTableElement>(null)
  const go = (to: string, hasFocus = false) => {
    flushSync(() => onShow(to))
    if (hasFocus) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <Step label="Previous month" icon={ChevronLeft} onStep={() => go(inMonth(shown, -1))} />
        <p aria-live="polite" className="font-semibold">
          {nameOf(month, { month: 'long', year: 'numeric' })}
        </p>
        <Step label="Next month" icon={ChevronRight} onStep={() => go(inMonth(shown, 1))} />
      </div>
      <table ref={table} className="tabular-nums">
        <caption className="sr-only">{nameOf(month, { month: 'long', year: 'numeric' })}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className="label font-normal text-soft">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className="p-0!">
                  <button
                    type="button"
                    tabIndex={one === shown ? 0 : -1}
                    aria-label={nameOf(one, { dateStyle: 'full' })}
                    aria-pressed={one === day}
                    aria-current={one === today ? 'date' : undefined}
                    className={cn(
                      'size-9 rounded-small hover:bg-raised aria-[current]:font-bold aria-[current]:underline aria-pressed:bg-ink aria-pressed:text-paper',
                      monthOf(one) !== month && 'text-soft',
                    )}
                    onClick={() => onChoose(one)}
                    onKeyDown={(event) => moveBy(event, one, go)}
                  >
                    {Number(one.slice(-2))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type StepProps = { label: string; icon: LucideIcon; onStep: () => void }

function Step({ label, icon: Icon, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-flex size-9 items-center justify-center rounded-small hover:bg-raised"
      onClick={onStep}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => inMonth(day, -1),
  PageDown: (day) => inMonth(day, 1),
}

function moveBy(event: KeyboardEvent, day: string, go: (day: string, hasFocus: boolean) => void) {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  go(step(day), true)
}

/** The same day of another month, or its last one. */
function inMonth(day: string, count: number) {
  const month = addMonths(monthOf(day), count)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(-2)}`
  return same > last ? last : same
}

function nameOf(day: string, fields: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...fields }).format(new Date(day))
}
