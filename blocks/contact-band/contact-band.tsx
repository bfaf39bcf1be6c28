import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { RoundLink } from '#ui/round-link.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

/** Drawing and classes by the width of the call. */
const layouts = {
  page: {
    art: { width: 1600, height: 300, lines: 9 },
    drawing: 'w-[max(100%,--spacing(224))] mask-t-to-62%',
    text: 'column gap-12 pt-[clamp(--spacing(18),9vw,--spacing(36))] pb-[clamp(--spacing(16),7vw,--spacing(28))] lg:grid-cols-[1fr_auto] lg:items-end',
    title:
      'max-w-[20ch] text-[clamp(2.25rem,6.2vw,6.25rem)] leading-[0.96] tracking-[-0.03em] max-sm:font-stretch-85%',
  },
  half: {
    art: { width: 1000, height: 420, lines: 11 },
    drawing: 'w-[max(100%,--spacing(160))] mask-t-to-60%',
    text: 'gap-5 px-gutter py-section lg:sticky lg:top-20 lg:gap-14 lg:pe-(--to-edge) lg:ps-[clamp(--spacing(10),5vw,--spacing(20))]',
    title:
      'text-balance text-[clamp(2.375rem,4.3vw,4rem)] leading-[0.98] tracking-[-0.02em] font-stretch-[78%]',
  },
}

/** The closing call to action, across the page. */
export function ContactBand({ block, live }: BlockProps<'contact-band'>) {
  return <ClosingCall {...block} promises={live.promises} layout="page" />
}

type ClosingCallProps = Omit<BlockOf<'contact-band'>, 'type'> & {
  /** What inquiries can count on, beside the button. */
  promises: string[]
  layout: keyof typeof layouts
}

/** One large sentence and a round button, on a dark background; in half a page it stays in view beside longer text. */
export function ClosingCall({ title, action, anchor, promises, layout }: ClosingCallProps) {
  const { art, drawing, text, title: titleStyle } = layouts[layout]
  return (
    <section id={anchor} className="ground-ink relative isolate overflow-clip">
      <WaveArt
        {...art}
        kind="interference"
        seed={title}
        stroke={1.6}
        className={cn(
          'absolute inset-e-0 bottom-0 -z-1 max-w-none overflow-visible mask-t-from-30% mask-b-from-60% text-fill opacity-75 max-lg:mask-t-to-50%',
          drawing,
        )}
      />
      <div className={cn('grid', text)}>
        <h2 className={cn('display', titleStyle)}>{title}</h2>
        <div className="flex justify-between gap-6 lg:items-center">
          {promises.length > 0 && (
            <p className="has-promises grid content-start gap-1 text-soft">
              {promises.map((promise) => (
                <span key={promise} className="first:text-intro first:font-semibold first:text-ink">
                  {promise}
                </span>
              ))}
            </p>
          )}
          <RoundLink {...action} className="ms-auto shrink-0" />
        </div>
      </div>
    </section>
  )
}
