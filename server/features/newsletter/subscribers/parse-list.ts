import { Readable } from 'node:stream'
import { CsvError, type InfoRecord, parse } from 'csv-parse'
import { looksLikeEmail } from '#model/email-shape.ts'
import { LIST_ROWS_MAX } from '#model/newsletter/subscriber.ts'
import { fail } from '#server/platform/http/problem.ts'
import { decodeList } from './decode-list.ts'

/** One line of a list as written; missing columns are empty. */
export type ListLine = {
  /** Counted from 1. */
  line: number
  email: string
  consentAt: string
  consentText: string
  consentSource: string
  confirmedAt: string
  unsubscribedAt: string
  state: string
}

export type List = {
  lines: ListLine[]
  /** Headers of unused columns. */
  ignored: string[]
}

type Column = Exclude<keyof ListLine, 'line'>

/** Accepted column names in lower case; spaces and hyphens count as underscores. */
const columnNames: Record<string, Column> = {
  email: 'email',
  e_mail: 'email',
  mail: 'email',
  email_address: 'email',
  e_mail_address: 'email',
  address: 'email',
  consent_at: 'consentAt',
  consent_date: 'consentAt',
  consent_text: 'consentText',
  consent_source: 'consentSource',
  source: 'consentSource',
  confirmed_at: 'confirmedAt',
  unsubscribed_at: 'unsubscribedAt',
  state: 'state',
}

/** Characters per chunk for the parser. */
const CHUNK = 65_536

/**
 * Parses a CSV file with commas, semicolons or tabs. The first line names the columns; a file without a header has
 * addresses in its first column.
 * @throws HttpError 422 if it cannot be read.
 */
export async function parseList(bytes: Buffer): Promise<List> {
  const text = decodeList(bytes)
  let columns: (Column | null)[] | undefined
  let ignored: string[] = []
  const lines: ListLine[] = []
  for await (const { record, line } of records(text)) {
    if (!columns) {
      columns = columnsOf(record)
      ignored = record.filter((_, index) => !columns?.[index] && !looksLikeEmail(record[0] ?? ''))
      if (!looksLikeEmail(record[0] ?? '')) continue
    }
    if (lines.length === LIST_ROWS_MAX) reject(tooMany)
    lines.push(lineOf(record, columns, line))
  }
  if (lines.length === 0) reject('There is no address in this file.')
  return { lines, ignored: ignored.filter(Boolean).map((head) => head.slice(0, 60)) }
}

async function* records(text: string) {
  const parser = Readable.from(chunks(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const lineBreaks = record.join('').split('\n').length - 1
      yield { record, line: info.lines - lineBreaks }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    reject(
      `Line ${Number(error.lines)} cannot be read: a quotation mark there is not closed correctly.`,
    )
  }
}

type Parsed = { record: string[]; info: InfoRecord }

function* chunks(text: string) {
  for (let start = 0; start < text.length; start += CHUNK) yield text.slice(start, start + CHUNK)
}

/** The most frequent separator in the first line. */
function delimiterOf(text: string) {
  const first =
    text
      .slice(0, CHUNK)
      .trimStart()
      .split('\n', 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? ''
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

function columnsOf(record: string[]): (Column | null)[] {
  if (looksLikeEmail(record[0] ?? '')) return ['email']
  const columns = record.map(
    (head) => columnNames[head.toLowerCase().replace(/[\s-]+/g, '_')] ?? null,
  )
  if (!columns.includes('email')) {
    reject('The first line must name the columns, and one of them must be “email”.')
  }
  return columns
}

/** If several columns have the same meaning, the first non-empty one wins. */
function lineOf(record: string[], columns: (Column | null)[], line: number): ListLine {
  const consent = { consentAt: '', consentText: '', consentSource: '' }
  const read: ListLine = {
    line,
    email: '',
    ...consent,
    confirmedAt: '',
    unsubscribedAt: '',
    state: '',
  }
  for (const [index, column] of columns.entries()) {
    if (column) read[column] ||= withoutGuard(record[index] ?? '')
  }
  return read
}

/** Our own exports put an apostrophe before spreadsheet formulas (server/actions/csv.ts). */
function withoutGuard(value: string) {
  return value.replace(/^'(?=[=+\-@\t\r])/, '')
}

const tooMany = `There are more than ${LIST_ROWS_MAX.toLocaleString('en-US')} lines in this file. Split it into several.`

function reject(message: string): never {
  fail(422, message, { errors: { file: message } })
}
