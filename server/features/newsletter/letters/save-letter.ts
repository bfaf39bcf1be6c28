import { letterName } from '#model/newsletter/letter.ts'
import { letterTextsSchema } from '#model/newsletter/letter-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { lockLetter, seenLetter, writeLetter } from './letter-rows.ts'

/** Saves a draft, complete or not. */
export const saveLetter = mutation(
  'author',
  seenLetter.extend(letterTextsSchema.shape),
  async (context, { subject, preheader, content, ...seen }) => {
    const { actor, clock, store } = context
    const version = await store.transaction().execute(async (transaction) => {
      const letter = await lockLetter(transaction, seen, ['draft'])
      // One audit row per person, not per autosave.
      if (letter.author_id !== actor.id) {
        await audit(transaction, context, {
          action: 'newsletter.letter-drafted',
          subject: `letter:${letter.id}`,
          summary: `Changed the letter “${letterName(subject)}”`,
        })
      }
      const author = { author_id: actor.id, author_name: actor.name }
      const texts = { subject, preheader, markdown: content, due_at: null, failure: null }
      const updated_at = clock().toISOString()
      return writeLetter(transaction, letter, { ...texts, ...author, updated_at })
    })
    return { message: 'Draft saved.', value: { version } }
  },
)
