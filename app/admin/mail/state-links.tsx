import { useLocation } from 'react-router'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { type OutboxState, outboxStates } from '#model/mail/outbox.ts'
import { shownCount } from './shown-count.ts'
import { stateNames } from './state-tag.tsx'

type StateLinksProps = { counts: Record<OutboxState, number>; chosen: OutboxState | null }

/** Links that filter by state, with the number of messages in each. */
export function StateLinks({ counts, chosen }: StateLinksProps) {
  const { search } = useLocation()
  const linkTo = (state: OutboxState | null) => {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (state) query.set('state', state)
    else query.delete('state')
    return { search: `?${query}` }
  }
  return (
    <TabLinks
      label="By state"
      tabs={[
        { name: 'All', to: linkTo(null), isCurrent: chosen === null },
        ...outboxStates.map((state) => ({
          name: stateNames[state],
          to: linkTo(state),
          isCurrent: chosen === state,
          count: shownCount(counts[state]),
        })),
      ]}
    />
  )
}
