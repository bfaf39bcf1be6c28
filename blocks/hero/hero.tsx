import { Volume2 } from 'lucide-react'
import { useContext } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { heroWork } from '#model/content/case-cards.ts'
import { numberWord } from '#model/number-word.ts'
import { servicePath } from '#model/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'
import { SpectrumContext } from '#ui/spectrum.tsx'
import { WaveLetters } from '#ui/wave-letters.tsx'
import { HeroBackdrop } from './hero-backdrop.tsx'
import { type HeroClient, HeroClients } from './hero-clients.tsx'
import { HeroWave, HeroWaveDrawing } from './hero-wave.tsx'

/** The home page's opening: a headline over a film, a picture or a drawing, and links to all services on a wavelength scale. */
export function Hero({ block, live }: BlockProps<'hero'>) {
  const { tag, t } = useLanguage()
  const isSpectrum = useContext(SpectrumContext)
  const clients = clientsOf(block)
  return (
    <section className={block.layout === 'type' ? undefined : 'ground-ink'}>
      <div className="min-h-[max(--spacing(144),calc(100svh_-_var(--spacing-header)))] relative isolate grid grid-rows-[1fr_auto] overflow-clip">
        <HeroBackdrop block={block} />
        {block.wave && <HeroWaveDrawing name={live.wave} />}
        <div className="column grid content-between gap-10 pt-[clamp(4.25rem,6vh,7rem)] pb-8 sm:gap-6 sm:pt-[clamp(2.5rem,6vh,7rem)] sm:pb-7">
          <h1 className="display text-[clamp(3rem,17vw,4.75rem)] leading-[0.86] tracking-[-0.03em] sm:text-[clamp(4.75rem,12vw,11.5rem)]">
            {block.title.map((line, index) => (
              <span key={line} className="block nth-2:text-end">
                <WaveLetters text={line} cycles={1.15} phase={index * 0.45 + 0.05} breathes />{' '}
              </span>
            ))}
          </h1>
          <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,36rem)_1fr] lg:items-end">
            <div className="grid gap-7">
              <p
                className={cn('max-w-[38ch] text-intro', block.layout === 'film' && 'ground-shade')}
              >
                {block.intro}
              </p>
              <div className="flex flex-wrap gap-3">
                <ButtonLink href={block.primary.href} className="min-h-14 px-8">
                  {block.primary.label}
                </ButtonLink>
                {block.secondary && (
                  <ButtonLink
                    href={block.secondary.href}
                    variant="outline"
                    className="min-h-14 bg-paper px-8"
                  >
                    {block.secondary.label}
                  </ButtonLink>
                )}
              </div>
            </div>
            {block.wave && <HeroWave wave={block.wave} name={live.wave} />}
          </div>
        </div>
        {isSpectrum && live.services.length > 0 && (
          <nav
            aria-label={t('Services by wavelength')}
            className="relative hidden lg:block lg:px-gutter lg:border-t lg:border-line lg:bg-paper"
          >
            <ul
              data-scale={t(
                '400 nm / {words} {count, plural, one {service} other {services}}, one spectrum',
                { words: numberWord(live.services.length, tag), count: live.services.length },
              )}
              className="lg:relative lg:h-21 lg:max-w-(--column) lg:mx-auto lg:before:absolute lg:before:bottom-3.5 lg:before:font-mono lg:before:text-(length:--text-label) lg:before:text-soft lg:before:[transition:opacity_200ms] lg:after:absolute lg:after:bottom-3.5 lg:after:font-mono lg:after:text-(length:--text-label) lg:after:text-soft lg:after:[transition:opacity_200ms] lg:before:content-[attr(data-scale)] lg:before:inset-s-0 lg:after:content-['700_nm'] lg:after:inset-e-0 lg:[&:has(a:hover)]:before:opacity-0 lg:[&:has(a:hover)]:after:opacity-0 lg:[&:has(a:focus-visible)]:before:opacity-0 lg:[&:has(a:focus-visible)]:after:opacity-0"
            >
              {live.services.map(({ slug, title, lambda }) => (
                <li key={slug} {...hueOf(lambda)} className="group/tick">
                  <a
                    href={servicePath(slug)}
                    data-grows="before"
                    className="lg:absolute lg:inset-s-[calc(var(--at)*97%)] lg:w-[2.2%] lg:min-w-[24px] lg:h-full lg:before:absolute lg:before:top-0 lg:before:inset-s-1/2 lg:before:w-[3px] lg:before:h-7 lg:before:bg-fill lg:before:[transition:height_300ms_var(--ease-swing)] lg:hover:before:h-11 lg:data-sounding:before:h-11 lg:focus-visible:before:h-11 group"
                  >
                    <span className="lg:absolute lg:bottom-3 lg:inset-s-1/2 lg:px-2 lg:text-(length:--text-small) lg:whitespace-nowrap lg:translate-x-[calc(-50%*var(--inline-sign,1))] lg:opacity-0 lg:[transition:opacity_200ms] lg:pointer-events-none lg:group-hover:opacity-100 lg:group-focus-visible:opacity-100 lg:group-first/tick:inset-s-0 lg:group-first/tick:translate-x-0 lg:group-nth-2/tick:inset-s-0 lg:group-nth-2/tick:translate-x-0 lg:group-last/tick:inset-e-0 lg:group-last/tick:inset-s-auto lg:group-last/tick:translate-x-0 lg:group-nth-last-2/tick:inset-e-0 lg:group-nth-last-2/tick:inset-s-auto lg:group-nth-last-2/tick:translate-x-0">
                      <bdi dir="ltr" className="label text-soft">
                        {lambda} nm
                      </bdi>{' '}
                      {title}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
            <div
              {...island({ name: 'hero', when: 'use' })}
              className="needs-script absolute inset-e-[calc(var(--to-edge)+--spacing(18))] bottom-1"
            >
              <button
                type="button"
                aria-pressed="false"
                aria-label={t('Hear the spectrum')}
                className="inline-flex size-11 items-center justify-center rounded-pill aria-pressed:text-accent"
              >
                <Volume2 aria-hidden="true" className="size-5" />
              </button>
            </div>
          </nav>
        )}
      </div>
      {clients.length > 0 && (
        <HeroClients label={block.clientsLabel} clients={clients} all={block.all} />
      )}
    </section>
  )
}

function clientsOf({ clients = [], works }: BlockProps<'hero'>['block']): HeroClient[] {
  return clients.map((client, index) =>
    typeof client === 'string'
      ? { name: client, work: works?.[index] }
      : { name: client.name, work: heroWork(client) },
  )
}
