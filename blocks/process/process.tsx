import { Reveal } from '#ui/reveal.tsx'
import type { BlockProps } from '../registry.tsx'
import './process.css'

/** Phases of a project, hung on one period of a wave. */
export default function Process({ block }: BlockProps<'process'>) {
  return (
    <section className="ground-raised overflow-clip py-section">
      <Reveal className="column">
        <div className="grid gap-6 md:grid-cols-2">
          <h2 className="display text-title">{block.title}</h2>
          <p className="max-w-[44ch] text-lead md:justify-self-end">{block.lead}</p>
        </div>
        <ol className="process">
          {block.steps.map(({ title, description, duration }, index) => (
            <li key={title}>
              <span className="process-point" aria-hidden="true" />
              <p className="label text-soft">
                {index + 1} <span aria-hidden="true">·</span> {duration}
              </p>
              <h3 className="text-card font-semibold">{title}</h3>
              <p className="text-soft">{description}</p>
            </li>
          ))}
          <svg
            viewBox="0 0 1200 240"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="process-wave"
          >
            <path
              d="M-150 120C-100 20 -50 20 0 20S100 20 150 120 250 220 300 220 400 220 450 120 550 20 600 20 700 20 750 120 850 220 900 220 1000 220 1050 120 1150 20 1200 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </ol>
      </Reveal>
    </section>
  )
}
