import { createContext, type ReactNode, useContext } from 'react'
import type { LinkProps } from 'react-router'
import { cn } from '#ui/cn.ts'
import { BackLink } from './back-link.tsx'
import { RowMenu } from './row-menu.tsx'

/** `isSmall`: only on small screens; on wide ones it is beside. */
type Back = { to: LinkProps['to']; name: string; isSmall?: boolean }

/** What the shell knows of a screen: the tabs of its section, or the list that it belongs to. */
export const SectionContext = createContext<{ tabs?: ReactNode; back?: Back }>({})

type PageHeaderProps = {
  title: string
  intro?: ReactNode
  /** The list that the screen belongs to. */
  back?: Back
  /** Tabs to the other parts of what the screen shows. */
  tabs?: ReactNode
  /** The main action. */
  children?: ReactNode
  /** The other actions, in a menu. */
  more?: ReactNode
}

/** The head of a screen, whose title is always at the same place: actions beside it, a description and tabs below. */
export function PageHeader({ title, intro, children, more, ...links }: PageHeaderProps) {
  const section = useContext(SectionContext)
  const { back = section.back, tabs = section.tabs } = links
  return (
    <div className="relative grid grid-cols-1 gap-1">
      {back && (
        <BackLink to={back.to} className={cn('md:absolute md:-top-7', back.isSmall && 'xl:hidden')}>
          {back.name}
        </BackLink>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="display flex min-h-11 min-w-0 items-center text-heading">{title}</h1>
        {(children || more) && (
          <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
            {children}
            {more && (
              <span className="-mr-3 -ml-2">
                <RowMenu name={title}>{more}</RowMenu>
              </span>
            )}
          </div>
        )}
      </div>
      {intro && <p className="max-w-[110ch] text-soft">{intro}</p>}
      {tabs}
    </div>
  )
}
