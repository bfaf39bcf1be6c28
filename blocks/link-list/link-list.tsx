import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlockProps } from '#blocks/block-props.ts'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'

const FIRST_LAMBDA = 420
const LAST_LAMBDA = 660

/** Links as very large rows; together they run through the spectrum. */
export default function LinkList({ block }: BlockProps<'link-list'>) {
  const step = (LAST_LAMBDA - FIRST_LAMBDA) / (block.links.length - 1)
  return (
    <section className="py-section">
      <Reveal>
        <h2 className="column display pb-10 text-title">{block.title}</h2>
        <ul className="link-list">
          {block.links.map(({ link, description }, index) => (
            <li key={link.label} {...hueOf(FIRST_LAMBDA + index * step)}>
              <Link to={link.href} className="way">
                <span className="column way-inner">
                  <span className="display way-name">
                    <WaveLetters
                      text={link.label}
                      cycles={link.label.length / 9}
                      phase={index * 0.3}
                    />
                  </span>
                  <span className="way-line">{description}</span>
                  <ArrowRight aria-hidden="true" strokeWidth={1.25} className="way-arrow" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
