import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Deps } from '#server/deps.ts'
import type { ImportEntryRow, ImportRow } from '#server/platform/db/rows/imports.ts'
import { readInThread } from './import-reader.ts'
import { pictureKey } from './read/post-entry.ts'
import type { ExportFacts, ReadLine } from './read/read-export.ts'
import type { StoredFacts } from './stored-import.ts'

type ReadDeps = Pick<Deps, 'store' | 'files'>

/** Rows per statement. */
const BATCH = 100

/** Reads the uploaded file into entries. Interrupted, it begins again. */
export async function readImport(deps: ReadDeps, row: ImportRow) {
  const { store, files } = deps
  const stored = row.storage_key && (await files.read(row.storage_key))
  if (!stored) return failReading(deps, row, 'The uploaded file is gone. Upload it again.')
  const local = await files.receive(stored)
  const target = `${local.path}.lines`
  try {
    const read = await readInThread({ path: local.path, name: row.file_name, target })
    if ('failure' in read) return await failReading(deps, row, read.failure)
    await store.deleteFrom('import_entries').where('import_id', '=', row.id).execute()
    const facts = await storeEntries(deps, row, read.facts, target)
    await store
      .updateTable('imports')
      .set({ state: 'ready', facts: JSON.stringify(facts) })
      .where('id', '=', row.id)
      .where('state', '=', 'reading')
      .execute()
  } finally {
    await files.discard(local)
    await rm(target, { force: true })
  }
}

async function failReading(
  { store, files }: ReadDeps,
  { id, storage_key }: ImportRow,
  failure: string,
) {
  await store
    .updateTable('imports')
    .set({ state: 'failed', failure, storage_key: null })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute()
  if (storage_key) await files.remove(storage_key)
}

async function storeEntries(
  { store }: ReadDeps,
  { id }: ImportRow,
  facts: ExportFacts,
  target: string,
): Promise<StoredFacts> {
  const count = { posts: 0, pages: 0, published: 0, scheduled: 0, drafts: 0, oldAddresses: 0 }
  const authors = new Map<string, number>()
  const categories = new Map<string, number>()
  const tags = new Set<string>()
  const pictures = new Set<string>()
  const days: string[] = []
  let waiting: ImportEntryRow[] = []
  let position = 0
  const flush = async () => {
    for (let start = 0; start < waiting.length; start += BATCH) {
      await store
        .insertInto('import_entries')
        .values(waiting.slice(start, start + BATCH))
        .execute()
    }
    waiting = []
  }
  const add = (
    own: Pick<ImportEntryRow, 'kind' | 'source' | 'title'> & Partial<ImportEntryRow>,
  ) => {
    position += 1
    waiting.push({
      ...{ import_id: id, position, origin: '', body: null },
      ...{ state: 'waiting', note: null, target: null, version: 1, is_new: 0, ...own },
    })
  }
  const lines = createInterface({ input: createReadStream(target) })
  for await (const text of lines) {
    const line = JSON.parse(text) as ReadLine
    const post = { kind: 'post', source: line.id, title: line.title } as const
    const origin = originOf(facts, line)
    if (line.markdown === undefined || line.problem !== null) {
      add({ ...post, origin, state: 'failed', note: line.problem })
      continue
    }
    add({ ...post, origin, body: text })
    count[line.isPage ? 'pages' : 'posts'] += 1
    if (!line.isPage) count[line.state === 'draft' ? 'drafts' : line.state] += 1
    count.oldAddresses += line.oldPaths.length
    raise(authors, line.author)
    raise(categories, line.categories[0] ?? '')
    for (const tag of [...line.categories.slice(1), ...line.tags]) tags.add(tag.toLowerCase())
    if (line.publishedAt && line.state === 'published' && !line.isPage)
      days.push(line.publishedAt.slice(0, 10))
    for (const address of line.pictures) {
      const source = pictureKey(address)
      if (pictures.has(source)) continue
      pictures.add(source)
      add({ kind: 'picture', source, title: address })
    }
    if (waiting.length >= BATCH) await flush()
  }
  await flush()
  days.sort()
  return {
    ...facts,
    ...count,
    pictures: pictures.size,
    authors: byCount(authors).map(([name]) => name),
    categories: byCount(categories).map(([name, posts]) => ({ name, posts })),
    tags: tags.size,
    ...{ from: days[0] ?? null, to: days.at(-1) ?? null },
  }
}

/** Names the same post in every export of the same site. */
function originOf({ format, address }: ExportFacts, line: ReadLine) {
  // Files have no other name; exports of Ghost do not name their site.
  const own = format === 'wordpress' ? line.id : `${line.id} ${line.title}`
  return `${format} ${address ?? ''} ${own}`.slice(0, 1000)
}

function raise(counts: Map<string, number>, name: string) {
  if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
}

function byCount(counts: ReadonlyMap<string, number>) {
  return [...counts].sort(([, one], [, other]) => other - one)
}
