import { looksLikeEmail } from '#model/email-shape.ts'
import { LIST_ROWS_MAX } from '#model/newsletter/subscriber.ts'
import type { CsvEncoding } from '#server/platform/csv/decode-csv.ts'
import { columnKey, readCsv, rejectFile } from '#server/platform/csv/read-records.ts'
import { formatOf, type ListFormat, type ListLine, lineOf, readColumns } from './list-formats.ts'

export type List = {
  /** The program that exported the list; null if it is not a known one. */
  program: ListFormat['program']
  encoding: CsvEncoding
  lines: ListLine[]
  /** Headers of columns that have values and are not used. */
  ignored: string[]
}

/**
 * Parses a CSV file with commas, semicolons or tabs. The first line names the columns; a file without a header has
 * addresses in its first column.
 * @throws HttpError 422 if it cannot be read, or if nobody of it has agreed.
 */
export async function parseList(bytes: Buffer, name: string): Promise<List> {
  let table: Table | undefined
  const lines: ListLine[] = []
  const { encoding, records } = readCsv(bytes)
  for await (const { record, line } of records) {
    if (!table) {
      const hasHeads = !looksLikeEmail(record[0] ?? '')
      table = tableOf(hasHeads ? record : ['email'])
      if (hasHeads) continue
    }
    if (lines.length === LIST_ROWS_MAX) rejectFile(tooMany)
    for (const index of table.unused) {
      if (record[index]) table.ignored.add(index)
    }
    const { positions } = table
    const cell = (column: string) => record[positions.get(column) ?? -1] ?? ''
    lines.push(lineOf(table.format, line, cell))
  }
  if (!table || lines.length === 0) return rejectFile('There is no address in this file.')
  const { heads, ignored, format } = table
  // The columns of this file are those of the file of subscribed contacts.
  if (format.program === 'Mailchimp' && name.startsWith('nonsubscribed_')) rejectFile(nonsubscribed)
  const ignoredHeads = heads.filter((_, index) => ignored.has(index))
  return {
    program: format.program,
    encoding,
    lines,
    ignored: ignoredHeads.map((head) => head.slice(0, 60)).filter(Boolean),
  }
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
  const columns = heads.map(columnKey)
  const format = formatOf(columns)
  const read = readColumns(format)
  const positions = new Map<string, number>()
  const unused: number[] = []
  for (const [index, column] of columns.entries()) {
    if (!read.has(column)) unused.push(index)
    if (!positions.has(column)) positions.set(column, index)
  }
  if (!format.columns.email?.some((column) => positions.has(column))) {
    rejectFile('The first line must name the columns, and one of them must be “email”.')
  }
  return { heads, format, positions, unused, ignored: new Set() }
}

const tooMany = `There are more than ${LIST_ROWS_MAX.toLocaleString('en-US')} lines in this file. Split it into several.`

const nonsubscribed =
  'Mailchimp’s file of non-subscribed contacts: they bought or asked something, and did not agree to a newsletter. Nobody of it can be added.'
