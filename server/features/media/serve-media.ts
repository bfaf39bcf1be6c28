import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { mediaSrc } from '#model/media/media.ts'
import { MEDIA_ROOT, smallerWidthsOf } from '#model/media/media-address.ts'
import type { Deps } from '#server/deps.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { letterSource } from './letter-source.ts'

/** Answers GET and HEAD below /media; null for other paths. */
export type ServeMedia = (request: Request, path: string) => Promise<Response> | null

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Serves library pictures. Addresses contain the version, so they are immutable. */
export function createServeMedia(
  { store, media, emailPictures }: Pick<Deps, 'store' | 'media' | 'emailPictures'>,
  headers: HeaderSet,
): ServeMedia {
  // Emails and other sites may embed pictures.
  const common = {
    ...headers,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
  }

  /** Ids of pictures that no letter has. */
  const unused = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 })

  return (request, path) => (path.startsWith(`${MEDIA_ROOT}/`) ? answer(request, path) : null)

  async function answer(request: Request, path: string) {
    const found = await find(request, path)
    if (found) return respond(path, found)
    const location = await existingAddress(path)
    // Made just now.
    const made = location === path ? await find(request, path) : null
    return made ? respond(path, made) : redirectTo(location)
  }

  function find({ method }: Request, path: string): Promise<Found | null> {
    return method === 'HEAD' ? media.find(path) : media.read(path)
  }

  function respond(path: string, found: Found) {
    const body = found.body ? Readable.toWeb(found.body) : null
    const all = {
      ...common,
      'Content-Type': types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'Content-Length': String(found.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
    }
    return new Response(body as ReadableStream<Uint8Array> | null, { headers: all })
  }

  /** Redirects (uncached) from a missing size or a replaced version to a file that exists. */
  function redirectTo(location: string | null) {
    const common404 = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
    if (!location) {
      const body = 'There is no such picture.\n'
      return new Response(body, { status: 404, headers: { ...common, ...common404 } })
    }
    const redirect = { Location: location, 'Cache-Control': 'no-cache' }
    return new Response(null, { status: 307, headers: { ...common, ...redirect } })
  }

  async function existingAddress(path: string) {
    const [, id, version, name] = knownAddress.exec(path) ?? []
    if (!id || !name) return null
    const row = await store.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || !name.startsWith(row.slug)) return null
    const [, part = '', ending] =
      /^(-\d+|-email)?\.(webp|avif|jpg|png)$/.exec(name.slice(row.slug.length)) ?? []
    if (!ending) return null
    if (part === '-email') return emailAddress(row)
    const candidates =
      row.version === version ? substitutes(row, ending) : replacements(row, part, ending)
    for (const address of candidates) {
      if (address !== path && (await media.find(address))) return address
    }
    return null
  }

  /** Makes the file for emails if it is missing: a letter that was sent shows a picture that was replaced since. */
  async function emailAddress(row: MediaRow) {
    const found = await emailPictures.find(row)
    if (found) return found.src
    const picture = (await isInLetter(row.id)) ? await emailPictures.of(row) : null
    return picture?.src ?? mediaSrc(row)
  }

  /** Anybody may ask, and all letters are searched: not again for a minute if there was none. */
  async function isInLetter(id: string) {
    if (unused.has(id)) return false
    const isUsed = (await letterSource.find(store, id)).length > 0
    if (!isUsed) unused.set(id, true)
    return isUsed
  }
}

type Found = { size: number; body?: Readable }

const knownAddress =
  /^\/media\/([0-9a-f-]{36})\/([0-9a-f]{12}-\d{1,5}x\d{1,5})(?:-\d{1,3}x\d{1,3})?\/([a-z0-9-]+\.[a-z]+)$/

/** The same size of the current version, or the full size. */
function replacements(row: MediaRow, width: string, ending: string) {
  const base = mediaSrc(row).replace(/\.webp$/, '')
  return [`${base}${width}.${ending}`, `${base}.${ending}`, ...substitutes(row, ending)]
}

/** For a file that is not made yet: the smallest size, or the share image without focus. */
function substitutes(row: MediaRow, ending: string) {
  const whole = mediaSrc({ ...row, focus: null })
  const [smallest] = smallerWidthsOf(row.width)
  const first = smallest ? whole.replace(/\.webp$/, `-${smallest}.webp`) : whole
  const share = ending === 'jpg' && row.focus !== null ? [whole.replace(/\.webp$/, '.jpg')] : []
  return row.unfinished === null ? share : [...share, first]
}
