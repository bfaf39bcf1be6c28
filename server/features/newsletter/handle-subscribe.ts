import type { FormResult } from '#model/form-result.ts'
import { newsletterMessages } from '#model/newsletter/newsletter.ts'
import { subscriptionSchema } from '#model/newsletter/newsletter-schema.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { validate } from '#server/platform/http/validate.ts'
import { type Keep, withErrorHandling } from '#server/platform/http/with-error-handling.ts'
import type { Client } from '#server/platform/runtime.ts'
import { subscribe } from './subscribe.ts'

/** Reads the body without validating it: JSON from a script, or a form sent without JavaScript. */
type ReadBody = (request: Request, keep: Keep) => Promise<unknown>

/** Handles one subscription request. Never throws. */
export function handleSubscribe(
  deps: Deps,
  client: Client,
  request: Request,
  readBody: ReadBody,
): Promise<FormResult> {
  return withErrorHandling(deps, newsletterMessages.failure, async (keep) => {
    await deps.limits.count('newsletter', client).catch(async (refusal) => {
      await readBody(request, keep).then(keep, () => {})
      throw refusal
    })
    const body = await readBody(request, keep)
    keep(body)
    return subscribe(deps, validate(subscriptionSchema, body))
  })
}

/** Reads a form sent without JavaScript. */
export async function readSubscriptionForm(request: Request, keep: Keep) {
  const fieldNames = Object.keys(subscriptionSchema.shape)
  const { fields, errors } = await readForm(request, { fields: fieldNames }, { keep })
  const [message] = Object.values(errors)
  if (message) fail(422, message, { errors })
  return fields
}
