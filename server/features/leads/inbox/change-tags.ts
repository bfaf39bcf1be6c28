import { z } from 'zod'
import { TAG_MAX, TAGS_MAX } from '#model/leads/inbox.ts'
import { line } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { addEvent } from './events.ts'
import { leadIds, lockLeadsOrFail } from './lock-leads.ts'

const tag = line(TAG_MAX, 'A tag')
  .transform((value) => value.replace(/\s+/g, ' '))
  .refine((value) => value !== '', 'Enter a tag.')
const tagSchema = z.object({ id: leadIds, tag })

/** Adds a tag to one lead or several. One tag per call, so that two people cannot overwrite each other's tags. */
export const addTag = mutation('editor', tagSchema, async (context, input) => {
  const changed = await changeLeads(context, input, async (transaction, lead) => {
    const tags = await tagsOf(transaction, lead.id)
    if (tags.includes(input.tag)) return false
    if (tags.length >= TAGS_MAX) {
      const message = `${lead.reference} already has ${TAGS_MAX} tags. Remove one first.`
      fail(422, message, { errors: { tag: message } })
    }
    const row = { lead_id: lead.id, tag: input.tag, created_at: lead.created_at }
    await transaction.insertInto('lead_tags').values(row).execute()
    await addEvent(transaction, context, { lead_id: lead.id, kind: 'tags', after: input.tag })
    return true
  })
  return { message: `Tagged “${input.tag}”.`, value: { changed } }
})

/** Removes a tag from one lead or several. */
export const removeTag = mutation('editor', tagSchema, async (context, input) => {
  const changed = await changeLeads(context, input, async (transaction, lead) => {
    const result = await transaction
      .deleteFrom('lead_tags')
      .where('lead_id', '=', lead.id)
      .where('tag', '=', input.tag)
      .executeTakeFirst()
    if (result.numDeletedRows === 0n) return false
    await addEvent(transaction, context, { lead_id: lead.id, kind: 'tags', before: input.tag })
    return true
  })
  return { message: `Removed the tag “${input.tag}”.`, value: { changed } }
})

type Change = (transaction: StoreTransaction, lead: LeadRow) => Promise<boolean>

async function changeLeads(
  context: AdminContext,
  input: z.output<typeof tagSchema>,
  change: Change,
) {
  return context.store.transaction().execute(async (transaction) => {
    const updated: LeadRow[] = []
    for (const lead of await lockLeadsOrFail(transaction, input.id)) {
      if (await change(transaction, lead)) updated.push(lead)
    }
    const [first, ...more] = updated
    if (first) {
      await audit(transaction, context, {
        action: 'leads.tags-changed',
        subject: more.length > 0 ? 'leads' : `lead:${first.id}`,
        summary: `Changed the tags of ${updated.map(({ reference }) => reference).join(', ')}`,
      })
    }
    return updated.map(({ id }) => id)
  })
}

async function tagsOf(transaction: StoreTransaction, leadId: string) {
  const rows = await transaction
    .selectFrom('lead_tags')
    .select('tag')
    .where('lead_id', '=', leadId)
    .execute()
  return rows.map((row) => row.tag)
}
