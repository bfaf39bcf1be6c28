/** How far back the overview looks, by what its address says. */
export const dashboardPeriods = {
  '30d': '30 days',
  '90d': '90 days',
  '12m': '12 months',
} as const

export type DashboardPeriod = keyof typeof dashboardPeriods
