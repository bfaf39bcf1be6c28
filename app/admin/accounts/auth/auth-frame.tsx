import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '#app/use-site.ts'
import { paths } from '#model/paths.ts'
import { Logo } from '#ui/logo.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

type AuthFrameProps = { heading: string; lead?: string; children: ReactNode }

/** Layout of the sign-in pages: a form next to a drawing. */
export function AuthFrame({ heading, lead, children }: AuthFrameProps) {
  const { site } = useSite()
  return (
    <div className="entry">
      <main id="main" tabIndex={-1} className="entry-form">
        <Link to={paths.home} reloadDocument className="entry-logo" aria-label={site.name}>
          <Logo name={site.name} />
        </Link>
        <div className="grid gap-3">
          <h1 className="display text-title">{heading}</h1>
          {lead && <p className="text-soft">{lead}</p>}
        </div>
        {children}
      </main>
      <div className="entry-art ground-ink" aria-hidden="true">
        <WaveArt kind="interference" seed={heading} width={900} height={1200} stroke={1.5} />
      </div>
    </div>
  )
}
