import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { adminPaths, insightExportPath } from '#model/admin-paths.ts'
import { conversions, countedOnly, dimensions } from '#model/insights/insights.ts'
import type { ListedValues } from '#server/features/insights/list-values.ts'
import { cn } from '#ui/cn.ts'
import type { Route } from './+types/list.ts'
import { Amounts } from './amounts.tsx'
import { Change, HasBefore } from './change.tsx'
import { InsightFilters } from './insight-filters.tsx'
import { ValueLink } from './value-link.tsx'
import { overviewPath } from './with-query.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).insights.list(readQuery(args))
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? dimensions[loaderData.filter.dimension].title : 'Insights' },
]

export default function InsightList({ loaderData }: Route.ComponentProps) {
  const { filter, range, rows, total, hasMore, hasBefore, hasDeals } = loaderData
  const { dimension } = filter
  const { search } = useLocation()
  const { title, column } = dimensions[dimension]
  const counted = countedOnly[dimension]
  const shown = counted ? [] : columns.filter(({ of }) => rows.some((row) => !isNone(of(row))))
  const heads = [column, counted ?? 'Visits', ...shown.map(({ name }) => name)]
  return (
    <HasBefore value={hasBefore}>
      <PageHeader
        title={title}
        back={{ to: overviewPath(search), name: 'Insights' }}
        more={
          rows.length > 0 && (
            <Link to={{ pathname: insightExportPath, search }} reloadDocument>
              Export as CSV
            </Link>
          )
        }
        intro={dimension === 'missing' ? <MissingIntro /> : INTRO}
      />
      <InsightFilters
        filter={filter}
        filterName={loaderData.filterName}
        range={range}
        keep={{ dimension }}
      />
      <DataTable
        caption={`${title}, most frequent first`}
        columns={hasDeals ? [...heads, 'Won'] : heads}
        isWide
        hasLabels
        empty={emptyTexts[dimension] ?? 'No visits in this period.'}
      >
        {rows.map((row) => (
          <tr key={row.value}>
            <td className="font-semibold xl:min-w-48">
              <ValueLink dimension={dimension} value={row.value} name={row.name} />
            </td>
            <Cell name={counted ?? 'Visits'}>
              {row.visits.toLocaleString('en-US')}{' '}
              <Change count={row.visits} before={row.visitsBefore} />
            </Cell>
            {shown.map(({ name, of }) => (
              <Cell key={name} name={name} isNone={isNone(of(row))}>
                {of(row)}
              </Cell>
            ))}
            {hasDeals && (
              <Cell name="Won" isNone={row.revenue.deals === 0}>
                <Amounts revenue={row.revenue} />
              </Cell>
            )}
          </tr>
        ))}
      </DataTable>
      <Pager page={filter.page} hasMore={hasMore} total={total} labels={['Previous', 'Next']} />
    </HasBefore>
  )
}

const emptyTexts: { [dimension: string]: string } = {
  search: 'No searches in this period.',
  missing: 'No missing pages in this period.',
}

const INTRO =
  'Of each day the 200 most frequent values are kept, and the 15 most frequent with a filter; the others are summed as “(other)”.'

function MissingIntro() {
  return (
    <>
      Of each day the 200 most frequent addresses are kept. Redirect them in{' '}
      <Link to={adminPaths.notFound} className="admin-link">
        Missing pages
      </Link>
      .
    </>
  )
}

type CellProps = { name: string; isNone?: boolean; children: ReactNode }

/** A cell that small screens leave out if there is nothing in it. */
function Cell({ name, isNone, children }: CellProps) {
  return (
    <td data-label={name} className={cn('whitespace-nowrap', isNone && 'max-xl:hidden!')}>
      <span>{children}</span>
    </td>
  )
}

function isNone(shown: string) {
  return shown === '0' || shown === NONE
}

type Row = ListedValues['rows'][number]

const NONE = '–'

const columns: { name: string; of(row: Row): string }[] = [
  { name: 'Page views', of: ({ views }) => views.toLocaleString('en-US') },
  { name: 'One-page visits', of: ({ bounces, visits }) => share(bounces, visits) },
  { name: 'Time in view', of: ({ seconds, readings }) => average(seconds, readings, 's') },
  { name: 'Scrolled', of: ({ depth, readings }) => average(depth, readings, '%') },
  ...Object.values(conversions).map(({ title, column }) => ({
    name: title,
    of: (row: Row) => row[column].toLocaleString('en-US'),
  })),
]

function share(part: number, all: number) {
  return all > 0 ? `${Math.round((part / all) * 100)} %` : NONE
}

/** Of the views whose browser told. */
function average(sum: number, readings: number, unit: string) {
  return readings > 0 ? `${Math.round(sum / readings).toLocaleString('en-US')} ${unit}` : NONE
}
