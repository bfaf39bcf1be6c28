import { Link, useLocation } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths, insightExportPath } from '#model/admin-paths.ts'
import { conversions, dimensions } from '#model/insights/insights.ts'
import type { ListedValues } from '#server/features/insights/list-values.ts'
import type { Route } from './+types/list.ts'
import { Amounts } from './amounts.tsx'
import { InsightFilters } from './insight-filters.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).insights.list(readQuery(args))
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? dimensions[loaderData.filter.dimension].title : 'Insights' },
]

export default function InsightList({ loaderData }: Route.ComponentProps) {
  const { filter, range, rows, hasDeals } = loaderData
  const { dimension } = filter
  const { search } = useLocation()
  const { title, column } = dimensions[dimension]
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: { pathname: adminPaths.insights, search }, name: 'Insights' }}
        more={
          rows.length > 0 && (
            <Link to={{ pathname: insightExportPath, search }} reloadDocument>
              Export as CSV
            </Link>
          )
        }
        intro="Of each day the 200 most frequent values are kept, and the 15 most frequent below a filter; the others are summed as “(other)”."
      />
      <InsightFilters
        filter={filter}
        filterName={loaderData.filterName}
        range={range}
        keep={{ dimension }}
      />
      <DataTable
        caption={`${title}, most visits first`}
        columns={[column, ...columns.map(({ name }) => name), ...(hasDeals ? ['Won'] : [])]}
        isWide
        hasLabels
        empty="No visits in this period."
      >
        {rows.map((row) => (
          <tr key={row.value}>
            <td className="font-semibold">{row.name}</td>
            {columns.map(({ name, of }) => (
              <td key={name} data-label={name}>
                {of(row)}
              </td>
            ))}
            {hasDeals && (
              <td data-label="Won">
                <Amounts revenue={row.revenue} />
              </td>
            )}
          </tr>
        ))}
      </DataTable>
    </>
  )
}

type Row = ListedValues['rows'][number]

const columns: { name: string; of(row: Row): string }[] = [
  { name: 'Visits', of: ({ visits }) => visits.toLocaleString('en-US') },
  { name: 'Page views', of: ({ views }) => views.toLocaleString('en-US') },
  { name: 'Of one page', of: ({ bounces, visits }) => share(bounces, visits) },
  { name: 'Time in view', of: ({ seconds, readings }) => average(seconds, readings, 's') },
  { name: 'Scrolled', of: ({ depth, readings }) => average(depth, readings, '%') },
  ...Object.values(conversions).map(({ title, column }) => ({
    name: title,
    of: (row: Row) => row[column].toLocaleString('en-US'),
  })),
]

function share(part: number, all: number) {
  return all > 0 ? `${Math.round((part / all) * 100)} %` : '–'
}

/** Of the views whose browser told. */
function average(sum: number, readings: number, unit: string) {
  return readings > 0 ? `${Math.round(sum / readings).toLocaleString('en-US')} ${unit}` : '–'
}
