import { z } from 'zod'
import { mayAct } from '#model/accounts/accounts.ts'
import { type DashboardPeriod, dashboardPeriods } from '#model/dashboard/dashboard.ts'
import { SOURCE_LANGUAGE } from '#model/language/language.ts'
import { answerWords } from '#model/leads/answer-time.ts'
import { localDay } from '#model/local-time.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { responseSla } from '#server/features/leads/inbox/response-sla.ts'
import { lateUntil } from '#server/features/leads/response-deadline.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import { actionItems } from './action-items.ts'
import { intervalsOf } from './calendar.ts'
import { countByInterval } from './count-by-interval.ts'
import { onboardingSteps } from './onboarding.ts'
import { leadOrigins } from './origins.ts'
import { leadServices } from './services.ts'

const periods = Object.keys(dashboardPeriods) as DashboardPeriod[]

const dashboardSchema = z.object({ period: z.enum(periods).catch('30d').default('30d') })

/** The dashboard: action items, leads and subscribers beside the period before, their origins, and response times. Days are in the site's time zone. */
export const showDashboard = query('viewer', dashboardSchema, async (context, { period }) => {
  const { store, content, clock } = context
  const now = clock()
  const { timeZone, answer } = await content.site()
  const today = localDay(now, timeZone)
  const [waiting, steps] = await Promise.all([actionItems(context), onboardingSteps(context)])
  const base = { period, today, now: now.toISOString(), waiting, steps }
  if (!mayAct(context.actor.role, 'editor')) return { ...base, ...noVisitors }
  const { before, intervals } = intervalsOf(period, timeZone, now)
  const since = intervals[0]?.from ?? now.toISOString()
  const sinceBefore = before[0]?.from ?? since
  const late = await lateUntil(context)
  const count = async (source: 'leads' | 'subscribers') => {
    const counts = await countByInterval(store, source, [...before, ...intervals])
    return { now: counts.slice(before.length), before: counts.slice(0, before.length) }
  }
  const [leads, subscribers, services, origins, answers, earlier, hasNobody] = await Promise.all([
    count('leads'),
    count('subscribers'),
    leadServices(store, since),
    leadOrigins(store, since),
    responseSla(store, since, late),
    responseSla(store, sinceBefore, late, since),
    isEmpty(store),
  ])
  // What waits for an editor must be seen on a new site, too.
  const { reviews, failedPlans, failedIssues } = waiting
  const isNew = hasNobody && [...reviews, ...failedPlans, ...failedIssues].length === 0
  const sla = {
    ...answers,
    share: slaShare(answers),
    shareBefore: slaShare(earlier),
    time: answerWords(answer, languageOf(SOURCE_LANGUAGE).t),
  }
  return { ...base, visitors: { leads, subscribers, services, origins, sla }, isNew }
})

/** For roles that see nothing of visitors. */
const noVisitors = { visitors: null, isNew: false }

export type Overview = ResultOf<typeof showDashboard>

/** True until there is a lead or a subscriber. */
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

/** Share of the due inquiries that were answered in time, 0 to 1; null if none is due. */
function slaShare({ answered, inTime, overdue }: Sla) {
  const due = answered + overdue
  return due > 0 ? inTime / due : null
}
