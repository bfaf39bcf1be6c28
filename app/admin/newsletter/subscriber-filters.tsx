import { Link } from 'react-router'
import { FilterBar } from '#app/admin/kit/filter-bar.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import {
  type SubscriberState,
  subscriberStateNames,
  subscriberStates,
} from '#model/newsletter/subscriber.ts'
import { SelectField } from '#ui/select-field.tsx'

type SubscriberFiltersProps = {
  filter: { search: string; state: SubscriberState | null; tag: string }
  /** All that are in use. */
  tags: string[]
  counts: Record<SubscriberState, number>
}

/** Links that filter by state, with counts, the tags and the search. */
export function SubscriberFilters({ filter, tags, counts }: SubscriberFiltersProps) {
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
        isFiltered={Boolean(filter.search || filter.state || filter.tag)}
        keep={{ state: filter.state }}
      >
        {tags.length > 0 && (
          <SelectField id="filter-tag" name="tag" label="Tag" defaultValue={filter.tag}>
            <option value="">All</option>
            {tags.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </SelectField>
        )}
      </FilterBar>
    </div>
  )
}

/** The query of a filter, as the list and the export read it. */
export function filterQuery(filter: SubscriberFiltersProps['filter']) {
  return new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

type StateLinkProps = {
  name: string
  count: number
  filter: SubscriberFiltersProps['filter']
  state: SubscriberState | null
}

function StateLink({ name, count, filter, state }: StateLinkProps) {
  const query = filterQuery({ ...filter, state })
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
