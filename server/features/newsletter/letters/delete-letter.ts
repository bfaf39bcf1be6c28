import { letterName } from '#model/newsletter/letter.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { lockLetter, seenLetter } from './letter-rows.ts'

/** Deletes a draft. What was sent stays. */
export const deleteLetter = mutation('author', seenLetter, async (context, seen) => {
  await context.store.transaction().execute(async (transaction) => {
    const { id, subject } = await lockLetter(transaction, seen, ['draft'])
    await transaction.deleteFrom('letters').where('id', '=', id).execute()
    await audit(transaction, context, {
      action: 'newsletter.letter-deleted',
      subject: `letter:${id}`,
      summary: `Deleted the draft of the letter “${letterName(subject)}”`,
    })
  })
  return { message: 'Draft deleted.', value: null }
})
