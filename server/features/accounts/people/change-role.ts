import { z } from 'zod'
import { roleNames, roles } from '#model/accounts/accounts.ts'
import { mutation } from '#server/actions/action.ts'
import { passwordField } from '#server/features/accounts/account-fields.ts'
import { confirmPassword } from '#server/features/accounts/confirm-password.ts'
import { closeInvitationsBy } from '#server/features/accounts/links.ts'
import { notify } from '#server/features/accounts/notify.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { handOverCalls } from '#server/features/calls/hand-over-calls.ts'
import { takerRoles } from '#server/features/calls/takers.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { findPerson, requireRemainingOwner } from './owners.ts'

const changeSchema = z.object({
  id: z.string().max(64),
  role: z.enum(roles, { error: 'Choose a role' }),
  password: passwordField,
})

/** Requires the owner’s own password. Takes effect with the person's next request; invitations of one who was an owner end. */
export const changeRole = mutation(
  'owner',
  changeSchema,
  async (context, { id, role, password }) => {
    await confirmPassword(context, password)
    const { clock, store } = context
    const sentences = await store.transaction().execute(async (transaction) => {
      await requireRemainingOwner(transaction, context, role === 'owner' ? null : id)
      const person = await findPerson(transaction, id)
      if (person.role === role) return [`${person.name} is ${role} now.`]
      await transaction
        .updateTable('user')
        .set({ role, updatedAt: clock().toISOString() })
        .where('id', '=', id)
        .execute()
      if (role !== 'owner') await closeInvitationsBy(transaction, id)
      await audit(transaction, context, {
        action: 'accounts.role-changed',
        subject: userSubject(id),
        summary: `Changed the role of ${person.name} from ${person.role} to ${role}`,
      })
      const facts = [
        { label: 'New role', value: roleNames[role] },
        { label: 'Before', value: roleNames[person.role] },
        { label: 'Changed by', value: context.actor.name },
      ]
      await notify(transaction, context, id, { event: 'role-changed', facts })
      const handedOver = takerRoles.includes(role)
        ? []
        : await handOverCalls(transaction, context, person)
      return [`${person.name} is ${role} now.`, ...handedOver]
    })
    return { message: sentences.filter(Boolean).join(' '), value: null }
  },
)
