import { english, type Translate } from '#model/language/english.ts'
import { message } from '#model/language/message.ts'
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
  type: (rule: UploadRule, t: Translate = english) =>
    t('We cannot take this type of file. Please send one of: {types}.', {
      types: rule.extensions.join(', '),
    }),
  tooLarge: (rule: UploadRule, t: Translate = english) =>
    t('This file is larger than {size} MB. Please send a smaller one, or a link in your message.', {
      size: rule.maxBytes / MEBIBYTE,
    }),
  missing: message('Please choose a file'),
  empty: message('This file is empty. Please choose it again.'),
  mismatch: (extension: string, t: Translate = english) =>
    t(
      'The content of this file is not what its name says (.{extension}). Please save it again in that format.',
      { extension },
    ),
  name: message('The name of this file cannot be used. Please rename it and choose it again.'),
  tooMany: message('Please send one file only; put several into one zip.'),
} as const

/** Lowercase extension of a file name without the dot, or "". */
export function extensionOf(name: string) {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** The first error the browser can detect in a file, or null. */
export function fileError(file: { name: string; size: number }, rule: UploadRule, t?: Translate) {
  if (!rule.extensions.includes(extensionOf(file.name))) return uploadMessages.type(rule, t)
  if (file.size === 0) return uploadMessages.empty
  if (file.size > rule.maxBytes) return uploadMessages.tooLarge(rule, t)
  return null
}
