import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { passwordField } from '#server/features/accounts/account-fields.ts'
import { confirmPassword } from '#server/features/accounts/confirm-password.ts'
import { accountAddress } from '#server/features/accounts/create-account.ts'
import { endSessions } from '#server/features/accounts/end-sessions.ts'
import { closeInvitationsBy, closeLinks } from '#server/features/accounts/links.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { handOverCalls } from '#server/features/calls/hand-over-calls.ts'
import { deleteDraftsOf } from '#server/features/leads/inbox/reply-drafts.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findPerson, requireRemainingOwner } from './owners.ts'

/**
 * Requires the owner's own password. Removes an account and ends its sessions, links and the invitations that it made.
 * The audit log keeps the person's changes under their name.
 */
export const removePerson = mutation(
  'owner',
  z.object({ id: z.string().max(64), password: passwordField }),
  async (context, { id, password }) => {
    await confirmPassword(context, password)
    const { notify } = await context.content.site()
    const message = await context.store.transaction().execute(async (transaction) => {
      await requireRemainingOwner(transaction, context, id)
      const person = await findPerson(transaction, id)
      if (id === context.actor.id) fail(409, 'Ask another owner to remove your account.')
      await endSessions(transaction, id)
      await closeLinks(transaction, { email: person.email })
      const invitations = await closeInvitationsBy(transaction, id)
      await deleteUnsent(transaction, person.email)
      const handedOver = await handOverCalls(transaction, context, person)
      await deleteDraftsOf(transaction, context, id)
      // Cascades to the password and the second factors.
      await transaction.deleteFrom('user').where('id', '=', id).execute()
      await audit(transaction, context, {
        action: 'accounts.removed',
        subject: userSubject(id),
        summary: `Removed ${person.name}, ${person.email}`,
      })
      const isNotified = notify.some((address) => accountAddress(address) === person.email)
      return [
        `${person.name} no longer has an account.`,
        invitations > 0 && 'The invitations that they made no longer work.',
        ...handedOver,
        isNotified &&
          `New leads are still emailed to ${person.email}: change that in the settings.`,
      ]
    })
    return { message: message.filter(Boolean).join(' '), value: null }
  },
)

/** What colleagues have written to the person and was not sent yet. */
async function deleteUnsent(transaction: StoreTransaction, email: string) {
  await transaction
    .deleteFrom('outbox')
    .where('recipient', '=', email)
    .where('topic', 'in', ['comment-added', 'review-requested', 'review-answered'])
    .where('state', 'in', ['waiting', 'paused'])
    .execute()
}
