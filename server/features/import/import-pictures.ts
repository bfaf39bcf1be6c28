import { fileTypeFromBuffer } from 'file-type'
import { mediaMessages, mediaRule, mediaSrc } from '#model/media/media.ts'
import type { Deps } from '#server/deps.ts'
import { addMedia } from '#server/features/media/add-media.ts'
import type { ImportEntryRow, ImportRow } from '#server/platform/db/rows/imports.ts'
import type { Fetched } from '#server/platform/http/fetch-public.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { entriesOf, setEntry } from './import-entries.ts'
import { openPacked } from './packed-files.ts'
import { decoded } from './read/parse-value.ts'
import { choicesOf, isRunning } from './stored-import.ts'

/** Pictures that are fetched at once. */
const CONCURRENCY = 4

type Result = Pick<ImportEntryRow, 'state' | 'note' | 'target' | 'is_new'>

/** Adds the pictures of an import to the library, each once; those that can't be had are noted. True once none is left. */
export async function importPictures(deps: Deps, row: ImportRow, signal: AbortSignal) {
  const { address, withPictures } = choicesOf(row)
  if (!withPictures) return true
  const packed = await openPacked(deps, row)
  try {
    while (!signal.aborted && (await isRunning(deps.store, row.id))) {
      const waiting = { kind: 'picture', state: 'waiting', limit: CONCURRENCY } as const
      const entries = await entriesOf(deps.store, row.id, waiting)
      if (entries.length === 0) return true
      await Promise.all(
        entries.map(async (entry) => {
          const result = await addOne(deps, row, entry.title, (picture) =>
            picture.startsWith('file:')
              ? packed.read(picture.slice('file:'.length), mediaRule.maxBytes)
              : fetchFrom(deps, picture, address, signal),
          )
          // Interrupted, not failed: the next run fetches it.
          if (signal.aborted && result.state === 'failed') return
          await setEntry(deps.store, entry, result)
        }),
      )
    }
    return false
  } finally {
    await packed.close()
  }
}

function fetchFrom(deps: Deps, picture: string, site: string | null, signal: AbortSignal) {
  const url = URL.parse(picture, site ?? undefined)
  if (url) return deps.fetchPublic(url.href, { bytes: mediaRule.maxBytes, signal })
  return Promise.resolve({
    problem: 'Its address is not complete, and the address of the old site is not known.',
  })
}

async function addOne(
  deps: Deps,
  { author_id, author_name }: ImportRow,
  address: string,
  read: (address: string) => Promise<Fetched>,
): Promise<Result> {
  const failed = (sentence: string) =>
    ({ state: 'failed', note: sentence, target: null, is_new: 0 }) as const
  const fetched = await read(address)
  if ('problem' in fetched) return failed(fetched.problem)
  const extension = await extensionOf(fetched.bytes)
  if (!extension) return failed('What is at this address is no picture.')
  const name = nameOf(address)
  const file = new File([new Uint8Array(fetched.bytes)], `${name}.${extension}`)
  const actor = author_id === null ? null : { id: author_id, name: author_name }
  try {
    const upload = { file, alt: '', decorative: false, needsAlt: true, name: '' }
    const { row, isNew } = await addMedia({ ...deps, actor }, upload)
    return { state: 'done', note: null, target: mediaSrc(row), is_new: Number(isNew) }
  } catch (error) {
    if (error instanceof HttpError && error.answer.status === 422)
      return failed(error.answer.message)
    if (error instanceof HttpError && error.answer.status === 507)
      return failed(mediaMessages.noRoom)
    throw error
  }
}

/** By the content, whatever the address or the server say. */
async function extensionOf(bytes: Buffer) {
  const type = await fileTypeFromBuffer(bytes)
  if (type && mediaRule.extensions.includes(type.ext)) return type.ext
  const isSvg = /^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>]*>|\s)*<svg\b/i.test(
    bytes.subarray(0, 4096).toString('utf8'),
  )
  return isSvg ? 'svg' : null
}

function nameOf(address: string) {
  const path = URL.parse(address.replace(/^file:/, ''), 'https://old.invalid')?.pathname ?? ''
  const name = decoded(
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '',
  )
  const plain = name.replace(/[^\p{L}\p{N} _-]+/gu, ' ').trim()
  return plain.slice(0, 80) || 'picture'
}
