import { suppressedAddSchema } from '#model/newsletter/suppressed-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { findSuppressed, suppress } from '#server/features/newsletter/bounces/suppress.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Suppresses an address by hand. */
export const addSuppressed = mutation('editor', suppressedAddSchema, async (context, input) => {
  const { email } = input
  await context.store.transaction().execute(async (transaction) => {
    if (await findSuppressed(transaction, email)) {
      const message = 'This address is suppressed already.'
      fail(422, message, { errors: { email: message } })
    }
    await suppress(transaction, {
      ...{ ...input, source: 'person', issue_id: null, at: context.clock() },
    })
    await audit(transaction, context, {
      action: 'newsletter.suppressed',
      subject: 'suppressed-addresses',
      summary: `Suppressed ${email} for newsletter issues`,
    })
  })
  return { message: `${email} gets no more issues.`, value: null }
})
