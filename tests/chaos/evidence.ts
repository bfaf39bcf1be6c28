import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Acknowledged, type Submission, sha256 } from './submissions.ts'

type Lead = { id: string; email: string; reference: string }
type LeadFile = { lead_id: string; size: number; sha256: string; storage_key: string }
type Subscriber = { email: string }
/** A row of the outbox. */
export type Mail = { message_id: string; state: string; topic: string; last_error: string | null }

/** Visitors' rows in a database. */
export type StoredRows = { leads: Lead[]; files: LeadFile[]; subscribers: Subscriber[] }

/** All submissions that were sent, and those that were acknowledged. */
export type Journal = { sent: Submission[]; acknowledged: Acknowledged[] }

/** Describes each acknowledged submission whose row or file is missing or different in the data folder. */
export function lostIn(
  dataDir: string,
  acknowledged: Acknowledged[],
  { leads, files, subscribers }: StoredRows = readRows(dataDir),
): string[] {
  const byEmail = Map.groupBy<string, Lead | Subscriber>(
    [...leads, ...subscribers],
    ({ email }) => email,
  )
  const byLead = new Map(files.map((file) => [file.lead_id, file]))
  return acknowledged.flatMap(({ submission: { email, file }, reference }) => {
    const [row, ...others] = byEmail.get(email) ?? []
    if (!row) return [`${email} was acknowledged and is not stored`]
    if (others.length > 0) return [`${email} is stored ${others.length + 1} times`]
    if (!isLead(row)) return []
    if (row.reference !== reference)
      return [`${email} got the reference ${reference}, not ${row.reference}`]
    const stored = byLead.get(row.id)
    if (!file) return stored ? [`${email} has a file that nobody sent`] : []
    return stored
      ? fileFailures(dataDir, email, stored, file)
      : [`the file of ${email} is not stored`]
  })
}

function isLead(row: Lead | Subscriber): row is Lead {
  return 'reference' in row
}

function fileFailures(
  dataDir: string,
  email: string,
  row: LeadFile,
  sent: { size: number; sha256: string },
) {
  const path = join(dataDir, 'files', row.storage_key)
  if (!existsSync(path)) return [`the file of ${email} is not on the disk`]
  const found = sha256(readFileSync(path))
  const isSame = found === sent.sha256 && row.sha256 === sent.sha256 && row.size === sent.size
  return isSame ? [] : [`the bytes of the file of ${email} differ from what was sent`]
}

/** Checks a data folder after the file cleanup: nothing lost, no duplicates, no orphaned files. */
export function findFailures(dataDir: string, { sent, acknowledged }: Journal): string[] {
  const { leads, files, subscribers } = readRows(dataDir)
  const rows = Map.groupBy([...leads, ...subscribers], ({ email }) => email)
  const ids = new Set(leads.map(({ id }) => id))
  const duplicates = sent.filter(({ email }) => (rows.get(email)?.length ?? 0) > 1)
  const withoutLead = files.filter(({ lead_id }) => !ids.has(lead_id))
  const withoutFile = files.filter(
    ({ storage_key }) => !existsSync(join(dataDir, 'files', storage_key)),
  )
  return [
    ...lostIn(dataDir, acknowledged),
    ...duplicates.map(({ email }) => `${email} is stored more than once`),
    ...withoutLead.map(({ storage_key }) => `the row of file ${storage_key} has no lead`),
    ...withoutFile.map(({ storage_key }) => `the row of file ${storage_key} has no file`),
    ...unsearchable(dataDir).map((email) => `${email} is not in the search index`),
    ...orphansIn(dataDir, files).map((path) => `${path} belongs to no row`),
  ]
}

/** Paths of the files that belong to no row. */
export function orphansIn(dataDir: string, files = readRows(dataDir).files) {
  const keys = new Set(files.map(({ storage_key }) => join('files', storage_key)))
  return filesIn(dataDir).filter((path) => !keys.has(path))
}

/** Mail rows of the outbox. */
export function readMails(dataDir: string) {
  return read(dataDir, (all) =>
    all<Mail>("select message_id, state, topic, last_error from outbox where channel = 'mail'"),
  )
}

function readRows(dataDir: string) {
  return read(dataDir, (all) => ({
    leads: all<Lead>('select id, email, reference from leads'),
    files: all<LeadFile>('select lead_id, size, sha256, storage_key from lead_files'),
    subscribers: all<Subscriber>('select email from newsletter_subscribers'),
  }))
}

/** Every lead has the first word of its reference. */
function unsearchable(dataDir: string) {
  const indexed = `select lead_id from lead_search join lead_search_index on number = lead_search_index.rowid
    where lead_search_index match 'wl'`
  const query = `select email from leads where id not in (${indexed})`
  return read(dataDir, (all) => all<Lead>(query).map(({ email }) => email))
}

type All = <Row>(sql: string) => Row[]

function read<Result>(dataDir: string, use: (all: All) => Result) {
  const database = new DatabaseSync(join(dataDir, 'wavelength.sqlite'), { readOnly: true })
  try {
    return use(<Row>(sql: string) => database.prepare(sql).all() as Row[])
  } finally {
    database.close()
  }
}

/** Paths of all visitors' files below the data folder, except in the trash folder. */
function filesIn(dataDir: string) {
  const folder = join(dataDir, 'files')
  const trash = join('files', 'trash')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith(trash))
}
