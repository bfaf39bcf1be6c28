import { z } from 'zod'
import { BULK_MAX, inboxFolders, leadKinds, leadStatuses } from '#model/leads/inbox.ts'
import { localDay } from '#model/local-time.ts'
import { decimalAmount } from '#model/money.ts'
import { stageOf } from '#model/pipeline/pipeline.ts'
import type { Pipeline } from '#model/pipeline/pipeline-schema.ts'
import { download } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import { lateUntil } from '#server/features/leads/response-deadline.ts'
import { isOpenDeal } from '#server/features/pipeline/open-deals.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { ownColumns, standardColumn } from './answer-columns.ts'
import { callColumns, callsByLead, type WithCall } from './call-columns.ts'
import { filterSchema, type LeadFilter, leadFilter } from './filter.ts'
import { findLeads } from './find-leads.ts'
import { isLeadId } from './lock-leads.ts'
import { readInOrder, tagsByLead } from './read-leads.ts'

/** Leads per query; the next ones are read once these have been sent. */
const BATCH = 500

type Row = LeadRow & WithCall & { assignee: string | null; file: string | null; tags: string[] }

const exportSchema = filterSchema.extend({
  /** Selected leads, separated by commas, in place of those that match the filter. */
  ids: z
    .string()
    .transform((ids) => ids.split(',').filter(isLeadId))
    .refine(({ length }) => length <= BULK_MAX, `Choose ${BULK_MAX} leads at most.`)
    .optional(),
})

/** The selected leads, or those that match the filter in the order of the list. Writes an audit row. */
export const exportLeads = download('editor', exportSchema, async (context, { ids, ...input }) => {
  const { timeZone } = await context.content.site()
  const day = localDay(context.clock(), timeZone)
  const { pipeline } = context.content.current()
  const filter = leadFilter(input, pipeline)
  await context.store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'leads.exported',
      subject: 'leads',
      summary: `Exported ${ids ? `${ids.length} selected leads` : `leads of “${inboxFolders[filter.folder]}”`} as CSV`,
    }),
  )
  const columns: CsvColumn<Row>[] = [
    ...builtInColumns,
    ...dealColumns(pipeline),
    ...callColumns,
    ...ownColumns(await context.content.forms()),
  ]
  const rows = ids ? selectedRows(context, ids) : rowsOf(context, filter)
  const body = csvLines(columns, rows)
  const name = `leads-${day}-${ids ? 'selected' : inboxFolders[filter.folder].toLowerCase()}.csv`
  return { name, mediaType: 'text/csv; charset=utf-8', body }
})

async function* selectedRows({ store }: AdminContext, ids: string[]): AsyncGenerator<Row> {
  yield* await readRows(store, ids)
}

async function* rowsOf(context: AdminContext, filter: LeadFilter): AsyncGenerator<Row> {
  const { store } = context
  const search = { filter, late: await lateUntil(context), limit: BATCH }
  let after: string | undefined
  do {
    const page = await findLeads(store, search, { after })
    yield* await readRows(
      store,
      page.leads.map(({ id }) => id),
    )
    after = page.hasOlder ? page.leads.at(-1)?.cursor : undefined
  } while (after)
}

async function readRows(store: Store, ids: string[]): Promise<Row[]> {
  const tags = await tagsByLead(store, ids)
  const callOf = await callsByLead(store, ids)
  const rows = await readInOrder(ids, (some) =>
    store
      .selectFrom('leads')
      .leftJoin('user', 'user.id', 'leads.assignee_id')
      .leftJoin('lead_files', (join) =>
        join.onRef('lead_files.lead_id', '=', 'leads.id').on('lead_files.mail_id', 'is', null),
      )
      .selectAll('leads')
      .select(['user.name as assignee', 'lead_files.name as file'])
      .where('leads.id', 'in', some)
      .execute(),
  )
  return rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [], call: callOf(row.id) }))
}

function dealColumns(pipeline: Pipeline): CsvColumn<Row>[] {
  return [
    {
      head: 'Stage',
      value: (row) => (isOpenDeal(row) ? stageOf(pipeline, row.stage).name : null),
    },
    {
      head: 'Value',
      value: ({ value, currency }) =>
        value === null || !currency ? null : decimalAmount(value, currency),
    },
    { head: 'Currency', value: ({ currency }) => currency },
    { head: 'Next step', value: ({ next_step }) => next_step },
    { head: 'Next step on', value: ({ next_step_on }) => next_step_on },
    { head: 'Lost because', value: ({ lost_reason }) => lost_reason },
    { head: 'Won or lost (UTC)', value: ({ closed_at }) => closed_at },
  ]
}

const builtInColumns: CsvColumn<Row>[] = [
  { head: 'Reference', value: ({ reference }) => reference },
  { head: 'Kind', value: ({ kind }) => leadKinds[kind] },
  { head: 'Status', value: ({ status }) => leadStatuses[status] },
  { head: 'Received (UTC)', value: ({ created_at }) => created_at },
  { head: 'Answered (UTC)', value: ({ answered_at }) => answered_at },
  { head: 'Waiting for us since (UTC)', value: ({ waiting_since }) => waiting_since },
  { head: 'Assigned to', value: ({ assignee }) => assignee },
  { head: 'Tags', value: ({ tags }) => tags.join(', ') },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Email', value: ({ email }) => email },
  standardColumn('Phone', 'phone'),
  { head: 'Opening', value: ({ opening }) => opening },
  standardColumn('Service', 'service'),
  standardColumn('Budget', 'budget'),
  standardColumn('Text', 'details', 'note'),
  standardColumn('Age', 'age'),
  standardColumn('City', 'city'),
  standardColumn('Pincode', 'pincode'),
  standardColumn('State', 'state'),
  standardColumn('Address', 'address'),
  { head: 'File', value: ({ file }) => file },
  { head: 'Interest', value: ({ interest }) => interest },
  { head: 'Page on our site', value: ({ source }) => source },
  { head: 'Referrer', value: ({ referrer }) => referrer },
  { head: 'utm_source', value: ({ utm_source }) => utm_source },
  { head: 'utm_medium', value: ({ utm_medium }) => utm_medium },
  { head: 'utm_campaign', value: ({ utm_campaign }) => utm_campaign },
  { head: 'utm_term', value: ({ utm_term }) => utm_term },
  { head: 'utm_content', value: ({ utm_content }) => utm_content },
]
