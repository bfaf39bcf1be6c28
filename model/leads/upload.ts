/** The file types a form accepts; the server checks the content against the same list. */
export type UploadRule = { maxBytes: number; extensions: readonly string[] }

export const MEBIBYTE = 1024 * 1024

/** The inquiry's optional file. */
export const inquiryFileRule: UploadRule = {
  maxBytes: 10 * MEBIBYTE,
  extensions: [
    'pdf',
    'doc',
    'docx',
    'ppt',
    'pptx',
    'xls',
    'xlsx',
    'odt',
    'txt',
    'png',
    'jpg',
    'jpeg',
    'webp',
    'zip',
  ],
}

/** The résumé of an application. */
export const resumeRule: UploadRule = {
  maxBytes: 10 * MEBIBYTE,
  extensions: ['pdf', 'doc', 'docx'],
}

/** A message for each error, so that visitors know what to change. */
export const uploadMessages = {
  type: (rule: UploadRule) =>
    `We cannot take this type of file. Please send one of: ${rule.extensions.join(', ')}.`,
  tooLarge: (rule: UploadRule) =>
    `This file is larger than ${rule.maxBytes / MEBIBYTE} MB. Please send a smaller one, or a link in your message.`,
  missing: 'Please choose a file',
  empty: 'This file is empty. Please choose it again.',
  mismatch: (extension: string) =>
    `The content of this file is not what its name says (.${extension}). Please save it again in that format.`,
  name: 'The name of this file cannot be used. Please rename it and choose it again.',
  tooMany: 'Please send one file only; put several into one zip.',
} as const

/** Lowercase extension of a file name without the dot, or "". */
export function extensionOf(name: string) {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** The first error the browser can detect in a file, or null. */
export function fileError(file: { name: string; size: number }, rule: UploadRule) {
  if (!rule.extensions.includes(extensionOf(file.name))) return uploadMessages.type(rule)
  if (file.size === 0) return uploadMessages.empty
  if (file.size > rule.maxBytes) return uploadMessages.tooLarge(rule)
  return null
}
