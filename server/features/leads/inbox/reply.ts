import { v5, validate } from 'uuid'
import { z } from 'zod'
import { unfilledPlaceholder } from '#model/content/reply-placeholders.ts'
import { REPLY_MAX, REPLY_UNDO_TIME } from '#model/leads/inbox.ts'
import { momentText } from '#model/moment-text.ts'
import { oneLineEnd, requiredText } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { dueTime } from '#server/features/content/plans/due-time.ts'
import type { KeptFile } from '#server/features/leads/keep-file.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { leadId, lockLeadOrFail } from './lock-leads.ts'
import { planReply } from './planned-replies.ts'
import { queueReply, requireReplyable } from './queue-reply.ts'
import { takeDraft } from './reply-drafts.ts'
import { attachFiles, dropFiles, keepReplyFiles } from './reply-files.ts'

const replySchema = z.object({
  id: leadId,
  /** Created with the form, so that a reply submitted twice is sent once. */
  key: z.string().refine(validate, 'Reload the page, then send.'),
  reply: z.preprocess(
    (value) => (typeof value === 'string' ? oneLineEnd(value) : value),
    requiredText(REPLY_MAX, 'A reply', 'Write the reply first.').superRefine((value, context) => {
      const open = unfilledPlaceholder(value)
      if (open) context.addIssue(`Fill in {${open}} or remove it, then send.`)
    }),
  ),
  /** If set, the status is kept. */
  keep: z.string().optional(),
  /** When it leaves, in the site's time zone ("2026-11-30T09:00"); empty for now. */
  at: z.string().optional(),
  /** Browsers send an empty file if none is chosen. */
  files: z.preprocess(
    (value) => listOf(value).filter((file) => !(file instanceof File && isNone(file))),
    z.array(z.instanceof(File, { error: 'Choose the files again.' })),
  ),
  /** Files of the draft that are sent too. */
  attached: z.preprocess(listOf, z.array(z.uuid('Reload the page, then send.'))),
})

type Input = z.output<typeof replySchema>

/**
 * Queues a reply to the visitor, which leaves after `REPLY_UNDO_TIME` or at the time that was chosen; the lead counts as
 * answered once it has been sent (`replySent`).
 */
export const reply = mutation('editor', replySchema, async (context, input) => {
  const site = await context.content.site()
  const due = input.at ? dueTime(context, input.at, site.timeZone) : null
  const kept = await keepReplyFiles(context, input.files)
  // A failed commit may still have stored the rows, if only its response was lost; then the cleanup job decides.
  let mayBeStored = false
  try {
    await context.store.transaction().execute(async (transaction) => {
      const isNew = await storeReply(transaction, context, input, { kept, due, site })
      mayBeStored = isNew
    })
  } finally {
    if (!mayBeStored) await dropFiles(context, kept)
  }
  const message = due
    ? `Your reply leaves on ${momentText(due.toISOString(), site.timeZone, 'moment')}.`
    : queuedMessage(context)
  return { message, value: { replyKey: context.newId() } }
})

type Sending = {
  kept: KeptFile[]
  due: Date | null
  site: Awaited<ReturnType<AdminContext['content']['site']>>
}

/** False if it was stored before. */
async function storeReply(
  transaction: StoreTransaction,
  context: AdminContext,
  input: Input,
  { kept, due, site }: Sending,
) {
  const { id, attached } = input
  const written = { id: eventId(input, kept), text: input.reply, keep: Boolean(input.keep) }
  const lead = await lockLeadOrFail(transaction, id)
  requireReplyable(lead)
  if (await isKnown(transaction, written.id)) return false
  if (due) await planReply(transaction, context, lead, { ...written, due, site })
  else await queueReply(transaction, context, lead, { ...written, delay: REPLY_UNDO_TIME })
  const draft = await takeDraft(transaction, id, context.actor.id)
  await attachFiles(transaction, context, id, {
    to: written.id,
    kept,
    draft: draft ? { id: draft.id, chosen: attached } : null,
  })
  await audit(transaction, context, {
    action: due ? 'leads.reply-planned' : 'leads.replied',
    subject: `lead:${id}`,
    summary: due ? `Planned a reply to ${lead.reference}` : `Replied to ${lead.reference}`,
  })
  return true
}

/** Says when a reply leaves that was queued for now. */
export function queuedMessage({ sendsMail }: Pick<AdminContext, 'sendsMail'>) {
  return sendsMail
    ? 'Your reply leaves in ten seconds. Until then you can undo it.'
    : 'Your reply is saved. It will be sent once a mail server is set up; until then the lead counts as open.'
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

function isNone({ name, size }: File) {
  return name === '' && size === 0
}

/** Derived from key, lead and what is sent: the same reply sent twice is one; another under a used key is another. */
function eventId({ id, key, reply: text, attached }: Input, kept: KeptFile[]) {
  const files = [...attached, ...kept.map(({ name, sha256 }) => name + sha256)]
  return v5(Buffer.from([id, text, ...files].join(' ')), key)
}

/** Whether the reply was stored before, even if it was taken back since. */
async function isKnown(transaction: StoreTransaction, id: string) {
  for (const table of ['lead_events', 'planned_replies'] as const) {
    const row = await transaction
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
