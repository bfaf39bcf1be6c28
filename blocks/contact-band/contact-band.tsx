import type { BlockProps } from '#blocks/block-props.ts'
import { RoundLink } from '#ui/round-link.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

/** The closing call to action: one large sentence and a round button, on a dark background. */
export function ContactBand({ block }: BlockProps<'contact-band'>) {
  return (
    <section
      id={block.anchor}
      className="border-b border-line ground-ink relative isolate overflow-clip"
    >
      <WaveArt
        kind="interference"
        seed={block.title}
        width={1600}
        height={300}
        lines={9}
        stroke={1.6}
        className="absolute right-0 -bottom-4 -z-1 w-[max(100%,--spacing(224))] max-w-none overflow-visible mask-t-from-30% mask-t-to-62% text-fill opacity-75"
      />
      <div className="column grid gap-12 pt-[clamp(--spacing(18),9vw,--spacing(36))] pb-[clamp(--spacing(16),7vw,--spacing(28))] lg:grid-cols-[1fr_auto] lg:items-end">
        <h2 className="display max-w-[20ch] text-[clamp(2.25rem,6.2vw,6.25rem)] max-sm:font-stretch-85% leading-[0.96] tracking-[-0.03em]">
          {block.title}
        </h2>
        <RoundLink {...block.action} className="justify-self-end" />
      </div>
    </section>
  )
}
