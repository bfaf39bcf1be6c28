import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { v7 } from 'uuid'
import { PASSWORD_MAX, PASSWORD_MIN } from '#model/accounts.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open-database.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

export type Auth = Awaited<ReturnType<typeof createAuth>>

const SECRET_KEY = 'auth_secret'
const DAY = 86_400

/**
 * Sessions, passwords and second factors. No address of its own is opened: the verbs of this folder call it, so that
 * every way in goes through their limits.
 */
export async function createAuth(
  { kind, store }: Pick<Database, 'kind' | 'store'>,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  issuer: string,
) {
  return betterAuth({
    appName: issuer,
    secret: await secretOf(store),
    baseURL: siteUrl ?? 'http://localhost',
    database: { db: store, type: kind },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: 14 * DAY, updateAge: DAY },
    user: { additionalFields: { role: { type: 'string', input: false, required: true } } },
    plugins: [twoFactor({ issuer, skipVerificationOnEnable: false })],
    advanced: {
      cookiePrefix: 'wavelength',
      useSecureCookies: siteUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      database: { generateId: () => v7() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

/** Made at the first start and kept in the database, so that several servers and a restart share it. */
async function secretOf(store: Database['store']) {
  await store
    .insertInto('settings')
    .values({ key: SECRET_KEY, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SECRET_KEY)
    .executeTakeFirstOrThrow()
  return value
}
