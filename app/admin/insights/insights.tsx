import { Link, useLocation } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { LineChart } from '#app/admin/kit/charts/line-chart.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { Notice } from '#app/admin/kit/notice.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { insightDaysPath } from '#model/admin-paths.ts'
import { dimensions } from '#model/insights/insights.ts'
import { comparisons } from '#model/insights/period.ts'
import { cn } from '#ui/cn.ts'
import type { Route } from './+types/insights.ts'
import { HasBefore } from './change.tsx'
import { Counting } from './counting.tsx'
import { Excluded } from './excluded.tsx'
import { InsightFilters } from './insight-filters.tsx'
import { Notes } from './notes.tsx'
import { RevenueTables } from './revenue.tsx'
import { SpeedTable } from './speed-table.tsx'
import { SumGroups } from './sum-group.tsx'
import { Totals } from './totals.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).insights.show(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { addNote, changeNote, deleteNote, setCounting } = adminFrom(args).insights
  const handlers = { addNote, changeNote, deleteNote, setCounting }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Insights' }]

export default function Insights({ loaderData, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  const { role } = usePerson()
  const { search } = useLocation()
  const { filter, range, unit, chart, chartBefore, tables, excluded, totals } = loaderData
  const before = chartBefore && { name: `in ${comparisons[filter.compare]}`, rows: chartBefore }
  const { revenue } = loaderData
  /** Without tables. */
  const isShort = !revenue || revenue.total.deals <= revenue.unknown.deals
  const hasSpeed = (loaderData.speed ?? []).length > 0
  return (
    <HasBefore value={Boolean(loaderData.totalsBefore?.visits)}>
      <PageHeader
        title="Insights"
        more={
          <Link to={{ pathname: insightDaysPath, search }} reloadDocument>
            Export days as CSV
          </Link>
        }
        intro="Visits to the site, counted on this server without cookies. Nobody is followed from one day to the next."
      />
      <Refusal result={actionData} />
      {!loaderData.isCounting && (
        <Notice>
          Visits are not counted at present. An owner can start it at the foot of this page.
        </Notice>
      )}
      <InsightFilters filter={filter} filterName={loaderData.filterName} range={range} />
      {loaderData.visitsOfValue !== null && (
        <Notice>
          {`These figures cover ${totals.visits.toLocaleString('en-US')} of ${loaderData.visitsOfValue.toLocaleString('en-US')} visits. Details are kept only for the 15 most frequent values of each day, and this was not always one of them.`}
        </Notice>
      )}
      <Totals {...loaderData} />
      <LineChart
        title={unit === 'day' ? 'Visits a day' : 'Visits a month'}
        rows={chart}
        unit={unit}
        before={before}
        notes={loaderData.notes}
        today={loaderData.today}
      />
      <div className={cn('grid grid-cols-1 gap-x-14 gap-y-6', isShort && 'lg:grid-cols-2')}>
        <Notes
          notes={loaderData.notes}
          today={loaderData.today}
          mayChange={mayAct(role, 'editor')}
        />
        {revenue && <RevenueTables revenue={revenue} />}
      </div>
      <SumGroups tables={tables} />
      {hasSpeed && <SpeedTable speed={loaderData.speed ?? []} />}
      <Nothing
        hasVisits={totals.visits > 0}
        names={[
          ...tables.flatMap(({ dimension, rows }) =>
            rows.length === 0 ? [dimensions[dimension].title] : [],
          ),
          ...(loaderData.speed && !hasSpeed ? ['Speed'] : []),
        ]}
      />
      <div className="grid grid-cols-1 gap-x-14 gap-y-6 empty:hidden lg:grid-cols-2">
        {!filter.by && <Excluded excluded={excluded} views={totals.views} />}
        {role === 'owner' && <Counting isOn={loaderData.isCounting} />}
      </div>
    </HasBefore>
  )
}

/** Says once what has no figures. */
function Nothing({ hasVisits, names }: { hasVisits: boolean; names: string[] }) {
  if (names.length === 0) return null
  return (
    <p className="max-w-[70ch] text-soft">
      {hasVisits
        ? `Nothing in this period: ${names.join(', ')}.`
        : 'No visits in this period. Pages, sources, devices and conversions are shown here once somebody comes.'}
    </p>
  )
}
