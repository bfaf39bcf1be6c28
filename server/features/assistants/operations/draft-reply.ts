import { z } from 'zod'
import { leadPath } from '#model/admin-paths.ts'
import { REPLY_MAX } from '#model/leads/inbox.ts'
import { acceptedValue } from '#server/features/assistants/accepted-value.ts'
import { drafting } from '#server/features/assistants/operation.ts'
import { fail } from '#server/platform/http/problem.ts'
import { leadField, leadName, leadSubject } from './lead-field.ts'

export const draftReply = drafting({
  name: 'draft_reply',
  title: 'Draft a reply',
  description:
    'Leaves a draft of a reply in the inbox of the person whose token it is. Only they can send it. Refused if they have a draft already, unless `replace` is true.',
  minRole: 'editor',
  input: z.strictObject({
    lead: leadField,
    text: z.string().min(1).max(REPLY_MAX),
    replace: z.boolean().default(false),
  }),
  output: z.object({
    lead: z.string(),
    reference: z.string(),
    draft: z.string(),
    address: z.string().meta({ description: 'Where a person reads and sends it.' }),
  }),
  subject: leadSubject,
  about: leadName,
  async run({ leads }, { lead: id, text, replace }, { addressOf }) {
    const { draft, canReply, reference } = await leads.lead({ id })
    if (!canReply) fail(422, 'This lead cannot be answered by email.')
    if (draft.text && draft.text !== text && !replace) {
      fail(409, 'There is a draft already: read_lead has it. Send replace to write over it.')
    }
    acceptedValue(await leads.saveDraft({ id, text }))
    return { lead: id, reference, draft: text, address: addressOf(leadPath(id)) }
  },
})
