import { z } from 'zod'
import { TAG_MAX, TAGS_MAX } from '#model/leads/inbox.ts'
import { line } from '#model/text.ts'
import { command } from '#server/platform/actions/action.ts'
import type { Desk } from '#server/platform/actions/admin-context.ts'
import { audit } from '#server/platform/actions/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { refuse } from '#server/platform/http/problem.ts'
import { addEvent } from './events.ts'
import { leadIds, lockLeads } from './lock-leads.ts'

const tag = line(TAG_MAX, 'A tag')
  .transform((value) => value.replace(/\s+/g, ' '))
  .refine((value) => value !== '', 'Enter a tag.')
const tagSchema = z.object({ id: leadIds, tag })

/** Puts a tag on one lead or many; one at a time, so that two people never undo each other's. */
export const addTag = command('editor', tagSchema, async (desk, given) => {
  const changed = await forEach(desk, given, async (transaction, lead) => {
    const tags = await tagsOf(transaction, lead.id)
    if (tags.includes(given.tag)) return false
    if (tags.length >= TAGS_MAX) {
      const message = `${lead.reference} has ${TAGS_MAX} tags already. Take one off first.`
      refuse(422, message, { errors: { tag: message } })
    }
    const row = { lead_id: lead.id, tag: given.tag, created_at: lead.created_at }
    await transaction.insertInto('lead_tags').values(row).execute()
    await addEvent(transaction, desk, { lead_id: lead.id, kind: 'tags', after: given.tag })
    return true
  })
  return { message: `Tagged “${given.tag}”.`, value: { changed } }
})

/** Takes a tag off. */
export const removeTag = command('editor', tagSchema, async (desk, given) => {
  const changed = await forEach(desk, given, async (transaction, lead) => {
    const done = await transaction
      .deleteFrom('lead_tags')
      .where('lead_id', '=', lead.id)
      .where('tag', '=', given.tag)
      .executeTakeFirst()
    if (done.numDeletedRows === 0n) return false
    await addEvent(transaction, desk, { lead_id: lead.id, kind: 'tags', before: given.tag })
    return true
  })
  return { message: `Took “${given.tag}” off.`, value: { changed } }
})

type Change = (transaction: StoreTransaction, lead: LeadRow) => Promise<boolean>

async function forEach(desk: Desk, given: z.output<typeof tagSchema>, change: Change) {
  return desk.store.transaction().execute(async (transaction) => {
    const done: LeadRow[] = []
    for (const lead of await lockLeads(transaction, given.id)) {
      if (await change(transaction, lead)) done.push(lead)
    }
    const [first, ...more] = done
    if (first) {
      await audit(transaction, desk, {
        action: 'lead.tags',
        subject: more.length > 0 ? 'leads' : `lead:${first.id}`,
        summary: `Changed the tags of ${done.map(({ reference }) => reference).join(', ')}`,
      })
    }
    return done.length
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
