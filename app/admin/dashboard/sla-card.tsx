import { ShareWave } from '#app/admin/kit/charts/share-wave.tsx'
import type { Overview } from '#server/features/dashboard/show-dashboard.ts'
import { cn } from '#ui/cn.ts'

type SlaCardProps = { sla: NonNullable<Overview['visitors']>['sla']; period: string }

/** The share of inquiries answered in time, as a figure, a drawing and counts. */
export function SlaCard({ sla, period }: SlaCardProps) {
  const { answered, inTime, open, overdue, share, time } = sla
  return (
    <section aria-labelledby="sla" className="grid content-start gap-3">
      <h2 id="sla" className="label text-soft">
        Replied within {time}
      </h2>
      <p
        className={cn(
          'font-display text-[clamp(3.25rem,6vw,5rem)] tabular-nums leading-[0.95] tracking-[-0.02em]',
          overdue > 0 && 'text-alarm',
        )}
      >
        {share === null ? '–' : `${Math.floor(share * 100)}%`}
        <span className="sr-only">of the inquiries due a reply, {period}</span>
      </p>
      <ShareWave share={share ?? 0} seed="promise" />
      <dl className="grid grid-cols-[repeat(4,auto)] gap-2">
        {[
          { name: 'in time', count: inTime },
          { name: 'late', count: answered - inTime },
          { name: 'open', count: open - overdue },
          { name: 'overdue', count: overdue, isLate: overdue > 0 },
        ].map(({ name, count, isLate }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-soft">{name}</dt>
            <dd
              className={cn('font-semibold text-[1.125rem] tabular-nums', isLate && 'text-alarm')}
            >
              {count.toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
