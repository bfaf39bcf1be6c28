import { sql } from 'kysely'
import type { AnswerSettings } from '#model/leads/answer-time.ts'
import { momentText } from '#model/moment-text.ts'
import { worthText } from '#model/money.ts'
import { answerDeadline } from '#server/features/leads/response-deadline.ts'
import { isOpenDeal } from '#server/features/pipeline/open-deals.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { callsByLead } from './call-columns.ts'
import { readInOrder, tagsByLead } from './read-leads.ts'

/** Characters of a lead's text that the list shows. */
const EXCERPT = 160

/** Leads as the list shows them, in the order of their ids. */
export async function summariesOf(store: Store, ids: string[], site: AnswerSettings) {
  const rows = await readInOrder(ids, (some) =>
    store
      .selectFrom('leads')
      .leftJoin('user', 'user.id', 'leads.assignee_id')
      .select([
        'leads.id',
        'reference',
        'kind',
        'status',
        'leads.name',
        'leads.email',
        'opening',
        'city',
        'service',
        'budget',
        'read_at',
        'leads.created_at',
        'waiting_since',
        'value',
        'currency',
        'next_step',
        'next_step_on',
        'user.name as assignee',
        ({ selectFrom }) =>
          selectFrom('lead_files')
            .select('lead_files.id')
            .whereRef('lead_files.lead_id', '=', 'leads.id')
            .limit(1)
            .as('file'),
        sql<string | null>`substr(details, 1, ${EXCERPT})`.as('excerpt'),
      ])
      .where('leads.id', 'in', some)
      .execute(),
  )
  const tags = await tagsByLead(store, ids)
  const callOf = await callsByLead(store, ids)
  return rows.map(({ read_at, waiting_since, created_at, file, ...row }) => {
    const { opening, city, service, budget, value, currency, next_step, next_step_on, ...lead } =
      row
    const call = callOf(lead.id)
    return {
      ...lead,
      excerpt: lead.excerpt ?? (call ? callText(call, site) : ''),
      worth: worthText(value, currency),
      /** When the call that was booked begins. */
      callAt: call?.state === 'booked' ? call.starts_at : null,
      /** What is to be done next with an open deal; nothing else waits for it. */
      step: isOpenDeal(lead) && next_step ? { text: next_step, on: next_step_on } : null,
      /** Since when somebody waits for an answer; null if nobody does. */
      waits: waiting_since ?? (lead.status === 'new' && !call ? created_at : null),
      /** Key facts, most informative first. */
      about: [service, budget, opening, city].filter((fact) => fact !== null),
      tags: tags.get(lead.id) ?? [],
      isUnread: !read_at,
      hasFile: Boolean(file),
      at: created_at,
      /** When the answer is due; null if none was promised. */
      due: answerDeadline({ ...lead, waiting_since }, site)?.toISOString() ?? null,
    }
  })
}

/** "First call"; with its time if it has been cancelled, for `callAt` has that of the others. */
function callText(
  call: { kind_name: string; starts_at: string; state: string },
  { timeZone }: AnswerSettings,
) {
  if (call.state === 'booked') return call.kind_name
  return `${call.kind_name}: ${momentText(call.starts_at, timeZone, 'moment')}`
}
