import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { Reveal } from '#ui/reveal.tsx'

const picture =
  'w-full rounded-card script:col-start-1 script:row-start-1 script:aspect-4/3 script:object-cover script:max-lg:col-end-3 script:lg:row-end-3'

const sizes = '(min-width: 1024px) 68vw, 92vw'

/** The old design and the new one, with a border between them that visitors move; without JavaScript side by side. */
export function BeforeAfter({ block }: BlockProps<'before-after'>) {
  const { t } = useLanguage()
  const { title, before, after } = block
  return (
    <section
      {...island({ name: 'before-after', when: 'visible' })}
      className="before-after column py-section"
    >
      <h2 className="sr-only">{title}</h2>
      <Reveal className="grid gap-x-8 gap-y-10 md:grid-cols-2 script:gap-y-0 script:max-lg:max-w-[max(--spacing(70),calc((100svh_-_--spacing(68))*4/3))] script:max-lg:grid-cols-2 script:lg:grid-cols-[minmax(0,calc((100svh_-_--spacing(42))*4/3))_minmax(--spacing(60),1fr)]">
        <figure className="script:contents">
          <Image {...before.picture} portrait={before.portrait} sizes={sizes} className={picture} />
          <Caption label={t('Before')} text={before.caption} className="lg:script:row-start-1" />
        </figure>
        <figure className="script:contents">
          <Image
            {...after.picture}
            portrait={after.portrait}
            sizes={sizes}
            className={`${picture} script:[clip-path:inset(0_0_0_var(--split,50%))]`}
          />
          <Caption
            label={t('After')}
            text={after.caption}
            className="lg:script:row-start-2 lg:script:content-end"
          />
        </figure>
        <div
          dir="ltr"
          className="relative z-1 col-start-1 row-start-1 noscript:hidden max-lg:col-end-3 lg:row-end-3"
        >
          <input
            type="range"
            min={0}
            max={100}
            defaultValue={50}
            aria-label={t('Before and after: position of the border, in percent')}
            className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
          />
          {/* biome-ignore lint/plugin: pictures are not mirrored, nor is the border between them */}
          <div className="pointer-events-none absolute inset-y-0 inset-s-(--split,50%) w-0.75 -translate-x-1/2 bg-paper outline-offset-0 peer-focus-visible:outline-3 peer-focus-visible:outline-ink">
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

type CaptionProps = { label: string; text: string; className: string }

/** Below the picture; beside it from `lg` on, where the picture is as high as the window allows. */
function Caption({ label, text, className }: CaptionProps) {
  return (
    <figcaption
      className={cn(
        'grid max-w-[44ch] content-start gap-1 pt-3.5 script:max-lg:row-start-2 script:max-md:text-small lg:script:col-start-2 lg:script:pt-0',
        className,
      )}
    >
      <span className="label text-soft">{label}</span> {text}
    </figcaption>
  )
}
