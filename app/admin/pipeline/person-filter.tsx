import { FilterBar } from '#app/admin/kit/filter-bar.tsx'
import { AssigneeField } from '#app/admin/leads/lead-fields.tsx'

type PersonFilterProps = {
  people: { id: string; name: string }[]
  assignee: string | undefined
  /** Parameters that the filter keeps. */
  keep?: Record<string, string>
}

/** Shows one person's leads, or those of nobody. */
export function PersonFilter({ people, assignee = '', keep = {} }: PersonFilterProps) {
  return (
    <FilterBar isFiltered={false} keep={keep}>
      <AssigneeField id="pipeline-assignee" people={people} all defaultValue={assignee} />
    </FilterBar>
  )
}
