import type { ReactNode } from 'react'
import type { DayCount } from '#app/admin/kit/charts/day-name.ts'
import { ShareWave } from '#app/admin/kit/charts/share-wave.tsx'
import type { Overview } from '#server/features/dashboard/show-dashboard.ts'

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
        <Figure name="Leads" now={sumOf(leads.now)} before={sumOf(leads.before)} />
        <Figure
          name="New subscribers"
          now={sumOf(subscribers.now)}
          before={sumOf(subscribers.before)}
        />
        {share === null ? (
          <Row name={`Replied within ${time}`}>
            <span className="text-soft">no inquiry was due a reply</span>
          </Row>
        ) : (
          <Row
            name={`Replied within ${time}`}
            detail={`${inTime} in time, ${answered - inTime} late, ${open - overdue} open, ${overdue} overdue`}
          >
            <Difference text={shareBefore === null ? null : `${percentText(shareBefore)} before`} />
            <Big isLate={overdue > 0}>{percentText(share)}</Big>
          </Row>
        )}
      </dl>
      {share !== null && <ShareWave share={share} seed="promise" />}
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
    <Row name={name}>
      <Difference text={text} />
      <Big>{now.toLocaleString('en-US')}</Big>
    </Row>
  )
}

type RowProps = { name: string; detail?: string; children: ReactNode }

function Row({ name, detail, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="flex flex-wrap items-baseline justify-end gap-x-3">{children}</dd>
      {detail && <dd className="basis-full text-soft">{detail}</dd>}
    </div>
  )
}

function Big({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) {
  return (
    <span
      className={`min-w-14 text-right font-display text-[1.75rem] tabular-nums leading-none ${isLate ? 'text-alarm' : ''}`}
    >
      {children}
    </span>
  )
}

function Difference({ text }: { text: string | null }) {
  return text && <span className="text-soft">{text}</span>
}

function percentText(share: number) {
  return `${Math.floor(share * 100)}%`
}

function sumOf(rows: DayCount[]) {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
