import type { BlockProps } from '#blocks/block-props.ts'
import { cardOf, indexCard } from '#model/content/case-cards.ts'
import { hueOf } from '#ui/spectrum.ts'
import { HalfCase } from './half-case.tsx'
import { WideCase } from './wide-case.tsx'

/** Case studies as fields of colour, in groups of three: a wide one, then two side by side. */
export function CaseIndex({ block }: BlockProps<'case-index'>) {
  const { title, action } = block
  const cases = block.cases.map((study) => cardOf(study, indexCard))
  return (
    <section aria-labelledby="case-index-title">
      <h2 id="case-index-title" className="sr-only">
        {title}
      </h2>
      <ul className="lg:grid lg:grid-cols-2">
        {cases.map((study, index) => {
          const isMirrored = Math.floor(index / 3) % 2 === 1
          const isAlone = index % 3 === 1 && index === cases.length - 1
          if (index % 3 === 0 || isAlone) {
            return (
              <li key={study.href} {...hueOf(study.lambda)} className="lg:col-span-full">
                <WideCase study={study} action={action} isMirrored={isMirrored} />
              </li>
            )
          }
          return (
            <li key={study.href} {...hueOf(study.lambda)}>
              <HalfCase study={study} action={action} isRight={index % 3 === 2} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
