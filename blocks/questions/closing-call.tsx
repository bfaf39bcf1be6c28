import type { BlockOf } from '#blocks/schema.ts'
import { RoundLink } from '#ui/round-link.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

type ClosingCallProps = NonNullable<BlockOf<'questions'>['call']>

/** The call to action beside the questions, on a dark background; it stays in view while an answer is read. */
export function ClosingCall({ title, action, anchor }: ClosingCallProps) {
  return (
    <section id={anchor} className="ground-ink relative isolate overflow-clip border-b border-line">
      <WaveArt
        kind="interference"
        seed={title}
        width={1000}
        height={420}
        lines={11}
        stroke={1.6}
        className="absolute right-0 -bottom-4 -z-1 w-[max(100%,--spacing(160))] max-w-none overflow-visible mask-t-from-30% mask-t-to-70% text-fill opacity-75"
      />
      <div className="grid gap-3 px-gutter sm:gap-5 py-section lg:sticky lg:top-20 lg:gap-14 lg:pr-[max(var(--spacing-gutter),calc((100vw-var(--column))/2))] lg:pl-[clamp(--spacing(10),5vw,--spacing(20))]">
        <h2 className="display text-balance text-[clamp(2.375rem,4.3vw,4rem)] leading-[0.98] font-stretch-[78%] tracking-[-0.02em]">
          {title}
        </h2>
        <RoundLink {...action} className="justify-self-end" />
      </div>
    </section>
  )
}
