import { redirectSchema } from '#model/content/redirect.ts'
import { REDIRECTS_MAX } from '#model/content/redirect-list.ts'
import { asSentence } from '#server/features/content/editor/path-errors.ts'
import { readDocument } from '#server/features/content/errors.ts'
import type { CsvEncoding } from '#server/platform/csv/decode-csv.ts'
import { columnKey, readCsv, rejectFile } from '#server/platform/csv/read-records.ts'
import { plainHost, sitePath } from './site-path.ts'

export type RedirectLine = {
  /** Counted from 1. */
  line: number
  from: string
  to: string
}

export type LineError = { line: number; text: string; reason: string }

export type RedirectList = {
  encoding: CsvEncoding
  lines: RedirectLine[]
  errors: LineError[]
  /** Lines with a status such as 302. Redirects of this site are permanent. */
  temporary: number
  /** Hosts of absolute old addresses, without "www.". */
  hosts: string[]
}

/** Names of columns, also those of exports from WordPress. */
const names = {
  from: ['from', 'source', 'source_url', 'origin', 'old', 'old_url', 'old_address'],
  to: ['to', 'target', 'target_url', 'destination', 'new', 'new_url', 'new_address'],
  status: ['code', 'http_code', 'status_code', 'type', 'status'],
  pattern: ['regex', 'format'],
}

type Row = { line: number; from: string; to: string; status: string; isPattern: boolean }

const permanent = ['301', '308']
const temporary = ['302', '303', '307']

/**
 * Reads a CSV file of redirects: old address, new address, and a status that may be missing. Absolute addresses are reduced
 * to their paths.
 * @throws HttpError 422 if it cannot be read.
 */
export async function readRedirectList(file: File, siteUrl: string | null): Promise<RedirectList> {
  const { rows, encoding } = await readRows(Buffer.from(await file.arrayBuffer()))
  const hosts = new Set<string>()
  for (const { from } of rows) {
    const old = sitePath(from)
    if ('host' in old && old.host) hosts.add(old.host)
  }
  const own = new Set(siteUrl ? [...hosts, plainHost(new URL(siteUrl).host)] : hosts)
  const list: RedirectList = {
    ...{ encoding, lines: [], errors: [] },
    ...{ temporary: 0, hosts: [...hosts] },
  }
  for (const row of rows) {
    const read = readLine(row, own)
    if ('reason' in read) list.errors.push({ line: row.line, text: row.from.slice(0, 80), ...read })
    else list.lines.push({ line: row.line, ...read })
    if (!('reason' in read) && temporary.includes(row.status)) list.temporary += 1
  }
  return list
}

async function readRows(bytes: Buffer) {
  let cell: ((record: string[], columns: string[]) => string) | undefined
  const rows: Row[] = []
  const { encoding, records } = readCsv(bytes)
  for await (const { record, line } of records) {
    if (!cell) {
      const hasHeads = !/^(\/|https?:)/.test(record[0] ?? '')
      cell = cellOf(hasHeads ? record.map(columnKey) : ['from', 'to', 'status'])
      if (hasHeads) continue
    }
    if (rows.length === REDIRECTS_MAX) rejectFile(tooMany)
    const status = cell(record, names.status)
    const pattern = cell(record, names.pattern)
    rows.push({
      ...{ line, status, isPattern: /^(1|true|yes|regex)$/i.test(pattern) },
      from: cell(record, names.from),
      to: cell(record, names.to),
    })
  }
  if (rows.length === 0) rejectFile('There is no redirect in this file.')
  return { rows, encoding }
}

/** Reads the first column of these names that is there. */
function cellOf(heads: string[]) {
  if (
    !heads.some((head) => names.from.includes(head)) ||
    !heads.some((head) => names.to.includes(head))
  ) {
    rejectFile('The first line must name the columns, two of them “from” and “to”.')
  }
  return (record: string[], columns: string[]) => {
    const column = columns.find((name) => heads.includes(name))
    return column ? (record[heads.indexOf(column)] ?? '') : ''
  }
}

function readLine(
  { from, to, status, isPattern }: Row,
  ownHosts: ReadonlySet<string>,
): { from: string; to: string } | { reason: string } {
  if (isPattern)
    return { reason: 'This is a pattern. Redirects here lead from one address to one page.' }
  if (/^\d+$/.test(status) && ![...permanent, ...temporary].includes(status)) {
    return { reason: `The status ${status} is not that of a redirect.` }
  }
  const old = sitePath(from)
  if ('error' in old) return { reason: `The old address ${old.error}.` }
  const target = sitePath(to)
  if ('error' in target) return { reason: `The new address ${target.error}.` }
  if (target.host && !ownHosts.has(target.host)) {
    return { reason: `The new address is on ${target.host}. Redirects lead to pages of this site.` }
  }
  const redirect = { from: old.path, to: target.path }
  const { errors } = readDocument('redirects', redirectSchema, redirect)
  if (errors[0]) {
    const field = errors[0].path === 'to' ? 'new' : 'old'
    return { reason: asSentence(`the ${field} address ${errors[0].sentence}`) }
  }
  return redirect
}

const tooMany = `There are more than ${REDIRECTS_MAX.toLocaleString('en-US')} lines in this file. That is as many as a site can have.`
