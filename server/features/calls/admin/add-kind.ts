import { CALL_KINDS_MAX } from '#model/calls/call.ts'
import { callKindSchema } from '#model/calls/call-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Adds a kind of call. Nobody can book it before somebody takes it. */
export const addKind = mutation('editor', callKindSchema, async (context, kind) => {
  const { store, clock, newId, content } = context
  const id = newId()
  await store.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('call_kinds').select('id').execute()
    if (known.length >= CALL_KINDS_MAX) {
      fail(409, `There are already ${CALL_KINDS_MAX} kinds of calls. Delete one first.`)
    }
    await transaction
      .insertInto('call_kinds')
      .values({ id, ...kind, created_at: clock().toISOString() })
      .execute()
    await bumpContent(transaction)
    await audit(transaction, context, {
      action: 'calls.kind-added',
      subject: `call-kind:${id}`,
      summary: `Added the kind of call “${kind.name}”`,
    })
  })
  await content.refresh()
  return {
    message: `“${kind.name}” was added. Choose it in the hours of who takes it.`,
    value: { id },
  }
})
