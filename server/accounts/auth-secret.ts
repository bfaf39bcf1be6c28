import { installationSecret } from '#server/db/installation-secret.ts'
import type { Store } from '#server/db/schema.ts'

/** Signs sessions and the links of mails; servers on one database and restarts share it. */
export function authSecret(store: Store) {
  return installationSecret(store, 'auth_secret')
}
