import { z } from 'zod'
import { INVITATION_DAYS, roles } from '#model/accounts/accounts.ts'
import { mutation } from '#server/actions/action.ts'
import { addressField, passwordField } from '#server/features/accounts/account-fields.ts'
import { confirmPassword } from '#server/features/accounts/confirm-password.ts'
import {
  linkPath,
  mailedLinkKey,
  openLink,
  randomLinkKey,
} from '#server/features/accounts/links.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'

const inviteSchema = z.object({
  email: addressField,
  role: z.enum(roles, { error: 'Choose a role' }),
  password: passwordField,
})

const MINUTES = INVITATION_DAYS * 24 * 60

/**
 * Invites a person by email; requires the owner's own password. Without a mail server the link is returned, once, for
 * the owner to pass on. An earlier invitation to the same address stops working.
 */
export const invite = mutation(
  'owner',
  inviteSchema,
  async (context, { email, role, password }) => {
    await confirmPassword(context, password)
    const { actor, newId, sendsMail, siteUrl, store } = context
    const id = newId()
    const key = sendsMail ? mailedLinkKey(context.secrets, id) : randomLinkKey()
    await store.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('user')
        .select('name')
        .where('email', '=', email)
        .executeTakeFirst()
      if (known) {
        const message = `${known.name} already has an account with this address.`
        fail(409, message, { errors: { email: message } })
      }
      const link = { id, key, kind: 'invitation', email, role, created_by: actor.id } as const
      await openLink(transaction, context, { ...link, minutes: MINUTES })
      if (sendsMail) {
        const message = { channel: 'mail', topic: 'invitation', recipient: email } as const
        const payload = { inviter: actor.name }
        await enqueue(transaction, context, [{ ...message, subjectId: id, payload }])
      }
      await audit(transaction, context, {
        action: 'accounts.invited',
        subject: `invitation:${id}`,
        summary: `Invited ${email} as ${role}`,
      })
    })
    if (sendsMail) return { message: `The invitation to ${email} is being sent.`, value: null }
    const link = `${siteUrl ?? ''}${linkPath(key)}`
    return { message: `${email} is invited. Send them the link.`, value: { email, link } }
  },
)

/** Withdraws an invitation that has not been accepted. */
export const withdrawInvitation = mutation(
  'owner',
  z.object({ id: z.string().max(64) }),
  async (context, { id }) => {
    const email = await context.store.transaction().execute(async (transaction) => {
      const link = await transaction
        .deleteFrom('account_links')
        .where('id', '=', id)
        .where('kind', '=', 'invitation')
        .where('used_at', 'is', null)
        .returning('email')
        .executeTakeFirst()
      if (!link) fail(404, 'This invitation was already accepted or withdrawn.')
      await audit(transaction, context, {
        action: 'accounts.invitation-withdrawn',
        subject: `invitation:${id}`,
        summary: `Withdrew the invitation to ${link.email}`,
      })
      return link.email
    })
    return { message: `The invitation for ${email} was withdrawn.`, value: null }
  },
)
