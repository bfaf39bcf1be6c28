import type { FormResult } from '#model/form-result.ts'
import { newsletterMessages } from '#model/newsletter/newsletter.ts'
import { subscriptionSchema } from '#model/newsletter/newsletter-schema.ts'
import type { Deps } from '#server/deps.ts'
import { noteConversion } from '#server/features/insights/note-views.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readBytes, utf8 } from '#server/platform/http/read-bytes.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { validate } from '#server/platform/http/validate.ts'
import { type Keep, withErrorHandling } from '#server/platform/http/with-error-handling.ts'
import type { Client } from '#server/platform/runtime.ts'
import { subscribe } from './subscribe.ts'

const JSON_BYTES_MAX = 16 * 1024

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
    return subscribe(deps, validate(subscriptionSchema, body), (id) =>
      noteConversion(deps, request, client, { kind: 'subscription', id }),
    )
  })
}

/**
 * Reads the JSON that a script sends.
 * @throws HttpError 415, 413 or 400 with a readable message
 */
export async function readSubscriptionJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    fail(415, 'The body must be JSON. Please send it with Content-Type: application/json.')
  }
  const text = utf8(await readBytes(request, JSON_BYTES_MAX), 'The body')
  if (text.trim() === '') fail(400, 'The body is empty. Please send a JSON object.')
  try {
    return JSON.parse(text)
  } catch {
    fail(400, 'The body is not valid JSON.')
  }
}

/** Reads a form sent without JavaScript. */
export async function readSubscriptionForm(request: Request, keep: Keep) {
  const fieldNames = Object.keys(subscriptionSchema.shape)
  const { fields, errors } = await readForm(request, { fields: fieldNames }, { keep })
  const [message] = Object.values(errors)
  if (message) fail(422, message, { errors })
  return fields
}
