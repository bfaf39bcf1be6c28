import type { BlockProps } from '#blocks/block-props.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { LandingNav } from './landing-nav.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

/** Anchor of the top of the page, the target of the bar's label. */
const HOME = 'home'

/** Each line of the title is larger and wider than the one before. */
const TITLE_LINES = [
  'text-[clamp(2.75rem,6.5vw,6.25rem)] font-stretch-62%',
  'text-[clamp(3.1rem,9vw,8.75rem)] font-stretch-84%',
  'text-[clamp(2rem,11.4vw,11rem)] font-stretch-118% whitespace-nowrap',
]

/** The opening of a landing page: a navigation bar, then text and claims that scroll over a fixed video. */
export function LandingHero({ block }: BlockProps<'landing-hero'>) {
  const { t } = useLanguage()
  const { label, title, intro, lambda, video, action, links, claims, testimonials } = block
  return (
    <>
      <LandingNav label={label} home={HOME} links={links} lambda={lambda} />
      <section
        id={HOME}
        {...hueOf(lambda)}
        className="relative isolate overflow-x-clip [clip-path:inset(0)] ground-ink"
      >
        <div className="sm:pb-15">
          <LoopVideo
            poster={{ ...video.poster, portrait: video.portrait, eager: true }}
            sources={video.sources}
            subject={t('background video')}
            isFixed
            isShaded
            className="fixed top-[calc(var(--spacing-header)_+_var(--landing-bar))] inset-x-0 bottom-0 -z-1 max-md:after:opacity-80"
            buttonClassName="max-sm:relative max-sm:top-5 sm:sticky sm:top-[calc(100svh_-_--spacing(34))] z-1 me-gutter -mb-11 ms-auto flex! bg-paper noscript:hidden!"
          />
          <div className="column grid min-h-[calc(100svh_-_var(--spacing-header)_-_var(--landing-bar))] max-sm:min-h-0 content-between gap-8 pt-[clamp(--spacing(8),5vh,--spacing(16))] max-sm:gap-12 pb-[clamp(--spacing(8),6vh,--spacing(18))]">
            <h1 className="display grid leading-[0.9] tracking-[-0.03em]">
              {title.map((line, index) => (
                <span key={line} className={TITLE_LINES[index]}>
                  {line}{' '}
                </span>
              ))}
            </h1>
            <div className="grid gap-7">
              <p className="ground-shade max-w-[40ch] text-intro">{intro}</p>
              <ButtonLink href={action.href} className="min-h-14 justify-self-start px-8">
                {action.label}
              </ButtonLink>
            </div>
          </div>
          <ul className="column grid grid-cols-2 gap-x-8 gap-y-[clamp(--spacing(8),6vw,--spacing(14))] pt-[clamp(--spacing(8),7vh,--spacing(18))] pb-[clamp(--spacing(10),8vh,--spacing(20))] lg:grid-cols-[auto_auto] lg:items-baseline lg:justify-between">
            {claims.map(({ value, label: claim }, index) => (
              <li
                key={claim}
                className="display flex flex-wrap items-baseline gap-x-[clamp(--spacing(3),2.4vw,--spacing(10))] gap-y-3 leading-[0.8] max-lg:flex-col lg:flex-nowrap lg:[align-items:last_baseline]"
              >
                <span
                  className={cn(
                    'text-fill text-[clamp(4rem,22vw,15rem)] lg:text-[clamp(12rem,20vw,18rem)]',
                    index === 1
                      ? 'font-stretch-74% tracking-[-0.02em]'
                      : 'font-stretch-138% tracking-[-0.05em]',
                  )}
                >
                  {value}
                </span>{' '}
                <span
                  className={cn(
                    'ground-shade text-[clamp(1.375rem,5.4vw,4rem)] leading-[0.95] lg:text-[clamp(2rem,3vw,3.25rem)]',
                    index === 0 && 'lg:max-w-min',
                  )}
                >
                  {claim}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <TestimonialCarousel title={block.testimonialsTitle} testimonials={testimonials} />
      </section>
    </>
  )
}
