import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { chooseEncoding, type Encoding } from '#server/platform/http/accept-encoding.ts'
import { matchesEntityTag } from '#server/platform/http/entity-tag.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import type { Asset, AssetFile, AssetIndex } from './asset-index.ts'
import { readByteRange } from './byte-range.ts'
import { cacheControlOf, KEPT_FOR_A_YEAR, type VersionOf } from './file-versions.ts'

/** Serves GET and HEAD of a public file; null if the path is not one. */
export type ServeAsset = (request: Request, path: string) => Promise<Response> | null

/** Folders without pages: a missing path there is a plain 404. */
const fileFolders = ['/assets/', '/pictures/', '/video/']

/** Files up to this size are cached in memory. */
const KEPT_MAX = 128 * 1024

export function createServeAsset(
  index: AssetIndex,
  headers: HeaderSet,
  versionOf: VersionOf,
): ServeAsset {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  // Emails and other sites may embed pictures.
  const common = {
    ...headers,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': closedPolicy,
  }

  return (request, path) => {
    const asset = index.get(path)
    if (asset) return answer(request, path, asset)
    return fileFolders.some((folder) => path.startsWith(folder)) ? missing() : null
  }

  async function missing() {
    const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
    return new Response('There is no such file.\n', {
      status: 404,
      headers: { ...common, ...type },
    })
  }

  async function answer(request: Request, path: string, asset: Asset) {
    const { file, encoding } = chooseFile(request, asset)
    const kept = asset.isNamedByContent
      ? KEPT_FOR_A_YEAR
      : await cacheControlOf(request, () => versionOf(path))
    const about: HeaderSet = {
      ...fileHeaders(asset, file, encoding),
      'Cache-Control': kept,
    }
    if (isUnchanged(request, file, asset)) {
      const { 'Content-Type': _, 'Content-Encoding': __, ...rest } = about
      return new Response(null, { status: 304, headers: rest })
    }
    const range = rangeOf(request, file, asset)
    if (range === 'unsatisfiable') {
      const where = { 'Content-Range': `bytes */${file.size}` }
      return new Response(null, { status: 416, headers: { ...common, ...where } })
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 }
    const all = {
      ...about,
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
    }
    const body = request.method === 'HEAD' ? null : await read(file, range)
    return new Response(body, { status: range ? 206 : 200, headers: all })
  }

  function fileHeaders(asset: Asset, file: AssetFile, encoding: Encoding): HeaderSet {
    const hasVariants = Object.keys(asset.variants).length > 1
    return {
      ...common,
      'Content-Type': asset.type,
      'Last-Modified': asset.modified.toUTCString(),
      ETag: file.tag,
      ...(hasVariants ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    }
  }

  function read(file: AssetFile, range: { start: number; end: number } | null) {
    if (range || file.size > KEPT_MAX) {
      return Readable.toWeb(createReadStream(file.path, range ?? {})) as ReadableStream<Uint8Array>
    }
    const bytes = kept.get(file.path) ?? readFile(file.path)
    kept.set(file.path, bytes)
    bytes.catch(() => kept.delete(file.path))
    return bytes
  }
}

/** A range is always one of the uncompressed file. */
function chooseFile(request: Request, asset: Asset): { file: AssetFile; encoding: Encoding } {
  const plain = asset.variants.identity
  if (!plain) throw new Error('An asset always has its plain file.')
  if (request.headers.has('Range')) return { file: plain, encoding: 'identity' }
  const offered = Object.keys(asset.variants) as Encoding[]
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), offered)
  return { file: asset.variants[encoding] ?? plain, encoding }
}

function isUnchanged(request: Request, file: AssetFile, asset: Asset) {
  const tags = request.headers.get('If-None-Match')
  if (tags !== null) return matchesEntityTag(tags, file.tag)
  const since = Date.parse(request.headers.get('If-Modified-Since') ?? '')
  return Math.floor(asset.modified.getTime() / 1000) * 1000 <= since
}

/** Ignores the range if the file has changed since the client got other parts (`If-Range`). */
function rangeOf(request: Request, file: AssetFile, asset: Asset) {
  const condition = request.headers.get('If-Range')
  const same = [null, file.tag, asset.modified.toUTCString()].includes(condition)
  return same ? readByteRange(request.headers.get('Range'), file.size) : null
}
