/** Periods of the dashboard, by query value. */
export const dashboardPeriods = {
  '30d': '30 days',
  '90d': '90 days',
  '12m': '12 months',
} as const

export type DashboardPeriod = keyof typeof dashboardPeriods
