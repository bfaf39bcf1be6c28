import { fail } from '#server/platform/http/problem.ts'

/**
 * The text of a list with plain line ends: UTF-8 with or without its mark, or UTF-16 with it, as Excel writes both.
 * @throws HttpError 422 that names the first line which is neither.
 */
export function decodeList(bytes: Buffer) {
  return plainLines(bytes.subarray(0, 2).equals(UTF_16_MARK) ? utf16(bytes) : utf8(bytes))
}

const UTF_16_MARK = Buffer.from([0xff, 0xfe])
const LINE_END = 0x0a

function utf16(bytes: Buffer) {
  return new TextDecoder('utf-16le').decode(bytes)
}

function utf8(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const sentence = `Line ${firstBadLine(bytes)} has letters that are not UTF-8. In your spreadsheet save the file as “CSV UTF-8” and choose it again.`
    fail(422, sentence, { errors: { file: sentence } })
  }
}

/** No letter of UTF-8 contains the byte of a line's end, so each line can be looked at alone. */
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

function plainLines(text: string) {
  return text.replace(/\r\n?/g, '\n')
}
