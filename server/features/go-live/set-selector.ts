import { z } from 'zod'
import { selectorPattern } from '#model/mail/dkim.ts'
import { mutation } from '#server/actions/action.ts'
import { DKIM_SELECTOR_KEY } from '#server/features/system/check-mail-dns.ts'
import { audit } from '#server/platform/audit/audit.ts'

const selectorSchema = z.object({
  selector: z
    .string()
    .trim()
    .max(200)
    .refine((text) => text === '' || selectorPattern.test(text), {
      error:
        'Enter only the word before “._domainkey”, such as “google”: letters, digits and hyphens.',
    }),
})

/** Stores under which name the DKIM key of the sender is; an empty one tries the usual names. */
export const setSelector = mutation('owner', selectorSchema, async (context, { selector }) => {
  const value = selector.toLowerCase()
  await context.store.transaction().execute(async (transaction) => {
    if (value === '') {
      await transaction.deleteFrom('settings').where('key', '=', DKIM_SELECTOR_KEY).execute()
    } else {
      await transaction
        .insertInto('settings')
        .values({ key: DKIM_SELECTOR_KEY, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
    }
    await audit(transaction, context, {
      action: 'system.dkim-selector-set',
      subject: 'mail',
      summary: value ? `Set the DKIM selector to “${value}”` : 'Removed the DKIM selector',
    })
  })
  const message = value ? `The DKIM key is looked up at “${value}”.` : 'The usual names are tried.'
  return { message, value: null }
})
