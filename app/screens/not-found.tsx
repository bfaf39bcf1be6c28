import { data } from 'react-router'
import { paths } from '#model/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { notFoundMeta } from './page-meta.ts'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => notFoundMeta

export default function NotFoundScreen() {
  return <NotFound />
}

/** An unknown address: the wave is a flat line. */
export function NotFound() {
  return (
    <section className="grid min-h-[70svh] content-center gap-10 py-section">
      <div className="column grid gap-4">
        <p className="label text-soft">No signal at this address</p>
        <h1 className="display text-title">404 - Page Not Found</h1>
      </div>
      <svg
        viewBox="0 0 1000 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-16 w-full"
      >
        <path
          d="M0 30H180l14-22 18 44 16-22H1000"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="column flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        <ButtonLink to={paths.services} look="line">
          See all services
        </ButtonLink>
        <ButtonLink to={paths.contact} look="line">
          Write to us
        </ButtonLink>
      </div>
    </section>
  )
}
