import { data, useLocation } from 'react-router'
import { useServices } from '#app/use-site.ts'
import { WaveTuner } from '#blocks/wave-tuner/wave-tuner.tsx'
import { paths } from '#model/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'
import type { Route } from './+types/not-found.ts'
import { notFoundMeta } from './page-meta.ts'

/** A wave that fades out: full at the left edge, flat from the middle on. */
const fadingWave = `M${Array.from({ length: 221 }, (_, step) => {
  const x = step * 3
  return `${x} ${(50 - 46 * Math.exp(-x / 130) * Math.cos(x / 13)).toFixed(1)}`
}).join('L')}H1000`

export function loader() {
  return data(null, { status: 404 })
}

export const meta: Route.MetaFunction = (args) => notFoundMeta(args)

export default function NotFoundScreen() {
  return <NotFound />
}

/** The 404 screen, with something to play with. */
export function NotFound() {
  const { t } = useLanguage()
  return (
    <>
      <Message />
      <WaveTuner
        block={{
          type: 'wave-tuner',
          title: t('While you are here, tune your own'),
          intro: t(
            'Your name sets the two frequencies; where they start is up to you. Listen to it, keep it, send it to somebody.',
          ),
        }}
      />
    </>
  )
}

function Message() {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const services = useServices()
  return (
    <section className="grid min-h-[78svh] content-center gap-8 overflow-x-clip py-section">
      <div className="column grid gap-6">
        <p className="label truncate text-soft">{t('No signal at {path}', { path: pathname })}</p>
        <h1 className="display wide-0 text-[clamp(3.5rem,15.4vw,15rem)] leading-[0.86] tracking-[-0.01em]">
          {t('404 - Page Not Found')}
        </h1>
      </div>
      <svg
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-[clamp(5rem,11vw,10rem)] w-full"
      >
        <path
          d={fadingWave}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="column flex flex-wrap gap-3">
        <ButtonLink href={paths.home}>{t('Go to the home page')}</ButtonLink>
        {services.length > 0 && (
          <ButtonLink href={paths.services} variant="outline">
            {t('See all services')}
          </ButtonLink>
        )}
        <ButtonLink href={paths.contact} variant="outline">
          {t('Write to us')}
        </ButtonLink>
      </div>
    </section>
  )
}
