import type { Translate } from '#model/language/english.ts'
import { extensionOf, type UploadRule, uploadMessages } from '#model/leads/upload.ts'
import { isLine } from '#model/text.ts'

const NAME_MAX = 200

/** Path separators, and U+FFFD for undecodable bytes. */
const forbidden = /[/\\\ufffd]/

/** The message for a name that cannot be used or whose extension is not allowed, otherwise null. */
export function fileNameError(sent: string, rule: UploadRule, t?: Translate) {
  const name = shownFileName(sent)
  if (!isLine(name) || forbidden.test(name) || /^\.*$/.test(name) || name.length > NAME_MAX) {
    return uploadMessages.name
  }
  return rule.extensions.includes(extensionOf(name)) ? null : uploadMessages.type(rule, t)
}

/** The name as the visitor knows it: browsers escape three characters in multipart headers. */
export function shownFileName(sent: string) {
  return sent
    .replaceAll('%22', '"')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .trim()
    .normalize('NFC')
}
