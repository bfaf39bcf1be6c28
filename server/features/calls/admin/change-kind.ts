import { z } from 'zod'
import { callKindSchema } from '#model/calls/call-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

const schema = z.intersection(callKindSchema, z.object({ id: z.string().max(100) }))

/** Changes a kind of call. Booked calls stay as they are. */
export const changeKind = mutation('editor', schema, async (context, { id, ...kind }) => {
  const { store, content } = context
  await store.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('call_kinds')
      .set(kind)
      .where('id', '=', id)
      .returning('id')
      .execute()
    if (changed.length === 0) fail(404, 'This kind of call was deleted. Reload the page.')
    await bumpContent(transaction)
    await audit(transaction, context, {
      action: 'calls.kind-changed',
      subject: `call-kind:${id}`,
      summary: `Changed the kind of call “${kind.name}”`,
    })
  })
  await content.refresh()
  return { message: `“${kind.name}” was saved.`, value: null }
})
