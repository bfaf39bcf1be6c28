import { fail } from '#server/platform/http/problem.ts'

/**
 * Decodes a CSV file and normalizes its line ends. Accepts UTF-8 with or without a BOM, and UTF-16 with one, as Excel
 * writes them.
 * @throws HttpError 422 naming the first line that is neither.
 */
export function decodeCsv(bytes: Buffer) {
  return normalizeLineEnds(bytes.subarray(0, 2).equals(UTF_16_BOM) ? utf16(bytes) : utf8(bytes))
}

const UTF_16_BOM = Buffer.from([0xff, 0xfe])
const LINE_END = 0x0a

function utf16(bytes: Buffer) {
  return new TextDecoder('utf-16le').decode(bytes)
}

function utf8(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const message = `Line ${firstBadLine(bytes)} is not valid UTF-8. In your spreadsheet save the file as “CSV UTF-8” and choose it again.`
    fail(422, message, { errors: { file: message } })
  }
}

/** In UTF-8 a line feed byte is never part of another character, so each line can be checked alone. */
function firstBadLine(bytes: Buffer) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(LINE_END, start)
    try {
      decoder.decode(bytes.subarray(start, end < 0 ? undefined : end))
    } catch {
      return line
    }
    if (end < 0) break
    start = end + 1
  }
  return line
}

function normalizeLineEnds(text: string) {
  return text.replace(/\r\n?/g, '\n')
}
