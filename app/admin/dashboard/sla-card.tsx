import { ShareWave } from '#app/admin/kit/charts/share-wave.tsx'
import type { Overview } from '#server/features/dashboard/show-dashboard.ts'

type SlaCardProps = { promise: Overview['promise']; period: string }

/** The share of inquiries answered within 12 hours, as a figure, a drawing and counts. */
export function SlaCard({ promise, period }: SlaCardProps) {
  const { answered, inTime, open, overdue, share } = promise
  return (
    <section
      aria-labelledby="promise"
      className="promised"
      data-tone={overdue > 0 ? 'late' : undefined}
    >
      <h2 id="promise" className="label text-soft">
        Replied within 12 hours
      </h2>
      <p className="promised-figure">
        {share === null ? '–' : `${Math.floor(share * 100)}%`}
        <span className="sr-only">of the inquiries due a reply, {period}</span>
      </p>
      <ShareWave share={share ?? 0} seed="promise" />
      <dl className="promised-facts">
        {[
          { name: 'in time', count: inTime },
          { name: 'late', count: answered - inTime },
          { name: 'open', count: open - overdue },
          { name: 'overdue', count: overdue },
        ].map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
