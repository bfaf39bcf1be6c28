import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { CsvError, type InfoRecord, parse } from 'csv-parse'
import { fail } from '#server/platform/http/problem.ts'
import { decodeCsv } from './decode-csv.ts'

/** Characters per chunk for the parser. */
const CHUNK = 65_536

/**
 * The records of a CSV file with commas, semicolons or tabs, and the line where each begins, counted from 1. Empty lines are
 * skipped. `encoding`: how it was read.
 * @throws HttpError 422 with an error for `file` if it cannot be read, also while its records are read
 */
export function readCsv(bytes: Buffer) {
  const { text, encoding } = decodeCsv(bytes)
  return { encoding, records: recordsOf(text) }
}

async function* recordsOf(text: string) {
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
      yield { record: record.map(withoutGuard), line: info.lines - lineBreaks }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    rejectFile(
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

/** Our own exports put an apostrophe before spreadsheet formulas (server/actions/csv.ts). */
function withoutGuard(value: string) {
  return value.replace(/^'(?=[=+\-@\t\r])/, '')
}

/** The name of a column: in lower case; spaces and hyphens count as underscores. */
export function columnKey(head: string) {
  return head.toLowerCase().replace(/[\s-]+/g, '_')
}

/** Answers 422 with an error for the file. */
export function rejectFile(message: string): never {
  fail(422, message, { errors: { file: message } })
}

/** SHA-256 of a file in hex: what is imported must be what was previewed. */
export async function digestOf(file: File) {
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')
}
