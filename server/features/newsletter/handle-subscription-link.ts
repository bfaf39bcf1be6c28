import type { FormAnswer } from '#model/form-answer.ts'
import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { Parts } from '#server/app-context.ts'
import { answerSafely } from '#server/platform/http/with-error-handling.ts'
import type { Client } from '#server/platform/runtime.ts'
import { confirmSubscription } from './confirm.ts'
import { unsubscribe } from './unsubscribe.ts'

const verbs = { confirm: confirmSubscription, unsubscribe }

/** The POST behind a link of a mail, its key in the address; never throws, whatever is sent. */
export function takeKey(
  parts: Parts,
  client: Client,
  verb: keyof typeof verbs,
  request: Request,
): Promise<FormAnswer> {
  return answerSafely(parts, subscriptionMessages.failure, async () => {
    await parts.limits.count('newsletter', client)
    return verbs[verb](parts, new URL(request.url).searchParams.get('key') ?? '')
  })
}
