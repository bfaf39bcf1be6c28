import { deskOf, queryOf } from '../desk.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { Pager } from '../ui/pager.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import type { Route } from './+types/audit.ts'

export async function loader(asked: Route.LoaderArgs) {
  return deskOf(asked).audit.list(queryOf(asked))
}

export const meta = () => [{ title: 'Audit log' }]

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { changes, page, hasMore } = loaderData
  return (
    <>
      <ScreenHead
        title="Audit log"
        lead="Who changed what. It can be read and saved, not edited."
      />
      <DataTable
        caption="Changes, newest first"
        columns={['When', 'Who', 'What', 'On']}
        empty="Nothing has been changed yet."
      >
        {changes.map(({ id, at, actor, summary, action }) => (
          <tr key={id}>
            <td data-label="When">
              <Moment at={at} />
            </td>
            <td data-label="Who">{actor}</td>
            <td data-label="What">{summary}</td>
            <td data-label="On" className="label">
              {action}
            </td>
          </tr>
        ))}
      </DataTable>
      <Pager page={page} hasMore={hasMore} />
    </>
  )
}
