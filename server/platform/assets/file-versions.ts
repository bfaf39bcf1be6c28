import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { AssetIndex } from './asset-index.ts'

/** The version of the file at a path, by its content: "q3Zx0a"; null if there is none, or it cannot be read. */
export type VersionOf = (path: string) => Promise<string | null>

/** 36 bits, because a version has to differ from that of the file before it alone. */
const LENGTH = 6

/** The name of the parameter in addresses. */
const PARAMETER = 'v'

export const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable'
const KEPT_FOR_AN_HOUR = 'public, max-age=3600'

/** The versions of files whose path stays. Each file is read when its version is first asked for. */
export function createFileVersions(index: AssetIndex): VersionOf {
  const known = new Map<string, Promise<string | null>>()
  return async (path) => {
    const asset = index.get(path)
    const file = asset?.variants.identity
    if (!file || asset.isNamedByContent) return null
    const version = known.get(path) ?? versionOfFile(file.path).catch(() => null)
    known.set(path, version)
    if ((await version) === null) known.delete(path)
    return version
  }
}

async function versionOfFile(path: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return shortened(hash.digest('base64url'))
}

/** The version of a file that the server makes from this text. */
export function versionOfText(text: string) {
  return shortened(createHash('sha256').update(text).digest('base64url'))
}

function shortened(hash: string) {
  return hash.slice(0, LENGTH)
}

/** The address of the file at a path: with its version, so that it changes with the content. */
export async function addressOf(path: string, versionOf: VersionOf) {
  const version = await versionOf(path)
  return version ? `${path}?${PARAMETER}=${version}` : path
}

/**
 * How long caches may keep the answer to a request. An address with another version than the file's, or without one, may
 * get other content at any time.
 */
export async function cacheControlOf({ url }: Request, version: () => Promise<string | null>) {
  const asked = new URL(url).searchParams.get(PARAMETER)
  return asked !== null && asked === (await version()) ? KEPT_FOR_A_YEAR : KEPT_FOR_AN_HOUR
}
