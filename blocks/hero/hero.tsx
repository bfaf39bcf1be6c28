import { Link } from 'react-router'
import type { BlockProps } from '#blocks/block-props.ts'
import { servicePath } from '#model/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LoopVideo } from '#ui/loop-video.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'

/** The home page's first screen: the name of the game over moving light, and every service on one scale. */
export default function Hero({ block, live }: BlockProps<'hero'>) {
  return (
    <section className="hero ground-ink relative isolate grid overflow-clip">
      <LoopVideo
        poster={{ ...block.video.poster, eager: true }}
        sources={block.video.sources}
        what="background video"
        className="hero-video absolute inset-0 -z-10"
        buttonClassName="absolute top-5 right-gutter z-10"
      />
      <div className="column grid content-between gap-14 pt-[clamp(3rem,9vh,7rem)] pb-10">
        <h1 className="display hero-title">
          {block.title.map((line, index) => (
            <span key={line} className="block">
              <WaveLetters text={line} cycles={1.15} phase={index * 0.45 + 0.05} />{' '}
            </span>
          ))}
        </h1>
        <div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,36rem)_1fr]">
          <div className="grid gap-7">
            <p className="max-w-[38ch] text-lead leading-[1.62]">
              <span className="hero-words">{block.lead}</span>
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={block.primary.href} className="min-h-14 px-8">
                {block.primary.label}
              </ButtonLink>
              <ButtonLink
                to={block.secondary.href}
                variant="outline"
                className="min-h-14 bg-paper px-8"
              >
                {block.secondary.label}
              </ButtonLink>
            </div>
          </div>
          <div className="hero-clients justify-self-start lg:justify-self-end">
            <p className="label mb-1.5 text-soft">{block.clientsLabel}</p>
            <ul className="text-small">
              {block.clients.map((client) => (
                <li key={client}>{client}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <nav aria-label="Services by wavelength" className="ruler">
        <ul>
          {live.services.map(({ slug, title, lambda }) => (
            <li key={slug} {...hueOf(lambda)}>
              <Link to={servicePath(slug)} className="ruler-tick">
                <span className="ruler-name">
                  <span className="label text-soft">{lambda} nm</span> {title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
