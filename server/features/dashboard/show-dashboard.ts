import { z } from 'zod'
import { type DashboardPeriod, dashboardPeriods } from '#model/dashboard/dashboard.ts'
import { localDay } from '#model/local-time.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { responseSla } from '#server/features/leads/inbox/response-sla.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { attention } from './action-items.ts'
import { stretchesOf } from './calendar.ts'
import { countStretches } from './count-stretches.ts'
import { firstSteps } from './onboarding.ts'
import { leadOrigins } from './origins.ts'
import { leadServices } from './services.ts'

const periods = Object.keys(dashboardPeriods) as DashboardPeriod[]

const dashboardSchema = z.object({ period: z.enum(periods).catch('30d').default('30d') })

/** The first screen: what waits, what came in, from where, and whether the promise was kept. Days are the site's. */
export const showDashboard = query('viewer', dashboardSchema, async (context, { period }) => {
  const { store, content, clock } = context
  const now = clock()
  const { timeZone } = await content.site()
  const stretches = stretchesOf(period, timeZone, now)
  const since = stretches[0]?.from ?? now.toISOString()
  const [leads, subscribers, services, origins, answers, waiting, steps, isNew] = await Promise.all(
    [
      countStretches(store, 'leads', stretches),
      countStretches(store, 'subscribers', stretches),
      leadServices(store, content, since),
      leadOrigins(store, since),
      responseSla(store, since, now),
      attention(context),
      firstSteps(context),
      isEmpty(store),
    ],
  )
  const today = localDay(now, timeZone)
  const sla = { ...answers, share: slaShare(answers) }
  return { period, today, leads, subscribers, services, origins, sla, waiting, steps, isNew }
})

export type Overview = ResultOf<typeof showDashboard>

/** True until the first lead or subscriber has come. */
async function isEmpty(store: Store) {
  const lead = await store.selectFrom('leads').select('id').limit(1).executeTakeFirst()
  if (lead) return false
  return !(await store
    .selectFrom('newsletter_subscribers')
    .select('id')
    .limit(1)
    .executeTakeFirst())
}

type Sla = { answered: number; inTime: number; overdue: number }

/** Share of the due inquiries that were answered in time, 0 to 1; null where none is due. */
function slaShare({ answered, inTime, overdue }: Sla) {
  const due = answered + overdue
  return due > 0 ? inTime / due : null
}
