/** A column of an export: its header, and the value for a row. Null is an empty cell. */
export type CsvColumn<Row> = { head: string; value(row: Row): string | number | null }

/** Characters per chunk; larger chunks are no faster. */
const PIECE = 32_768

/**
 * Positions where a spreadsheet may see the start of a formula: at the start of a cell, or after a character that some
 * spreadsheets treat as the end of a cell (semicolon, tab, line end), ignoring invisible characters and quotes before it.
 * Includes the full-width and small forms of the signs.
 */
const FORMULA =
  /(^|[;\t\n\v\f\r\u0085\u2028\u2029])(?=(?:(?![;\t\n\v\f\r\u0085\u2028\u2029])[\s\p{Cc}\p{Cf}"])*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu

/** Without a BOM, Excel reads UTF-8 as the local code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Streams a CSV file (RFC 4180, UTF-8 with BOM); the first line has the column headers. Text that a spreadsheet would
 * run as a formula is prefixed with an apostrophe; numbers are our own and stay numbers.
 */
export async function* csvLines<Row>(
  columns: CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  let piece = BYTE_ORDER_MARK + line(columns.map(({ head }) => head))
  for await (const row of rows) {
    piece += line(columns.map(({ value }) => value(row)))
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}

function line(values: (string | number | null)[]) {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: string | number | null) {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = value.replace(FORMULA, "$1'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
