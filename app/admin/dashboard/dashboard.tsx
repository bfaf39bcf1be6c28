import { Link } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { BarChart } from '#app/admin/kit/charts/bar-chart.tsx'
import { ShareList } from '#app/admin/kit/charts/share-list.tsx'
import { TraceChart } from '#app/admin/kit/charts/trace-chart.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { type DashboardPeriod, dashboardPeriods } from '#model/dashboard/dashboard.ts'
import type { Route } from './+types/dashboard.ts'
import { ActionItems } from './action-items.tsx'
import { Onboarding } from './onboarding.tsx'
import { SlaCard } from './sla-card.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).dashboard.show(readQuery(args))
}

export const meta = () => [{ title: 'Overview' }]

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { period, today, leads, subscribers, services, origins, promise } = loaderData
  const isOwner = usePerson().role === 'owner'
  if (loaderData.isNew) return <Onboarding steps={loaderData.steps} isOwner={isOwner} />
  const unit = period === '12m' ? 'month' : 'day'
  const every = unit === 'day' ? 'a day' : 'a month'
  return (
    <>
      <PageHeader title="Overview">
        <Periods chosen={period} />
      </PageHeader>
      <div className="overview">
        <ActionItems
          waiting={loaderData.waiting}
          today={today}
          isNotified={loaderData.steps.notify || !isOwner}
        />
        <SlaCard promise={promise} period={dashboardPeriods[period]} />
        <div className="is-wide">
          <BarChart title={`Leads ${every}`} rows={leads} unit={unit} />
        </div>
        <ShareList
          title="Leads by service"
          column="Service"
          rows={services}
          empty="No leads asked for a service in this period."
        />
        <TraceChart title={`Subscribers ${every}`} rows={subscribers} unit={unit} />
      </div>
      <div className="origins">
        <ShareList
          title="From our pages"
          column="Page"
          rows={origins.pages}
          empty="No leads came from our pages in this period."
        />
        <ShareList
          title="From other sites"
          column="Site"
          rows={origins.hosts}
          empty="No leads came from other sites in this period."
        />
        <ShareList
          title="From campaigns"
          column="Campaign"
          rows={origins.campaigns}
          empty="No leads came from links with utm_source or utm_campaign in this period."
        />
      </div>
    </>
  )
}

function Periods({ chosen }: { chosen: DashboardPeriod }) {
  return (
    <nav aria-label="Period" className="periods">
      {Object.entries(dashboardPeriods).map(([period, name]) => (
        <Link
          key={period}
          to={`${adminPaths.dashboard}?period=${period}`}
          aria-current={period === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
