import type { BlockProps } from '#blocks/block-props.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { Trend } from './trend.tsx'

/** Measures as tiles of one panel, the first twice as tall; each with its year as an instrument would write it. */
export default function MetricTiles({ block }: BlockProps<'metric-tiles'>) {
  return (
    <section className="column py-section">
      <SectionHead title={block.title} lead={block.lead} className="pb-12" />
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
