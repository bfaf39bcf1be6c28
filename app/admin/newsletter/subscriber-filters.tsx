import { Link } from 'react-router'
import { FilterBar } from '#app/admin/kit/filter-bar.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import {
  type SubscriberState,
  subscriberStateNames,
  subscriberStates,
} from '#model/newsletter/subscriber.ts'

type SubscriberFiltersProps = {
  filter: { search: string; state: SubscriberState | null }
  counts: Record<SubscriberState, number>
}

/** Links that filter by state, with counts, and the search. */
export function SubscriberFilters({ filter, counts }: SubscriberFiltersProps) {
  const all = subscriberStates.reduce((sum, state) => sum + counts[state], 0)
  return (
    <div className="grid gap-5">
      <nav
        aria-label="Subscribers by state"
        className="grid grid-cols-2 border-line border-y sm:grid-cols-4"
      >
        <StateLink name="All" count={all} filter={filter} state={null} />
        {(['confirmed', 'pending', 'unsubscribed'] as const).map((state) => (
          <StateLink
            key={state}
            name={subscriberStateNames[state]}
            count={counts[state]}
            filter={filter}
            state={state}
          />
        ))}
      </nav>
      <FilterBar
        search={{ name: 'search', label: 'Email contains', value: filter.search }}
        isFiltered={Boolean(filter.search || filter.state)}
        keep={{ state: filter.state }}
      />
    </div>
  )
}

type StateLinkProps = {
  name: string
  count: number
  filter: SubscriberFiltersProps['filter']
  state: SubscriberState | null
}

function StateLink({ name, count, filter, state }: StateLinkProps) {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (filter.search) query.set('search', filter.search)
  return (
    <Link
      to={{ pathname: adminPaths.newsletter, search: `?${query}` }}
      aria-current={filter.state === state ? 'true' : undefined}
      className="grid gap-0.5 border-transparent border-b-3 px-3 pt-3.5 pb-3 text-soft first:pl-0 hover:bg-raised aria-[current]:border-ink aria-[current]:text-ink max-sm:odd:pl-0"
    >
      <span className="font-display text-[1.625rem] text-ink tabular-nums leading-[1.1]">
        {count.toLocaleString('en-US')}
      </span>
      <span>{name}</span>
    </Link>
  )
}
