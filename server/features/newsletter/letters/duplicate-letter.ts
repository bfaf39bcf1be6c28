import { letterName } from '#model/newsletter/letter.ts'
import { mutation } from '#server/actions/action.ts'
import { insertDraft } from './insert-draft.ts'
import { findLetter, letterId } from './letter-rows.ts'

/** Copies the texts of a letter to a new draft. The subject stays as it is: subscribers must not read "(copy)". */
export const duplicateLetter = mutation('author', letterId, async (context, { id }) => {
  const copy = await context.store.transaction().execute(async (transaction) => {
    const { subject, preheader, markdown } = await findLetter(transaction, id)
    const summary = `Duplicated the letter “${letterName(subject)}”`
    return insertDraft(transaction, context, { subject, preheader, markdown, summary })
  })
  return { message: 'This is a copy, and a draft.', value: { id: copy } }
})
