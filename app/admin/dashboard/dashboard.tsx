import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { BarChart } from '#app/admin/kit/charts/bar-chart.tsx'
import { ShareList } from '#app/admin/kit/charts/share-list.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { dashboardPeriods } from '#model/dashboard/dashboard.ts'
import type { Route } from './+types/dashboard.ts'
import { ActionItems } from './action-items.tsx'
import { Onboarding } from './onboarding.tsx'
import { PeriodFigures } from './period-figures.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).dashboard.show(readQuery(args))
}

export const meta = () => [{ title: 'Overview' }]

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { period, today, visitors } = loaderData
  const isOwner = usePerson().role === 'owner'
  if (loaderData.isNew) return <Onboarding steps={loaderData.steps} isOwner={isOwner} />
  const unit = period === '12m' ? 'month' : 'day'
  const perUnit = unit === 'day' ? 'a day' : 'a month'
  const actionItems = (
    <ActionItems
      waiting={loaderData.waiting}
      today={today}
      now={loaderData.now}
      isNotified={loaderData.steps.notify || !isOwner}
    />
  )
  if (!visitors) {
    return (
      <>
        <PageHeader title="Overview" />
        {actionItems}
      </>
    )
  }
  const { leads, subscribers, services, origins } = visitors
  return (
    <>
      <PageHeader title="Overview">
        <TabLinks
          label="Period"
          isPlain
          tabs={Object.entries(dashboardPeriods).map(([key, name]) => ({
            name,
            to: `${adminPaths.dashboard}?period=${key}`,
            isCurrent: key === period,
          }))}
        />
      </PageHeader>
      <div className="grid grid-cols-1 gap-x-14 gap-y-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {actionItems}
        <PeriodFigures visitors={visitors} period={dashboardPeriods[period]} />
        <div className="lg:col-span-full">
          <BarChart
            title={`Leads ${perUnit}`}
            rows={leads.now}
            before={{ name: 'before', rows: leads.before }}
            unit={unit}
          />
        </div>
        <ShareList
          title="Leads by service"
          column="Service"
          rows={services}
          empty="No leads asked for a service in this period."
        />
        <BarChart
          title={`Subscribers ${perUnit}`}
          rows={subscribers.now}
          before={{ name: 'before', rows: subscribers.before }}
          unit={unit}
        />
      </div>
      <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-11 lg:grid-cols-3">
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
