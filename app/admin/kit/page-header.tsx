import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { BackLink } from './back-link.tsx'

type PageHeaderProps = {
  title: string
  intro?: ReactNode
  /** The list that the screen belongs to. */
  back?: { to: LinkProps['to']; name: string }
  children?: ReactNode
}

/** A screen's title, description and main actions (`children`). */
export function PageHeader({ title, intro, back, children }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        {back && (
          <BackLink to={back.to} className="-mt-3 mb-1">
            {back.name}
          </BackLink>
        )}
        <h1 className="display text-heading">{title}</h1>
        {intro && <p className="max-w-[70ch] text-small text-soft">{intro}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
