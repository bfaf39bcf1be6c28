import { type RawBuilder, sql } from 'kysely'
import { CALL_MINUTES_MAX } from '#model/calls/call.ts'
import { addDays } from '#model/day.ts'
import { answerDue } from '#model/leads/answer-time.ts'
import { localDay, startOfDay } from '#model/local-time.ts'
import { worthText } from '#model/money.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { findCallOf, placeOf } from '#server/features/calls/find-call.ts'
import { hasDeadline } from '#server/features/leads/inbox/filter.ts'
import { dealOf } from '#server/features/pipeline/deal-view.ts'
import { dueStepsOf } from '#server/features/pipeline/due-steps.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'

/** Tasks that the overview names; of others it says how many there are. */
export const TASKS = 5

/** Characters of a message that a task shows. */
const EXCERPT = 160

const MINUTE = 60_000
const LONGEST_CALL = CALL_MINUTES_MAX * MINUTE

/** What is to be done now, the most urgent first: calls of today, answers, next steps of leads. */
export async function dueTasks(context: AdminContext) {
  const tasks = [
    ...(await callsToday(context)),
    ...(await answers(context, hasDeadline, 'waiting_since')),
    ...(await dueSteps(context)),
    ...(await answers(context, isNewOther, 'created_at')),
  ]
  return tasks.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, TASKS)
}

export type Task = Awaited<ReturnType<typeof dueTasks>>[number]

const isNewOther = sql<boolean>`leads.status = 'new' and leads.kind in ('partner', 'application')`

/** Leads that wait for an answer; to inquiries one is promised. */
async function answers(
  { store, content }: AdminContext,
  where: RawBuilder<boolean>,
  since: 'waiting_since' | 'created_at',
) {
  const site = await content.site()
  const rows = await store
    .selectFrom('leads')
    .selectAll()
    .where(where)
    .orderBy(since)
    .limit(TASKS)
    .execute()
  return rows.map((lead) => {
    const from = lead[since] ?? lead.created_at
    const due = lead.kind === 'inquiry' ? answerDue(new Date(from), site).toISOString() : null
    return {
      ...{ act: 'reply' as const, ...named(lead) },
      ...{ what: firstLine(lead.details), since: from },
      /** When the answer is due; null without a promise. */
      due,
      /** What is not promised comes after all that is. */
      at: due ?? `9${from}`,
    }
  })
}

/** Next steps that are due for the actor. */
async function dueSteps(context: AdminContext) {
  const { store, actor, clock, content } = context
  const { timeZone } = await content.site()
  const rows = await dueStepsOf(store, actor, localDay(clock(), timeZone))
    .selectAll('leads')
    .limit(TASKS)
    .execute()
  return rows.map((lead) => {
    const { version, amount, currency } = dealOf(context, lead) ?? {}
    const on = lead.next_step_on ?? ''
    return {
      ...{ act: 'done' as const, ...named(lead), what: lead.next_step, on },
      deal: { seen: version ?? '', value: amount ?? '', currency: currency ?? '' },
      // In the evening of its day a step is as late as an answer that is due then.
      at: startOfDay(addDays(on, 1), timeZone)?.toISOString() ?? on,
    }
  })
}

/** The actor's calls until midnight, also the one that goes on. */
async function callsToday({ store, actor, clock, content }: AdminContext) {
  const { timeZone } = await content.site()
  const now = clock()
  const midnight = startOfDay(addDays(localDay(now, timeZone), 1), timeZone) ?? now
  const calls = await store
    .selectFrom('calls')
    .select('lead_id')
    .where('account_id', '=', actor.id)
    .where('state', '=', 'booked')
    .where('starts_at', '>', new Date(now.getTime() - LONGEST_CALL).toISOString())
    .where('starts_at', '<', midnight.toISOString())
    .orderBy('starts_at')
    .limit(TASKS)
    .execute()
  const found = await Promise.all(calls.map(({ lead_id }) => findCallOf(store, lead_id)))
  return found.flatMap((booked) => {
    if (!booked) return []
    const { call, lead } = booked
    const { starts_at: at, minutes } = call
    if (Date.parse(at) + minutes * MINUTE <= now.getTime()) return []
    const link = call.place === 'video' ? placeOf(call, lead) : null
    return [{ act: 'join' as const, ...named(lead), what: call.kind_name, link, at }]
  })
}

function named({ id, name, kind, service, value, currency }: LeadRow) {
  const worth = worthText(value, currency)
  return { id, name, kind, service, worth }
}

function firstLine(text: string | null) {
  const line = text?.split('\n').find((each) => each.trim() !== '') ?? ''
  return line.trim().slice(0, EXCERPT) || null
}
