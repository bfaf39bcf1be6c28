import { Readable } from 'node:stream'
import { CsvError, type InfoRecord, parse } from 'csv-parse'
import { looksLikeEmail } from '#model/email-shape.ts'
import { LIST_ROWS_MAX } from '#model/newsletter/subscriber.ts'
import { fail } from '#server/platform/http/problem.ts'
import { decodeList } from './decode-list.ts'
import { formatOf, type ListFormat, type ListLine, lineOf, readColumns } from './list-formats.ts'

export type List = {
  /** The program that exported the list; null if it is not a known one. */
  program: ListFormat['program']
  lines: ListLine[]
  /** Headers of columns that have values and are not used. */
  ignored: string[]
}

/** Characters per chunk for the parser. */
const CHUNK = 65_536

/**
 * Parses a CSV file with commas, semicolons or tabs. The first line names the columns; a file without a header has
 * addresses in its first column.
 * @throws HttpError 422 if it cannot be read, or if nobody of it has agreed.
 */
export async function parseList(bytes: Buffer, name: string): Promise<List> {
  let table: Table | undefined
  const lines: ListLine[] = []
  for await (const { record, line } of records(decodeList(bytes))) {
    if (!table) {
      const hasHeads = !looksLikeEmail(record[0] ?? '')
      table = tableOf(hasHeads ? record : ['email'])
      if (hasHeads) continue
    }
    if (lines.length === LIST_ROWS_MAX) reject(tooMany)
    for (const index of table.unused) {
      if (record[index]) table.ignored.add(index)
    }
    const { positions } = table
    const cell = (column: string) => withoutGuard(record[positions.get(column) ?? -1] ?? '')
    lines.push(lineOf(table.format, line, cell))
  }
  if (!table || lines.length === 0) return reject('There is no address in this file.')
  const { heads, ignored, format } = table
  // The columns of this file are those of the file of subscribed contacts.
  if (format.program === 'Mailchimp' && name.startsWith('nonsubscribed_')) reject(nonsubscribed)
  const ignoredHeads = heads.filter((_, index) => ignored.has(index))
  return {
    program: format.program,
    lines,
    ignored: ignoredHeads.map((head) => head.slice(0, 60)).filter(Boolean),
  }
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

type Table = {
  heads: string[]
  format: ListFormat
  /** Where the columns of each name are, the first if there are several. */
  positions: Map<string, number>
  unused: number[]
  /** Those of them that have values. */
  ignored: Set<number>
}

function tableOf(heads: string[]): Table {
  const columns = heads.map((head) => head.toLowerCase().replace(/[\s-]+/g, '_'))
  const format = formatOf(columns)
  const read = readColumns(format)
  const positions = new Map<string, number>()
  const unused: number[] = []
  for (const [index, column] of columns.entries()) {
    if (!read.has(column)) unused.push(index)
    if (!positions.has(column)) positions.set(column, index)
  }
  if (!format.columns.email?.some((column) => positions.has(column))) {
    reject('The first line must name the columns, and one of them must be “email”.')
  }
  return { heads, format, positions, unused, ignored: new Set() }
}

/** Our own exports put an apostrophe before spreadsheet formulas (server/actions/csv.ts). */
function withoutGuard(value: string) {
  return value.replace(/^'(?=[=+\-@\t\r])/, '')
}

const tooMany = `There are more than ${LIST_ROWS_MAX.toLocaleString('en-US')} lines in this file. Split it into several.`

const nonsubscribed =
  'Mailchimp’s file of non-subscribed contacts: they bought or asked something, and did not agree to a newsletter. Nobody of it can be added.'

function reject(message: string): never {
  fail(422, message, { errors: { file: message } })
}
