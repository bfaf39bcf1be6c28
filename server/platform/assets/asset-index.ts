import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Encoding } from '#server/platform/http/accept-encoding.ts'

/** One public file. `variants`: the plain file, and those that tools/precompress.ts made. */
export type Asset = {
  type: string
  modified: Date
  /** Whether its path changes with its content. */
  isNamedByContent: boolean
  variants: Partial<Record<Encoding, AssetFile>>
}

export type AssetFile = { path: string; size: number; tag: string }

/** Public files by path. */
export type AssetIndex = ReadonlyMap<string, Asset>

const endings: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/** Vite adds a hash of the content to these names. */
const NAMED_BY_CONTENT = '/assets/'

/**
 * Lists a folder's files once, at start, except hidden ones. Only listed files are served, so no path can leave the
 * folder.
 */
export function indexAssets(folder: string): AssetIndex {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
  const present = new Set(files)
  const index = new Map<string, Asset>()
  for (const path of files) {
    if (!isVariant(path, present)) index.set(path, describeFile(folder, path, present))
  }
  return index
}

function isVariant(path: string, present: ReadonlySet<string>) {
  return Object.keys(endings).some(
    (end) => path.endsWith(end) && present.has(path.slice(0, -end.length)),
  )
}

function describeFile(folder: string, path: string, present: ReadonlySet<string>): Asset {
  const variants: Asset['variants'] = { identity: readFileFacts(folder, path) }
  for (const [end, encoding] of Object.entries(endings)) {
    if (present.has(path + end)) variants[encoding] = readFileFacts(folder, path + end)
  }
  return {
    type: getMimeType(path) ?? 'application/octet-stream',
    modified: statSync(join(folder, path)).mtime,
    isNamedByContent: path.startsWith(NAMED_BY_CONTENT),
    variants,
  }
}

function readFileFacts(folder: string, name: string): AssetFile {
  const path = join(folder, name)
  const { size, mtimeMs } = statSync(path)
  const ending = Object.keys(endings).find((end) => name.endsWith(end)) ?? ''
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${ending}"`
  return { path, size, tag }
}
