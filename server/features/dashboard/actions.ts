import { showDashboard } from './show-dashboard.ts'

export const dashboardActions = { show: showDashboard }
