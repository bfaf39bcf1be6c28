import { Link } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { CursorPager } from '#app/admin/kit/pager.tsx'
import { AssigneeField, StageField } from '#app/admin/leads/lead-fields.tsx'
import { leadPath } from '#model/admin-paths.ts'
import { leadKinds } from '#model/leads/inbox.ts'
import { dealOrders } from '#model/pipeline/deal-orders.ts'
import type { DealList } from '#server/features/pipeline/list-deals.ts'
import { SelectField } from '#ui/select-field.tsx'
import type { Route } from './+types/list.ts'
import { NextStep } from './next-step.tsx'
import { OverdueField } from './overdue-field.tsx'
import { PipelineTabs } from './pipeline-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).pipeline.list(readQuery(args))
}

export const meta = () => [{ title: 'Pipeline' }]

/** Open leads as a list that can be put in order. */
export default function List({ loaderData: list }: Route.ComponentProps) {
  const { deals, stages, page, hasMore } = list
  const names = new Map(stages.map(({ id, name }) => [id, name]))
  return (
    <>
      <PageHeader title="Pipeline" />
      <ListFilters list={list} />
      <DataTable
        caption="Open leads"
        columns={['Name', 'Stage', 'Value', 'Next step', 'Assigned to', 'Since']}
        empty="No open leads match."
        hasLabels
        isWide
      >
        {deals.map((deal) => (
          <tr key={deal.id}>
            <td>
              <Link to={leadPath(deal.id)} className="row-link">
                <bdi>{deal.name}</bdi>
              </Link>
              <span className="block text-small text-soft">
                {deal.service ?? leadKinds[deal.kind]}
              </span>
            </td>
            <td data-label="Stage">{names.get(deal.column)}</td>
            <td data-label="Value" className="whitespace-nowrap">
              {deal.worth ?? '–'}
            </td>
            <td data-label="Next step">{deal.step ? <NextStep deal={deal} /> : '–'}</td>
            <td data-label="Assigned to">{deal.assignee ?? 'Unassigned'}</td>
            <td data-label="Since">
              <Moment at={deal.at} style="day" />
            </td>
          </tr>
        ))}
      </DataTable>
      <CursorPager
        previous={page > 1 ? { page: page === 2 ? null : String(page - 1) } : null}
        next={hasMore ? { page: String(page + 1) } : null}
        labels={['Previous', 'Next']}
      />
    </>
  )
}

function ListFilters({
  list: { people, stages, assignee = '', overdue, stage = '', order },
}: {
  list: DealList
}) {
  return (
    <ListHead
      isFiltered={Boolean(assignee || stage || overdue)}
      views={<PipelineTabs current="List" assignee={assignee} overdue={overdue} />}
    >
      <SelectField id="deal-order" name="order" label="Order" defaultValue={order}>
        {Object.entries(dealOrders).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <StageField id="deal-stage" stages={stages} all defaultValue={stage} />
      <AssigneeField id="deal-assignee" people={people} all defaultValue={assignee} />
      <OverdueField id="deal-overdue" isOn={Boolean(overdue)} />
    </ListHead>
  )
}
