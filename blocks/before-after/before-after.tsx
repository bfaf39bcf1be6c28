import type { BlockProps } from '#blocks/block-props.ts'
import { Image } from '#ui/image.tsx'
import { island } from '#ui/island.tsx'
import { Reveal } from '#ui/reveal.tsx'

const picture =
  'w-full rounded-card script:col-span-2 script:col-start-1 script:row-start-1 script:aspect-4/3 script:object-cover'

/** The old design and the new one, with a border between them that visitors move; without JavaScript side by side. */
export function BeforeAfter({ block }: BlockProps<'before-after'>) {
  const { title, before, after } = block
  return (
    <section
      {...island({ name: 'before-after', when: 'visible' })}
      className="before-after column py-section"
    >
      <h2 className="sr-only">{title}</h2>
      <Reveal className="grid gap-x-8 gap-y-10 md:grid-cols-2 script:grid-cols-2 script:gap-y-0">
        <figure className="script:contents">
          <Image {...before.picture} className={picture} />
          <Caption label="Before" text={before.caption} />
        </figure>
        <figure className="script:contents">
          <Image
            {...after.picture}
            className={`${picture} script:[clip-path:inset(0_0_0_var(--split,50%))]`}
          />
          <Caption label="After" text={after.caption} />
        </figure>
        <div className="relative z-1 col-span-2 col-start-1 row-start-1 noscript:hidden">
          <input
            type="range"
            min={0}
            max={100}
            defaultValue={50}
            aria-label="Before and after: position of the border, in percent"
            className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
          />
          <div className="pointer-events-none absolute inset-y-0 left-(--split,50%) w-0.75 -translate-x-1/2 bg-paper outline-offset-0 peer-focus-visible:outline-3 peer-focus-visible:outline-ink">
            <span className="absolute top-1/2 left-1/2 inline-flex size-12 -translate-1/2 items-center justify-center rounded-pill ground-ink">
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
                <path
                  d="M9 6 3 12l6 6M15 6l6 6-6 6"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                />
              </svg>
            </span>
          </div>
        </div>
      </Reveal>
    </section>
  )
}

function Caption({ label, text }: { label: string; text: string }) {
  return (
    <figcaption className="grid max-w-[44ch] content-start gap-1 pt-3.5 script:row-start-2 max-md:script:text-small">
      <span className="label text-soft">{label}</span> {text}
    </figcaption>
  )
}
