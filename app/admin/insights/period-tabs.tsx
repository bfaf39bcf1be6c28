import { useLocation } from 'react-router'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { type InsightPeriod, insightPeriods } from '#model/insights/period.ts'
import { withQuery } from './with-query.ts'

/** Chooses the period; the other filters stay. */
export function PeriodTabs({ current }: { current: InsightPeriod }) {
  const { search } = useLocation()
  return (
    <TabLinks
      label="Period"
      isPlain
      tabs={Object.entries(insightPeriods).map(([period, name]) => ({
        name,
        to: withQuery(search, { period }),
        isCurrent: period === current,
      }))}
    />
  )
}
