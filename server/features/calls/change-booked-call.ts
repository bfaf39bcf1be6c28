import { z } from 'zod'
import { bookedCallMessages } from '#model/calls/booked-call.ts'
import { callMessages } from '#model/calls/call.ts'
import type { FormResult } from '#model/form-result.ts'
import type { Deps } from '#server/deps.ts'
import { addEvent } from '#server/features/leads/inbox/events.ts'
import { lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { validate } from '#server/platform/http/validate.ts'
import { withErrorHandling } from '#server/platform/http/with-error-handling.ts'
import type { Client } from '#server/platform/runtime.ts'
import { callOfLink } from './call-link.ts'
import { cancelCall } from './cancel-call.ts'
import { type FoundCall, findCall } from './find-call.ts'
import { moveCall } from './move-call.ts'

const schema = z.discriminatedUnion(
  'change',
  [
    z.object({ change: z.literal('cancel') }),
    z.object({
      change: z.literal('move'),
      at: z.iso.datetime({ error: callMessages.timeRequired }),
    }),
  ],
  { error: bookedCallMessages.answerRequired },
)

/** Moves or cancels a booked call: the POST of its page. The same post twice changes nothing. Never throws. */
export function changeBookedCall(
  deps: Deps,
  client: Client,
  request: Request,
): Promise<FormResult> {
  return withErrorHandling(deps, bookedCallMessages.failure, async (keep) => {
    await deps.limits.count('leads', client)
    const form = await readForm(request, { fields: ['change', 'at'] }, { keep })
    const [unknown] = Object.values(form.errors)
    if (unknown) fail(422, unknown, { errors: form.errors })
    const asked = validate(schema, form.fields)
    const id = callOfLink(deps.secrets, request.url)
    const known = id && (await findCall(deps.store, id))
    if (!known) return refuse(deps, 404, bookedCallMessages.unknown)
    return deps.store.transaction().execute(async (transaction) => {
      await lockLeadOrFail(transaction, known.lead.id)
      const found = await findCall(transaction, known.call.id)
      if (!found) return refuse(deps, 404, bookedCallMessages.unknown)
      return asked.change === 'cancel'
        ? cancel(transaction, deps, found)
        : move(transaction, deps, found, new Date(asked.at))
    })
  })
}

async function cancel(transaction: StoreTransaction, deps: Deps, { call, lead }: FoundCall) {
  const done = { status: 200, message: bookedCallMessages.cancelled }
  if (call.state === 'cancelled') return done
  await requireOpen(deps, call)
  await transaction
    .updateTable('calls')
    .set({ state: 'cancelled', sequence: call.sequence + 1 })
    .where('id', '=', call.id)
    .execute()
  await cancelCall(transaction, deps, call, { byVisitor: true })
  const context = { ...deps, actor: { id: null, name: lead.name } }
  await addEvent(transaction, context, { lead_id: lead.id, kind: 'call', after: 'cancelled' })
  return done
}

async function move(transaction: StoreTransaction, deps: Deps, found: FoundCall, at: Date) {
  const { call } = found
  if (call.state === 'cancelled') fail(409, bookedCallMessages.gone)
  await requireOpen(deps, call)
  if (call.starts_at === at.toISOString()) {
    return { status: 200, message: bookedCallMessages.unchanged }
  }
  // A call that is taken for spam takes no time.
  if (found.lead.status === 'spam') await refuse(deps, 409, bookedCallMessages.failure)
  await moveCall(transaction, deps, { ...found, at })
  return { status: 200, message: bookedCallMessages.moved }
}

/** @throws HttpError 409 if the call has begun or is over */
async function requireOpen(deps: Deps, { state, starts_at }: FoundCall['call']) {
  if (state === 'booked' && starts_at > deps.clock().toISOString()) return
  await refuse(deps, 409, bookedCallMessages.begun)
}

async function refuse({ content }: Deps, status: number, sentence: string): Promise<never> {
  const { t } = await content.language()
  const { email } = await content.site()
  fail(status, t(sentence, { email }))
}
