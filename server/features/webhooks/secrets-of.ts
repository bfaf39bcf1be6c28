import type { Deps } from '#server/deps.ts'
import type { WebhookRow } from '#server/platform/db/rows/outbox.ts'
import { decrypt } from '#server/platform/installation/encrypt.ts'

/** The secrets that sign a delivery now, the newest first; none if they were encrypted with another key. */
export function secretsOf(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  { secret, old_secret, old_secret_until }: WebhookRow,
) {
  const isOldValid = old_secret_until !== null && old_secret_until > clock().toISOString()
  return [secret, ...(old_secret !== null && isOldValid ? [old_secret] : [])].flatMap(
    (encrypted) => decrypt(secrets.webhookSecrets, encrypted) ?? [],
  )
}
