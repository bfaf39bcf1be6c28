import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { v7 } from 'uuid'
import { PASSWORD_MAX, PASSWORD_MIN, SESSION_IDLE_DAYS } from '#model/accounts/accounts.ts'
import type { Deps } from '#server/deps.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import { openSessionOf, pendingSignIn } from './auth-plugins.ts'
import { verifyPassword } from './password-hash.ts'

export type Auth = Awaited<ReturnType<typeof createAuth>>

const MINUTE = 60
const DAY = 86_400

/**
 * Sessions, passwords and second factors. better-auth's own routes are not mounted: the actions of this folder call its
 * API, so that every sign-in goes through their rate limits.
 */
export async function createAuth(
  { kind, store }: Pick<Database, 'kind' | 'store'>,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  { secrets, hashPassword }: Pick<Deps, 'secrets' | 'hashPassword'>,
  issuer: string,
) {
  return betterAuth({
    appName: issuer,
    secret: secrets.auth,
    baseURL: siteUrl ?? 'http://localhost',
    database: { db: store, type: kind },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: {
      expiresIn: SESSION_IDLE_DAYS * DAY,
      // Keeps "last used" on the account page accurate to a few minutes.
      updateAge: 5 * MINUTE,
      // session.ts extends sessions, so that reads do not wait for a write.
      deferSessionRefresh: true,
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, required: true },
      },
    },
    plugins: [
      twoFactor({
        issuer,
        skipVerificationOnEnable: false,
        // Ours (code-lockout.ts) does not lock browsers that have signed in before.
        accountLockout: { enabled: false },
        // recovery-codes.ts makes them and stores their hashes; better-auth only removes the one that was used.
        backupCodeOptions: { storeBackupCodes: 'plain', customBackupCodesGenerate: () => [] },
      }),
      pendingSignIn(),
      openSessionOf(),
    ],
    advanced: {
      cookiePrefix: 'wavelength',
      useSecureCookies: siteUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: ['x-client-address'], ipv6Subnet: 128 },
      database: { generateId: () => v7() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}
