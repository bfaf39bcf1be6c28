import type { BlockProps } from '#blocks/block-props.ts'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { letterWave } from '#ui/wave.ts'

const SHORTEST = 400
const LONGEST = 690

/** Cards whose letters spell the agency's name: one wave widens and lowers them, and they run through the spectrum. */
export default function CoreValues({ block }: BlockProps<'core-values'>) {
  const { title, lead, values } = block
  const widths = letterWave(values.length, 2, 0.15)
  return (
    <section className="core-values overflow-clip py-section">
      <Reveal className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-12 md:grid-cols-[1fr_auto] lg:pb-20">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[36ch] text-lead text-soft">{lead}</p>
        </div>
        <ol className="core-values-grid">
          {values.map((value, index) => (
            <li key={value.title} {...hueOf(lambdaOf(index, values.length))} className="core-value">
              <span
                aria-hidden="true"
                className={`display core-value-letter wide-${Math.round((widths[index] ?? 0) * 10)}`}
              >
                {value.letter}
              </span>
              <h3 className="text-card font-semibold">{value.title}</h3>
              <p>{value.description}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  )
}

function lambdaOf(index: number, count: number) {
  return SHORTEST + ((LONGEST - SHORTEST) * index) / Math.max(1, count - 1)
}
