import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Deletes a kind of call: nobody can book it any more. Booked calls stay as they are. */
export const removeKind = mutation(
  'editor',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const { store, content } = context
    const name = await store.transaction().execute(async (transaction) => {
      const [removed] = await transaction
        .deleteFrom('call_kinds')
        .where('id', '=', id)
        .returning('name')
        .execute()
      if (!removed) fail(404, 'This kind of call was already deleted.')
      await bumpContent(transaction)
      await audit(transaction, context, {
        action: 'calls.kind-removed',
        subject: `call-kind:${id}`,
        summary: `Deleted the kind of call “${removed.name}”`,
      })
      return removed.name
    })
    await content.refresh()
    return { message: `“${name}” was deleted. Booked calls stay as they are.`, value: null }
  },
)
