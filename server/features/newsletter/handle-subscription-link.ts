import type { FormResult } from '#model/form-result.ts'
import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { Deps } from '#server/deps.ts'
import { withErrorHandling } from '#server/platform/http/with-error-handling.ts'
import type { Client } from '#server/platform/runtime.ts'
import { confirmSubscription } from './confirm.ts'
import { idOfKey, isValidKey } from './subscriber-key.ts'
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
    const key = new URL(request.url).searchParams.get('key') ?? ''
    await deps.limits.count('newsletter', countedClient(deps, client, action, key))
    return actions[action](deps, key)
  })
}

/** After an issue, email services unsubscribe many people from few addresses: each genuine link is counted by itself. */
function countedClient(
  { secrets }: Deps,
  client: Client,
  action: keyof typeof actions,
  key: string,
) {
  const id = idOfKey(key)
  const isGenuine = id !== null && action === 'unsubscribe' && isValidKey(key, secrets, action, id)
  return isGenuine ? { address: `subscriber ${id}` } : client
}
