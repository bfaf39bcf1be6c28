import type { BlockProps } from '../registry.tsx'
import { Trend } from './trend.tsx'

/** Measures as tiles of one panel, the first twice as tall; each with its year as an instrument would write it. */
export default function MetricTiles({ block }: BlockProps<'metric-tiles'>) {
  return (
    <section className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-7">{block.title}</h2>
        {block.lead && (
          <p className="max-w-[42ch] text-lead text-soft lg:col-span-4 lg:col-start-9">
            {block.lead}
          </p>
        )}
      </div>
      <ul className="metric-tiles">
        {block.metrics.map(({ name, value, description, trend }) => (
          <li key={name} className="metric-tile">
            <h3 className="label">{name}</h3>
            <p className="display metric-value">{value}</p>
            <p className="metric-words">{description}</p>
            <Trend values={trend} />
          </li>
        ))}
      </ul>
    </section>
  )
}
