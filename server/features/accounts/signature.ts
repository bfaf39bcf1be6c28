import { z } from 'zod'
import { SIGNATURE_MAX } from '#model/accounts/accounts.ts'
import { oneLineEnd, text } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { userSubject } from './record.ts'

const signatureSchema = z.object({
  signature: z.preprocess(
    (value) => (typeof value === 'string' ? oneLineEnd(value) : value),
    text(SIGNATURE_MAX, 'A signature'),
  ),
})

/** Saves the text that ends the actor's replies to leads; empty for none. */
export const saveSignature = mutation('viewer', signatureSchema, async (context, { signature }) => {
  const { actor, clock, store } = context
  await store.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('user')
      .set({ signature: signature || null, updatedAt: clock().toISOString() })
      .where('id', '=', actor.id)
      .execute()
    await audit(transaction, context, {
      action: 'accounts.signature-changed',
      subject: userSubject(actor.id),
      summary: signature ? 'Changed their signature' : 'Removed their signature',
    })
  })
  const message = signature
    ? 'Your signature was saved. It ends your replies from now on.'
    : 'Your replies have no signature from now on.'
  return { message, value: null }
})
