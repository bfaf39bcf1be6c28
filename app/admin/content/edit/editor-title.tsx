import type { ReactNode } from 'react'
import { BackLink } from '#app/admin/kit/back-link.tsx'
import { cn } from '#ui/cn.ts'

type EditorTitleProps = {
  title: string
  /** The list that the document is in. */
  back: { to: string; name: string; isSmall?: boolean }
  /** After the title. */
  children?: ReactNode
}

/** The head of an editor, in its toolbar; smaller than that of a screen, below whose title there is room. */
export function EditorTitle({ title, back, children }: EditorTitleProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4">
      <BackLink to={back.to} className={cn('max-md:w-full', back.isSmall && 'xl:hidden')}>
        {back.name}
      </BackLink>
      <h1 className="display min-w-0 text-[1.625rem] leading-tight wrap-anywhere">{title}</h1>
      {children}
    </div>
  )
}
