import { isBinary, isWindows1252 } from '#server/platform/files/plain-text.ts'
import { fail } from '#server/platform/http/problem.ts'

export type CsvEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/**
 * Decodes a CSV file and normalizes its line ends. Accepts UTF-8 with or without a BOM, UTF-16 with one, and Windows-1252, which
 * has all of Latin-1, as spreadsheets write them.
 * @throws HttpError 422 naming the first line that is none of them
 */
export function decodeCsv(bytes: Buffer): { text: string; encoding: CsvEncoding } {
  const { text, encoding } = utf16(bytes) ?? utf8(bytes) ?? windows1252(bytes)
  return { text: text.replace(/\r\n?/g, '\n'), encoding }
}

const LINE_END = 0x0a
const UTF_8_BOM = Buffer.from([0xef, 0xbb, 0xbf])

const utf16Marks = [
  { bom: Buffer.from([0xff, 0xfe]), label: 'utf-16le' },
  { bom: Buffer.from([0xfe, 0xff]), label: 'utf-16be' },
]

function utf16(bytes: Buffer) {
  const mark = utf16Marks.find(({ bom }) => bytes.subarray(0, bom.length).equals(bom))
  return mark && { text: new TextDecoder(mark.label).decode(bytes), encoding: 'UTF-16' as const }
}

function utf8(bytes: Buffer) {
  const text = utf8Text(bytes)
  return text === null ? null : { text, encoding: 'UTF-8' as const }
}

function windows1252(bytes: Buffer) {
  const { bad, hasUtf8 } = checkLines(bytes)
  const isMarked = bytes.subarray(0, UTF_8_BOM.length).equals(UTF_8_BOM)
  // A damaged file in UTF-8 would have two letters for each of its accents.
  if (hasUtf8 || isMarked || !isWindows1252(bytes) || bytes.some(isBinary)) {
    const message = `Line ${bad} is not valid UTF-8. In your spreadsheet save the file as “CSV UTF-8” and choose it again.`
    fail(422, message, { errors: { file: message } })
  }
  const text = new TextDecoder('windows-1252').decode(bytes)
  return { text, encoding: 'Windows-1252' as const }
}

/**
 * The first line that is not valid UTF-8, counted from 1, and whether others have characters outside of ASCII that are. In UTF-8 a
 * line feed byte is never part of another character, so each line can be checked alone.
 */
function checkLines(bytes: Buffer) {
  let bad = 0
  let hasUtf8 = false
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(LINE_END, start)
    const one = bytes.subarray(start, end < 0 ? undefined : end)
    const text = utf8Text(one)
    if (text === null) bad ||= line
    else hasUtf8 ||= text.length < one.length
    if (end < 0) break
    start = end + 1
  }
  return { bad, hasUtf8 }
}

function utf8Text(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
