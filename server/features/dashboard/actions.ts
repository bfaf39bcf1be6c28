import { showDashboard } from './show-dashboard.ts'

export const dashboardVerbs = { show: showDashboard }
