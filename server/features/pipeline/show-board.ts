import { sql } from 'kysely'
import { z } from 'zod'
import { NO_ASSIGNEE } from '#model/leads/inbox.ts'
import { localDay } from '#model/local-time.ts'
import { CARDS, CARDS_MAX, CLOSED_DAYS, readShown } from '#model/pipeline/board.ts'
import { isClosedColumn } from '#model/pipeline/pipeline.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { listPeople } from '#server/features/leads/inbox/read-leads.ts'
import { columnsOf, inColumn, readTotals } from './columns.ts'
import { bySteps, readDeals } from './deal-cards.ts'
import { openDeals } from './open-deals.ts'

const DAY = 86_400_000

/** Invalid values are ignored. `shown`: how many cards of which columns, "talking.100 won.150". */
export const boardSchema = z.object({
  assignee: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
  /** Only leads whose next step is overdue. */
  overdue: z.literal('1').optional().catch(undefined),
  shown: z.string().max(600).catch('').default(''),
})

/** Open leads by stage, then those that were won and lost in the last 30 days. */
export const showBoard = query('editor', boardSchema, async (context, input) => {
  const { assignee, overdue, shown } = input
  const { store, content, clock } = context
  const { pipeline, site } = content.current()
  const now = clock()
  const since = new Date(now.getTime() - CLOSED_DAYS * DAY).toISOString()
  const today = localDay(now, site.timeZone)
  const where = ofFilter(input, today)
  const totals = await readTotals(store, pipeline, { since, where })
  const counts = readShown(shown)
  const columns = await Promise.all(
    columnsOf(pipeline).map(async ({ id, name }) => {
      const limit = counts.get(id) ?? CARDS
      const order = isClosedColumn(id) ? sql`leads.closed_at desc, leads.id` : bySteps
      const reading = { where: sql<boolean>`${inColumn(pipeline, id, since)} and ${where}`, order }
      const deals = await readDeals(store, pipeline, { ...reading, limit, today })
      const total = totals.get(id) ?? { count: 0, sums: [] }
      const hasMore = total.count > deals.length
      return { id, name, ...total, deals, hasMore, isFull: limit >= CARDS_MAX }
    }),
  )
  const people = await listPeople(store)
  return { assignee, overdue, shown, columns, people, lostReasons: pipeline.lostReasons }
})

type Filter = { assignee?: string | undefined; overdue?: '1' | undefined }

/** The leads of a person, if one is given, and of them those whose next step is overdue. */
export function ofFilter({ assignee, overdue }: Filter, today: string) {
  const all = ofPerson(assignee)
  return overdue ? sql<boolean>`${all} and ${openDeals} and leads.next_step_on < ${today}` : all
}

/** All leads, those of a person, or those that nobody takes care of. */
function ofPerson(assignee: string | undefined) {
  if (assignee === undefined) return sql<boolean>`1 = 1`
  if (assignee === NO_ASSIGNEE) return sql<boolean>`leads.assignee_id is null`
  return sql<boolean>`leads.assignee_id = ${assignee}`
}

export type Board = ResultOf<typeof showBoard>
