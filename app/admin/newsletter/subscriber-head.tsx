import { ListHead } from '#app/admin/kit/list-head.tsx'
import type { SelectionBarProps } from '#app/admin/kit/selection-bar.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { type SubscriberState, subscriberStateNames } from '#model/newsletter/subscriber.ts'
import { SelectField } from '#ui/select-field.tsx'

type Filter = { search: string; state: SubscriberState | null; tag: string }

type SubscriberHeadProps = {
  filter: Filter
  /** All that are in use. */
  tags: string[]
  counts: Record<SubscriberState, number>
  bulk: SelectionBarProps | null
}

/** The head of the list: the search, links that filter by state, with counts, and the tags. */
export function SubscriberHead({ filter, tags, counts, bulk }: SubscriberHeadProps) {
  const all = counts.confirmed + counts.pending + counts.unsubscribed
  const tab = (state: SubscriberState | null, count: number) => ({
    name: state ? subscriberStateNames[state] : 'All',
    to: `${adminPaths.newsletter}?${filterQuery({ ...filter, state })}`,
    isCurrent: filter.state === state,
    count: count.toLocaleString('en-US'),
  })
  return (
    <ListHead
      search={{ name: 'search', label: 'Email contains', value: filter.search }}
      isFiltered={Boolean(filter.search || filter.state || filter.tag)}
      keep={{ state: filter.state }}
      bulk={bulk}
      views={
        <TabLinks
          label="Subscribers by state"
          isPlain
          tabs={[
            tab(null, all),
            ...(['confirmed', 'pending', 'unsubscribed'] as const).map((state) =>
              tab(state, counts[state]),
            ),
          ]}
        />
      }
    >
      {tags.length > 0 && (
        <SelectField id="filter-tag" name="tag" label="Tag" defaultValue={filter.tag}>
          <option value="">All</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </SelectField>
      )}
    </ListHead>
  )
}

/** The query of a filter, as the list and the export read it. */
export function filterQuery(filter: Filter) {
  return new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
