import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { documentPath } from '#model/admin-paths.ts'
import { LeaveContext } from './form-context.ts'

type EntryLinkProps = { entry: string; id?: string; className: string; children: ReactNode }

/** A link to the editor of an entry; what is unsaved here is saved before. */
export function EntryLink({ entry, ...rest }: EntryLinkProps) {
  const leave = useContext(LeaveContext)
  const to = documentPath(entry)
  return (
    <Link
      to={to}
      // Lets the form move the focus here.
      tabIndex={0}
      onClick={(event) => {
        const opensTab = event.metaKey || event.ctrlKey || event.shiftKey
        if (!leave || opensTab) return
        event.preventDefault()
        leave(to)
      }}
      {...rest}
    />
  )
}
