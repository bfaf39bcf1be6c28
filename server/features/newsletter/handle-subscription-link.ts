import type { FormResult } from '#model/form-result.ts'
import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { Deps } from '#server/deps.ts'
import { withErrorHandling } from '#server/platform/http/with-error-handling.ts'
import type { Client } from '#server/platform/runtime.ts'
import { confirmSubscription } from './confirm.ts'
import { unsubscribe } from './unsubscribe.ts'

const actions = { confirm: confirmSubscription, unsubscribe }

/** Handles the POST of an emailed link, with its key in the query. Never throws. */
export function handleSubscriptionLink(
  deps: Deps,
  client: Client,
  action: keyof typeof actions,
  request: Request,
): Promise<FormResult> {
  return withErrorHandling(deps, subscriptionMessages.failure, async () => {
    await deps.limits.count('newsletter', client)
    return actions[action](deps, new URL(request.url).searchParams.get('key') ?? '')
  })
}
