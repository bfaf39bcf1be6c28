/** A column of an export: its head, and what stands in it for a row. Null is an empty cell. */
export type CsvColumn<Row> = { head: string; value(row: Row): string | number | null }

/** Characters that leave at once; larger pieces gain nothing. */
const PIECE = 32_768

/**
 * Where a spreadsheet could find the beginning of a formula: in the first place of a cell, or behind what another
 * spreadsheet takes for the end of one (semicolon, tab, line end), with anything invisible and quotes in front of it.
 * Full-width and small forms of the signs count too.
 */
const FORMULA =
  /(^|[;\t\n\v\f\r\u0085\u2028\u2029])(?=(?:(?![;\t\n\v\f\r\u0085\u2028\u2029])[\s\p{Cc}\p{Cf}"])*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu

/** Without it Excel reads UTF-8 as the local code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A CSV file (RFC 4180, UTF-8 with its mark) in pieces, as the rows come: the first line names the columns. A text
 * that a spreadsheet would run as a formula gets an apostrophe before it; numbers are ours and stay numbers.
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
