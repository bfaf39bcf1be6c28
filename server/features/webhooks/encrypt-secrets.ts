import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { encrypt } from '#server/platform/installation/encrypt.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { SECRET_PREFIX } from './signature.ts'

/** Encrypts the secrets of webhooks that were added before secrets were encrypted. To be called at each start. */
export async function encryptSecrets(
  transaction: StoreTransaction,
  { webhookSecrets }: Pick<Secrets, 'webhookSecrets'>,
) {
  const webhooks = await transaction.selectFrom('webhooks').select(['id', 'secret']).execute()
  for (const { id, secret } of webhooks) {
    if (!secret.startsWith(SECRET_PREFIX)) continue
    await transaction
      .updateTable('webhooks')
      .set({ secret: encrypt(webhookSecrets, secret) })
      .where('id', '=', id)
      .execute()
  }
}
