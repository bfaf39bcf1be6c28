import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Reveal } from '#ui/reveal.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

/** Quotes of at least this many characters are smaller. */
const LONG = 110

/** A large quote across the page, over a drawing. */
export function Quote({ block }: BlockProps<'quote'>) {
  const { quote, name, role } = block
  return (
    <section className="relative isolate overflow-clip bg-tint py-section">
      <WaveArt
        kind="interference"
        seed={quote}
        width={1600}
        height={240}
        lines={8}
        stroke={1.4}
        className="absolute inset-e-0 -bottom-6 -z-10 w-[max(100%,60rem)] max-w-none overflow-visible mask-t-from-30% mask-t-to-60% text-fill opacity-40"
      />
      <Reveal className="column">
        <figure className="grid gap-[clamp(2rem,4vw,3.5rem)]">
          <blockquote
            className={cn(
              'display -indent-[0.42em] ps-[0.42em] tracking-[-0.025em]',
              quote.length >= LONG
                ? 'max-w-[26ch] text-[clamp(1.75rem,4.6vw,4.75rem)] leading-[1.02]'
                : 'max-w-[22ch] text-[clamp(2.125rem,6.2vw,6.25rem)] leading-[0.98]',
            )}
          >
            {/* The opening quotation mark hangs in the margin. */}
            <p className="text-balance">“{quote}”</p>
          </blockquote>
          <figcaption className="max-w-[34ch] border-s-3 border-fill ps-4 lg:ms-[50%]">
            <span className="block font-semibold">{name}</span>
            <span className="block">{role}</span>
          </figcaption>
        </figure>
      </Reveal>
    </section>
  )
}
