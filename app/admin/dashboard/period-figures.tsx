import type { DayCount } from '#app/admin/kit/charts/day-name.ts'
import { ShareWave } from '#app/admin/kit/charts/share-wave.tsx'
import type { Overview } from '#server/features/dashboard/show-dashboard.ts'
import { cn } from '#ui/cn.ts'

type Visitors = NonNullable<Overview['visitors']>

type PeriodFiguresProps = { visitors: Visitors; period: string }

/** What the period brought beside the one before: leads, subscribers and answers in time. */
export function PeriodFigures({ visitors, period }: PeriodFiguresProps) {
  const { leads, subscribers, sla } = visitors
  const { share, shareBefore, answered, inTime, open, overdue, time } = sla
  return (
    <section aria-labelledby="period" className="grid content-start gap-3">
      <h2 id="period" className="label text-soft">
        {period}, and the {period} before
      </h2>
      <dl className="border-strong-line border-t">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-1 py-4">
          {share !== null && (
            <dd
              className={cn(
                'row-span-2 font-display text-[clamp(3.25rem,6vw,4.75rem)] tabular-nums leading-none',
                overdue > 0 && 'text-alarm',
              )}
            >
              {percentText(share)}
            </dd>
          )}
          <dt className="col-start-2 row-start-1 self-end font-semibold">Replied within {time}</dt>
          <dd className="col-start-2 row-start-2 self-start text-soft">
            {share === null
              ? 'No inquiry was due a reply.'
              : partsText({
                  'in time': inTime,
                  late: answered - inTime,
                  open: open - overdue,
                  overdue,
                })}
            {share !== null && shareBefore !== null && `. Before: ${percentText(shareBefore)}`}
          </dd>
          {share !== null && (
            <dd aria-hidden="true" className="col-span-full">
              <ShareWave share={share} seed="promise" />
            </dd>
          )}
        </div>
        <Figure name="Leads" now={sumOf(leads.now)} before={sumOf(leads.before)} />
        <Figure
          name="New subscribers"
          now={sumOf(subscribers.now)}
          before={sumOf(subscribers.before)}
        />
      </dl>
    </section>
  )
}

function Figure({ name, now, before }: { name: string; now: number; before: number }) {
  const difference = now - before
  const text =
    difference === 0
      ? 'as many as before'
      : `${Math.abs(difference).toLocaleString('en-US')} ${difference > 0 ? 'more' : 'fewer'} than before`
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="flex flex-wrap items-baseline justify-end gap-x-3">
        <span className="text-soft">{text}</span>
        <span className="min-w-14 text-right font-display text-[1.75rem] tabular-nums leading-none">
          {now.toLocaleString('en-US')}
        </span>
      </dd>
    </div>
  )
}

/** "3 in time, 1 late", without what there is none of. */
function partsText(parts: Record<string, number>) {
  const counted = Object.entries(parts).filter(([, count]) => count > 0)
  return counted.map(([name, count]) => `${count} ${name}`).join(', ')
}

function percentText(share: number) {
  return `${Math.floor(share * 100)}%`
}

function sumOf(rows: DayCount[]) {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
