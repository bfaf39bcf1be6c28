import { ArrowRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'

const FIRST_LAMBDA = 420
const LAST_LAMBDA = 660

/** Links as very large rows in successive hues. */
export function LinkList({ block }: BlockProps<'link-list'>) {
  const step = (LAST_LAMBDA - FIRST_LAMBDA) / (block.links.length - 1)
  return (
    <section className="py-section">
      <Reveal>
        <h2 className="column display pb-10 text-title">{block.title}</h2>
        <ul className="border-b border-line">
          {block.links.map(({ link, description }, index) => (
            <li
              key={link.label}
              {...hueOf(FIRST_LAMBDA + index * step)}
              className="group relative isolate"
            >
              <a
                href={link.href}
                className="block border-t border-line outline-offset-[-4px] before:absolute before:inset-0 before:-z-10 before:origin-left before:scale-x-0 before:bg-tint before:transition-transform before:duration-500 group-hover:before:scale-x-100 after:absolute after:inset-y-0 after:left-0 after:w-1.5 after:bg-fill focus-visible:before:scale-x-100"
              >
                <span className="column grid grid-cols-[1fr_auto] items-end gap-x-8 gap-y-4 py-[clamp(1.75rem,3.2vw,3rem)]">
                  <span className="display col-span-full text-[clamp(2.25rem,8.4vw,8.25rem)] leading-[0.9] tracking-[-0.03em]">
                    <WaveLetters
                      text={link.label}
                      cycles={link.label.length / 9}
                      phase={index * 0.3}
                    />
                  </span>
                  <span className="max-w-[60ch]">{description}</span>
                  <ArrowRight
                    aria-hidden="true"
                    strokeWidth={1.25}
                    className="h-auto w-[clamp(2.25rem,4vw,4rem)] transition-transform duration-500 group-hover:translate-x-2"
                  />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
