import { type RefObject, useCallback, useRef, useState } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { useInView } from '#ui/use-in-view.ts'
import { LandingNav } from './landing-nav.tsx'
import { Voices } from './voices.tsx'

/** Where the label of the bar leads: the page's beginning (specification 2.10). */
const HOME = 'home'

/** A landing page's first screens: its own bar, then words and claims that pass over a film which stays. */
export default function LandingHero({ block }: BlockProps<'landing-hero'>) {
  const { label, title, lead, lambda, video, action, links, claims, voices, testimonials } = block
  const section = useRef<HTMLElement>(null)
  const filmSeen = useFilmSeen(section)
  return (
    <>
      <LandingNav label={label} home={HOME} links={links} lambda={lambda} />
      <section ref={section} id={HOME} {...hueOf(lambda)} className="landing ground-ink">
        <div className="landing-stage">
          <LoopVideo
            poster={{ ...video.poster, eager: true }}
            sources={video.sources}
            what="background video"
            className={classes('landing-film', !filmSeen && 'hidden')}
            buttonClassName="landing-pause"
          />
          <div className="column landing-words">
            <h1 className="display landing-title">
              {title.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <div className="landing-lead">
              <p className="max-w-[40ch] text-lead leading-[1.62]">
                <span className="landing-ground">{lead}</span>
              </p>
              <ButtonLink to={action.href} className="min-h-14 justify-self-start px-8">
                {action.label}
              </ButtonLink>
            </div>
          </div>
          <ul className="column landing-claims">
            {claims.map(({ value, label: claim }) => (
              <li key={claim} className="display">
                <span className="landing-value">{value}</span>{' '}
                <span className="landing-claim">{claim}</span>
              </li>
            ))}
          </ul>
        </div>
        <Voices title={voices} testimonials={testimonials} />
      </section>
    </>
  )
}

/** A fixed film counts as seen wherever the page stands, so it is taken away, and rests, with its section. */
function useFilmSeen(section: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState(true)
  useInView(section, 0, useCallback(setSeen, []))
  return seen
}
