import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { adminPaths } from '#model/admin-paths.ts'
import { SECURE_PREFIX } from '#model/secure-cookie.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'

/** A year in seconds. */
const LIFETIME = 365 * 86_400

type DeviceContext = Pick<
  PublicAdminContext,
  'store' | 'secrets' | 'headers' | 'cookies' | 'siteUrl' | 'newId'
>
type Account = { userId: string; passwordHash: string }

/**
 * The id of the requesting browser if it has signed in to this account since its password was set, otherwise null.
 * Failed sign-ins from elsewhere do not count against such a browser.
 */
export async function knownDevice(
  context: DeviceContext,
  person: { email: string } | { id: string },
) {
  const value = parse(context.headers.get('cookie') ?? '', cookieName(context))[cookieName(context)]
  const [, device, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (!device || !signature) return null
  const account = await findAccount(context, person)
  if (!account) return null
  const expected = Buffer.from(sign(context, account, device))
  return timingSafeEqual(expected, Buffer.from(signature)) ? device : null
}

/** Remembers the requesting browser for this account until the password changes. */
export async function rememberDevice(context: DeviceContext, id: string) {
  const account = await findAccount(context, { id })
  if (!account) return
  const device = (await knownDevice(context, { id })) ?? context.newId()
  const value = `${device}.${sign(context, account, device)}`
  const secure = context.siteUrl?.startsWith('https:') ?? false
  const path = adminPaths.dashboard
  const options = { httpOnly: true, secure, sameSite: 'Lax', maxAge: LIFETIME, path } as const
  context.cookies.push(serialize(cookieName(context), value, options))
}

/** Named like better-auth's cookies. */
function cookieName({ siteUrl }: DeviceContext) {
  return `${siteUrl?.startsWith('https:') ? SECURE_PREFIX : ''}wavelength.device`
}

async function findAccount({ store }: DeviceContext, person: { email: string } | { id: string }) {
  const [column, value] =
    'id' in person ? (['user.id', person.id] as const) : (['user.email', person.email] as const)
  const found = await store
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select(['user.id', 'account.password'])
    .where(column, '=', value)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst()
  return found?.password ? { userId: found.id, passwordHash: found.password } : null
}

/** Includes the password hash, whose salt changes with every new password. */
function sign({ secrets }: DeviceContext, { userId, passwordHash }: Account, device: string) {
  return createHmac('sha256', secrets.auth)
    .update(`device ${device} ${userId} ${passwordHash}`)
    .digest('base64url')
}
