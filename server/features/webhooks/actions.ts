import { addWebhook } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { endOldSecret } from './end-old-secret.ts'
import { listWebhooks } from './list-webhooks.ts'
import { removeWebhook } from './remove-webhook.ts'
import { renewSecret } from './renew-secret.ts'
import { sendTest } from './send-test.ts'
import { showWebhook } from './show-webhook.ts'
import { switchWebhook } from './switch-webhook.ts'

export const webhookActions = {
  list: listWebhooks,
  show: showWebhook,
  add: addWebhook,
  change: changeWebhook,
  switch: switchWebhook,
  renewSecret,
  endOldSecret,
  remove: removeWebhook,
  test: sendTest,
}
