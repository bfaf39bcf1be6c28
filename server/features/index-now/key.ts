import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { type HeaderSet, setDefaultHeaders } from '#server/platform/security/response-headers.ts'

/** Proves to search engines that announcements come from this site; null unless the site sends them. */
export async function indexNowKey({ content, secrets }: Pick<Deps, 'content' | 'secrets'>) {
  const { seo } = await content.site()
  if (!seo.usesIndexNow || !seo.isListed) return null
  return Buffer.from(secrets.indexNow, 'base64url').toString('hex').slice(0, KEY_LENGTH)
}

/** Characters, 8 to 128. */
const KEY_LENGTH = 32

/** Where search engines look for the key. */
export function keyPath(key: string) {
  return `/${key}.txt`
}

type KeyDeps = { indexNowKey(): Promise<string | null>; headers: HeaderSet }

export function indexNowRoutes({ indexNowKey, headers }: KeyDeps) {
  return new Hono().get(`/:file{[0-9a-f]{${KEY_LENGTH}}\\.txt}`, async ({ req, text }, next) => {
    const key = await indexNowKey()
    if (req.path !== keyPath(key ?? '')) return next()
    const answer = text(key ?? '', 200, { 'Cache-Control': 'no-cache' })
    setDefaultHeaders(answer, headers)
    return answer
  })
}
