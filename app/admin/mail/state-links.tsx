import { Link, useLocation } from 'react-router'
import { type OutboxState, outboxStates } from '#model/mail/outbox.ts'
import { shownCount } from './shown-count.ts'
import { stateNames } from './state-tag.tsx'

type StateLinksProps = { counts: Record<OutboxState, number>; chosen: OutboxState | null }

/** Links that filter by state, with the number of messages in each. */
export function StateLinks({ counts, chosen }: StateLinksProps) {
  const { search } = useLocation()
  const at = (state: OutboxState | null) => {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (state) query.set('state', state)
    else query.delete('state')
    return { search: `?${query}` }
  }
  return (
    <nav aria-label="By state">
      <ul className="count-links">
        <li>
          <Link to={at(null)} aria-current={chosen === null ? 'page' : undefined}>
            All
          </Link>
        </li>
        {outboxStates.map((state) => (
          <li key={state}>
            <Link to={at(state)} aria-current={chosen === state ? 'page' : undefined}>
              {stateNames[state]} <span className="label">{shownCount(counts[state])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
