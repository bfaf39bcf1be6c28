import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { PeopleAt } from '#app/admin/presence/people-at.tsx'
import { cn } from '#ui/cn.ts'
import { useFormActions, useFormState } from './form-context.ts'
import { errorsWithin } from './open-paths.ts'

type DisclosureProps = {
  path: string
  /** Position in a list, from 1. */
  number?: number
  title?: string
  summary: string
  picture?: string
  bodyId: string
  actions?: ReactNode
  children: ReactNode
}

/** A collapsible part of the form; its body is rendered only while open. */
export function Disclosure(props: DisclosureProps) {
  const { path, number, title, summary, picture, bodyId, actions, children } = props
  const { idOf, toggle } = useFormActions()
  const { open, errors } = useFormState()
  const isOpen = open.has(path)
  const errorCount = errorsWithin(errors, path)
  return (
    <>
      <div className="group/row grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 max-sm:has-aria-expanded:grid-cols-1">
        <button
          type="button"
          id={idOf(path)}
          className="group flex min-h-13 min-w-0 items-center gap-3 py-2 text-left"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-describedby={isOpen && errors[path] ? idOf(path, 'error') : undefined}
          onClick={() => toggle(path)}
        >
          <ChevronRight
            aria-hidden="true"
            className="size-4 flex-none text-soft transition-[rotate] duration-150 group-aria-expanded:rotate-90"
          />
          {number !== undefined && <EntryNumber of={number} />}
          {picture && (
            <img src={picture} alt="" className="size-10 flex-none rounded-small object-cover" />
          )}
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 underline-offset-[0.3em] group-hover:underline">
            {title && <span className="font-semibold">{title}</span>}
            {summary && (
              <span className={cn('min-w-0 truncate', title && 'text-soft')}>{summary}</span>
            )}
            {!title && !summary && <span>Empty</span>}
          </span>
          <PeopleAt path={path} isWhole />
          {errorCount > 0 && (
            <span className="label inline-flex h-6 min-w-6 flex-none items-center justify-center rounded-pill bg-alarm px-1.5 text-paper">
              {errorCount} <span className="sr-only">{errorCount === 1 ? 'error' : 'errors'}</span>
            </span>
          )}
        </button>
        <div className="flex items-center">
          <CommentMarker
            path={path}
            name={[title, summary].filter(Boolean).join(' ') || 'this entry'}
            isWithin={!isOpen}
          />
          {actions}
        </div>
      </div>
      {isOpen && (
        <div
          id={bodyId}
          className="mt-2 mb-6 grid gap-4 border-strong-line border-l pl-3.5 sm:ml-2 sm:pl-5"
        >
          {errors[path] && (
            <p id={idOf(path, 'error')} className="font-semibold text-alarm">
              {errors[path]}
            </p>
          )}
          {children}
        </div>
      )}
    </>
  )
}

export function EntryNumber({ of }: { of: number }) {
  return <span className="label flex-none text-soft">{String(of).padStart(2, '0')}</span>
}
