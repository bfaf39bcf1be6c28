import { showCounts } from './counts/read-counts.ts'
import { showDashboard } from './show-dashboard.ts'

export const dashboardActions = { show: showDashboard, counts: showCounts }
