import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#app/logo.tsx'
import { useSite } from '#app/use-site.ts'
import { paths } from '#model/paths.ts'
import { WaveArt } from '#ui/wave-art.tsx'

type AuthFrameProps = { heading: string; intro?: string; children: ReactNode }

/** Layout of the sign-in pages: a form next to decorative artwork. */
export function AuthFrame({ heading, intro, children }: AuthFrameProps) {
  const { site, theme } = useSite()
  return (
    <div className="grid min-h-svh grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-2 lg:grid-rows-none">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-120 content-start gap-8 px-gutter pt-6 pb-16 outline-none lg:content-center lg:pt-8"
      >
        <Link to={paths.home} reloadDocument className="justify-self-start py-3">
          <Logo name={site.name} theme={theme} />
        </Link>
        <div className="grid gap-3">
          {/* Sized so that the longest heading fits on two lines. */}
          <h1 className="display text-[clamp(2.125rem,3.4vw,3rem)] leading-none">{heading}</h1>
          {intro && <p className="text-soft">{intro}</p>}
        </div>
        {children}
      </main>
      {/* A short strip above the form on small screens, so that the form starts near the top. */}
      <div
        className="ground-ink -order-1 h-28 overflow-hidden lg:sticky lg:top-0 lg:order-none lg:h-svh"
        aria-hidden="true"
      >
        <WaveArt
          className="w-full opacity-70 lg:h-full"
          kind="interference"
          seed={heading}
          width={900}
          height={1200}
          stroke={1.5}
        />
      </div>
    </div>
  )
}
