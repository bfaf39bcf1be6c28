import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Reveal } from '#ui/reveal.tsx'

/** Figures in different sizes; the first is the largest. */
export default function Figures({ block }: BlockProps<'figures'>) {
  return (
    <section className="figures-band overflow-clip py-section">
      <Reveal className="column">
        <h2 className="display max-w-[18ch] pb-12 text-title lg:pb-20">{block.title}</h2>
        <dl className="figures">
          {block.figures.map(({ value, label }) => (
            <div key={label} className="figure">
              <dt>{label}</dt>
              <dd className={cn('display', `figure-${lengthOf(value)}`)}>{value}</dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </section>
  )
}

/** Characters about a third wider than digits. */
const WIDE = /[A-Z%+₹]/

/** Size class by text length. */
function lengthOf(value: string) {
  const length = [...value].reduce((sum, character) => sum + (WIDE.test(character) ? 1.35 : 1), 0)
  if (length > 8.8) return 'long'
  return length > 5.2 ? 'medium' : 'short'
}
