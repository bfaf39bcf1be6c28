import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Reveal } from '#ui/reveal.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

/** From this many letters on a quote is set smaller. */
const LONG = 110

/** What somebody said, in the display face across the page; the voice behind it is a trace. */
export default function Quote({ block }: BlockProps<'quote'>) {
  const { quote, name, role } = block
  return (
    <section className="quote relative isolate overflow-clip">
      <WaveArt
        kind="trace"
        seed={quote}
        width={1600}
        height={360}
        lines={7}
        stroke={1.4}
        className="quote-art"
      />
      <Reveal className="column">
        <figure className="quote-figure">
          <blockquote
            className={cn('display quote-text', quote.length >= LONG && 'quote-text-long')}
          >
            <p>“{quote}”</p>
          </blockquote>
          <figcaption className="quote-speaker">
            <span className="block font-semibold">{name}</span>
            <span className="block text-soft">{role}</span>
          </figcaption>
        </figure>
      </Reveal>
    </section>
  )
}
