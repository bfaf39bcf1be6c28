import { Link } from 'react-router'
import { recipientsPath } from '#model/admin-paths.ts'
import {
  type RecipientState,
  recipientStateNames,
  recipientStates,
} from '#model/newsletter/recipient.ts'
import type { Issue } from '#server/features/newsletter/issues/list-issues.ts'

type StateLinksProps = {
  issue: Issue
  filter: { state: RecipientState | null; search: string }
}

/** Links that filter by state, with counts, which add up to the first. */
export function StateLinks({ issue, filter }: StateLinksProps) {
  return (
    <nav
      aria-label="Recipients by state"
      className="grid grid-cols-2 border-line border-y sm:grid-cols-5"
    >
      {([null, ...recipientStates] as const).map((state) => {
        const query = new URLSearchParams()
        if (state) query.set('state', state)
        if (filter.search) query.set('search', filter.search)
        const count = state ? issue[state] : issue.recipients
        return (
          <Link
            key={state}
            to={{ pathname: recipientsPath(issue.id), search: `?${query}` }}
            aria-current={filter.state === state ? 'true' : undefined}
            className="grid gap-0.5 border-transparent border-b-3 px-3 pt-3.5 pb-3 text-soft first:pl-0 hover:bg-raised aria-[current]:border-ink aria-[current]:text-ink max-sm:odd:pl-0"
          >
            <span className="font-display text-[1.625rem] text-ink tabular-nums leading-[1.1]">
              {count.toLocaleString('en-US')}
            </span>
            <span>{state ? recipientStateNames[state] : 'All'}</span>
          </Link>
        )
      })}
    </nav>
  )
}
