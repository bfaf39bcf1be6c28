import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
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

/** A collapsible part of the form; rendered only while open. */
export function Disclosure(props: DisclosureProps) {
  const { path, number, title, summary, picture, bodyId, actions, children } = props
  const { idOf, toggle } = useFormActions()
  const { open, errors } = useFormState()
  const isOpen = open.has(path)
  const faults = errorsWithin(errors, path)
  return (
    <>
      <div className="schema-row">
        <button
          type="button"
          id={idOf(path)}
          className="schema-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-describedby={isOpen && errors[path] ? idOf(path, 'error') : undefined}
          onClick={() => toggle(path)}
        >
          <ChevronRight aria-hidden="true" className="schema-chevron" />
          {number !== undefined && <EntryNumber of={number} />}
          {picture && <img src={picture} alt="" className="schema-thumb" />}
          <span className="schema-words">
            {title && <span className="schema-kind">{title}</span>}
            {summary && <span className="schema-summary">{summary}</span>}
            {!title && !summary && <span className="schema-summary">Empty</span>}
          </span>
          {faults > 0 && (
            <span className="schema-faults">
              {faults} <span className="sr-only">{faults === 1 ? 'error' : 'errors'}</span>
            </span>
          )}
        </button>
        {actions}
      </div>
      {isOpen && (
        <div id={bodyId} className="schema-body">
          {errors[path] && (
            <p id={idOf(path, 'error')} className="schema-error">
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
  return <span className="schema-number">{String(of).padStart(2, '0')}</span>
}
