import { Link, useLocation } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { CursorPager } from '#app/admin/kit/pager.tsx'
import { auditExportPath, leadPath } from '#model/admin-paths.ts'
import { auditFeatureName } from '#model/audit/audit.ts'
import type { AuditEntry } from '#server/features/audit/list-changes.ts'
import type { Route } from './+types/audit.ts'
import { AuditFilters } from './audit-filters.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).audit.list(readQuery(args))
}

export const meta = () => [{ title: 'Audit log' }]

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { filter, changes, people, isFirst, next } = loaderData
  const query = new URLSearchParams(useLocation().search)
  query.delete('after')
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <PageHeader
        title="Audit log"
        intro="Who changed what. Entries can’t be edited; erasing a person redacts their name."
      >
        {changes.length > 0 && (
          <ButtonLink
            size="sm"
            variant="outline"
            to={{ pathname: auditExportPath, search: `?${query}` }}
            reloadDocument
          >
            Export as CSV
          </ButtonLink>
        )}
      </PageHeader>
      <AuditFilters filter={filter} people={people} />
      <DataTable
        caption="Changes, newest first"
        columns={['Change', 'Who', 'Area', 'When']}
        isWide
        empty={isFiltered ? 'No matches. Try fewer filters.' : 'No changes yet.'}
      >
        {changes.map((change) => (
          <tr key={change.id}>
            <td>
              <Subject {...change} />
            </td>
            <td>{change.actor}</td>
            <td className="text-soft">{auditFeatureName(change.action)}</td>
            <td className="text-soft md:whitespace-nowrap">
              <Moment at={change.at} />
            </td>
          </tr>
        ))}
      </DataTable>
      <CursorPager
        previous={isFirst ? null : { after: null }}
        next={next === null ? null : { after: next }}
        labels={['Newest', 'Older']}
      />
    </>
  )
}

/** The description of a change; links to the lead if it is about one. */
function Subject({ subject, summary }: AuditEntry) {
  const [noun, id] = subject.split(':')
  if (noun !== 'lead' || !id) return summary
  return (
    <Link to={leadPath(id)} className="row-link">
      {summary}
    </Link>
  )
}
