import type { FormAnswer } from '#model/form-answer.ts'
import { newsletterMessages } from '#model/newsletter.ts'
import type { Subscription } from '#model/newsletter-schema.ts'
import type { Parts } from '#server/parts.ts'

/** Stores the address; the answer is the same for a known one, so that nobody learns who subscribes. */
export async function subscribe(
  { store, clock, newId }: Pick<Parts, 'store' | 'clock' | 'newId'>,
  { email }: Subscription,
): Promise<FormAnswer> {
  await store
    .insertInto('newsletter_subscribers')
    .values({
      id: newId(),
      email,
      address_key: email.normalize('NFC').toLowerCase(),
      created_at: clock().toISOString(),
    })
    .onConflict((conflict) => conflict.column('address_key').doNothing())
    .execute()
  return { status: 200, message: newsletterMessages.success }
}
