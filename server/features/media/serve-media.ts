import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { newsletterPaths } from '#model/admin-paths.ts'
import { mediaFilmSrc, mediaSrc } from '#model/media/media.ts'
import { MEDIA_ROOT, smallerWidthsOf } from '#model/media/media-address.ts'
import type { Deps } from '#server/deps.ts'
import { readByteRange } from '#server/platform/assets/byte-range.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { closedPolicy, svgPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { whereUsed } from './uses.ts'

/** Answers GET and HEAD below /media; null for other paths. */
export type ServeMedia = (request: Request, path: string) => Promise<Response> | null

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
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

  /** Ids of pictures that no issue has. */
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

  async function find({ method, headers: sent }: Request, path: string): Promise<Found | null> {
    if (method === 'HEAD') return media.find(path)
    if (!isFilm.test(path) || !sent.has('Range')) return media.read(path)
    const facts = await media.find(path)
    const range = facts && readByteRange(sent.get('Range'), facts.size)
    if (!facts || range === 'unsatisfiable') return facts && { ...facts, range }
    const part = await media.read(path, range ?? undefined)
    return part && { ...part, size: facts.size, range }
  }

  function respond(path: string, { size, body: source, range }: Found) {
    if (range === 'unsatisfiable') {
      const where = { 'Content-Range': `bytes */${size}` }
      return new Response(null, { status: 416, headers: { ...common, ...where } })
    }
    const body = source ? Readable.toWeb(source) : null
    const all = {
      ...common,
      ...(path.endsWith('.svg') && { 'Content-Security-Policy': svgPolicy }),
      ...(isFilm.test(path) && { 'Accept-Ranges': 'bytes' }),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
      'Content-Type': types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'Content-Length': String(range ? range.end - range.start + 1 : size),
      'Cache-Control': 'public, max-age=31536000, immutable',
    }
    const status = range ? 206 : 200
    return new Response(body as ReadableStream<Uint8Array> | null, { status, headers: all })
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
      /^(-\d+|-email)?\.(webp|avif|jpg|png|svg|mp4|webm)$/.exec(name.slice(row.slug.length)) ?? []
    if (!ending) return null
    if (part === '-email') return emailAddress(row)
    const candidates =
      row.version === version ? substitutes(row, ending) : replacements(row, part, ending)
    for (const address of candidates) {
      if (address !== path && (await media.find(address))) return address
    }
    return null
  }

  /** Makes the file for emails if it is missing: an issue that was sent shows a picture that was replaced since. */
  async function emailAddress(row: MediaRow) {
    const found = await emailPictures.find(row)
    if (found) return found.src
    const picture = (await isInIssue(row.id)) ? await emailPictures.of(row) : null
    return picture?.src ?? mediaSrc(row)
  }

  /** Anybody may ask, and all issues are searched: not again for a minute if there was none. */
  async function isInIssue(id: string) {
    if (unused.has(id)) return false
    const uses = await whereUsed(store, id)
    const isUsed = uses.some(({ href }) => href.startsWith(newsletterPaths.issues))
    if (!isUsed) unused.set(id, true)
    return isUsed
  }
}

/** `size`: of the whole file. */
type Found = { size: number; body?: Readable; range?: ReturnType<typeof readByteRange> }

const isFilm = /\.(mp4|webm)$/

const knownAddress =
  /^\/media\/([0-9a-f-]{36})\/([0-9a-f]{12}-\d{1,5}x\d{1,5})(?:-\d{1,3}x\d{1,3})?\/([a-z0-9-]+\.[a-z]+)$/

/** The same size of the current version, or the full size. */
function replacements(row: MediaRow, width: string, ending: string) {
  const base = mediaSrc(row).replace(/\.(webp|svg)$/, '')
  if (isFilm.test(`.${ending}`)) return [mediaFilmSrc(row)].filter((src) => src !== null)
  return [`${base}${width}.${ending}`, `${base}.${ending}`, ...substitutes(row, ending)]
}

/** For a file that is not made yet: the smallest size, or the share image without focus. */
function substitutes(row: MediaRow, ending: string) {
  if (row.format === 'svg' || isFilm.test(`.${ending}`)) return []
  const whole = mediaSrc({ ...row, focus: null })
  const [smallest] = smallerWidthsOf(row.width)
  const first = smallest ? whole.replace(/\.webp$/, `-${smallest}.webp`) : whole
  const share = ending === 'jpg' && row.focus !== null ? [whole.replace(/\.webp$/, '.jpg')] : []
  return row.unfinished === null ? share : [...share, first]
}
