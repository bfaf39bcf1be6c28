import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { IMPORT_POSTS_MAX, type ImportFormat, type Losses } from '#model/import/import.ts'
import type { OldPost, Sink } from './old-post.ts'
import { type PostEntry, postEntry } from './post-entry.ts'
import { readGhost } from './read-ghost.ts'
import { isMarkdown, readMarkdown } from './read-markdown.ts'
import { readWordpress } from './read-wordpress.ts'
import { openUpload, type Upload } from './unpack.ts'
import { UnreadableExport } from './unreadable-export.ts'

/** What an export is, besides its posts. */
export type ExportFacts = {
  format: ImportFormat
  /** The address of the old site, where the export names it. */
  address: string | null
  losses: Losses
}

/** A line of the file that `readExport` writes. */
export type ReadLine =
  | PostEntry
  | { id: string; title: string; problem: string; markdown?: undefined }

/** Characters of a Ghost export, which is read at once. */
const JSON_MAX = 150_000_000

/**
 * Reads an export, and writes a line of JSON for each post into the file at `target`.
 * @throws UnreadableExport with a sentence for the person who uploaded it
 */
export async function readExport(path: string, name: string, target: string): Promise<ExportFacts> {
  const upload = await openUpload(path, name)
  const output = createWriteStream(target)
  const losses: Losses = {}
  const ids = new Set<string>()
  const count = (loss: keyof Losses, by = 1) => {
    losses[loss] = (losses[loss] ?? 0) + by
  }
  const write = (line: ReadLine) => {
    // An id twice is one post: the first.
    if (ids.has(line.id)) return
    ids.add(line.id)
    if (ids.size > IMPORT_POSTS_MAX) {
      throw new UnreadableExport(
        `This export has more than ${IMPORT_POSTS_MAX.toLocaleString('en-US')} posts. Export it in parts.`,
      )
    }
    output.write(`${JSON.stringify(line)}\n`)
  }
  const sink = {
    count,
    post: (old: OldPost, home: string | null) => write(postEntry(old, home, count)),
    fail: (id: string, problem: string) => write({ id, title: id, problem }),
  }
  try {
    const facts = await readFormat(upload, sink)
    if (ids.size === 0) throw new UnreadableExport('There are no posts or pages in this file.')
    return { ...facts, losses }
  } finally {
    upload.close()
    output.end()
    await finished(output).catch(() => once(output, 'close'))
  }
}

async function readFormat(upload: Upload, sink: Sink): Promise<Omit<ExportFacts, 'losses'>> {
  const names = [...upload.files.keys()]
  const xml = names.filter((name) => /\.xml$/i.test(name))
  const json = names.find(
    (name) => /\.json$/i.test(name) && !/(?:^|\/)package(?:-lock)?\.json$/.test(name),
  )
  if (xml.length > 0) return { format: 'wordpress', address: await readAll(upload, xml, sink) }
  if (names.some(isMarkdown)) {
    await readMarkdown(upload, sink)
    return { format: 'markdown', address: null }
  }
  if (json) {
    readGhost(await jsonOf(upload, json), sink)
    return { format: 'ghost', address: null }
  }
  throw new UnreadableExport(
    'This is neither an export of WordPress (.xml) nor of Ghost (.json), nor are there Markdown files (.md) in it.',
  )
}

/** WordPress.com splits large exports into several files. */
async function readAll(upload: Upload, names: string[], sink: Sink) {
  let address: string | null = null
  for (const name of names) {
    const file = upload.files.get(name)
    if (!file) continue
    address = (await readWordpress(() => chunksOf(file.open), sink)) ?? address
  }
  return address
}

async function* chunksOf(open: () => Promise<Readable>) {
  const stream = await open()
  const decoder = new TextDecoder()
  for await (const chunk of stream) yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}

async function jsonOf(upload: Upload, name: string) {
  const file = upload.files.get(name)
  if (!file || file.size > JSON_MAX) {
    throw new UnreadableExport('This JSON file is too large to be read at once.')
  }
  return (await readText(await file.open())).replace(/^\uFEFF/, '')
}
