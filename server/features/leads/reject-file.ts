import type { Translate } from '#model/language/english.ts'
import { message } from '#model/language/message.ts'
import { findBuiltIn, isRequired, shownFields } from '#model/leads/form-fields.ts'
import type { Deps } from '#server/deps.ts'
import { isFileDiskFull } from '#server/platform/files/disk-full.ts'
import type { UploadObstacle } from '#server/platform/files/upload-quota.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { RETRY_AFTER } from '#server/platform/http/unavailable.ts'
import { fieldsOf } from './built-in-fields.ts'
import type { LeadForm } from './lead-form.ts'

/** The name of the file field, whether the form can be sent without a file, and the language of its visitors. */
export type FileField = { field: string; required: boolean; t: Translate }

/** The file field as the form asks for it now; undefined for a form without one. */
export async function readFileField(
  { content }: Pick<Deps, 'content'>,
  { kind, file }: Pick<LeadForm, 'kind' | 'file'>,
): Promise<FileField | undefined> {
  if (!file) return undefined
  const shown = findBuiltIn(shownFields(fieldsOf(await content.forms(), kind)), file.field)
  const { t } = await content.language()
  return { field: file.field, required: Boolean(shown && isRequired(shown)), t }
}

const later = {
  required: message('Please try again later.'),
  optional: message('Please send the form without the file, or try again later.'),
}

const obstacles = {
  full: {
    status: 507,
    reason: message('We cannot accept files at the moment.'),
    advice: later,
    retryAfter: RETRY_AFTER,
  },
  quota: {
    status: 429,
    reason: message('Your network has reached our daily limit for files.'),
    advice: {
      required: message('Please try again tomorrow.'),
      optional: message('Please send the form without the file, or try again tomorrow.'),
    },
    retryAfter: undefined,
  },
  unscanned: {
    status: 503,
    reason: message('We cannot check files for viruses at the moment.'),
    advice: later,
    retryAfter: RETRY_AFTER,
  },
  virus: {
    status: 422,
    reason: message('Our virus scanner rejected this file.'),
    advice: {
      required: message('Please try again with another file.'),
      optional: message('Please send the form without the file, or try again with another file.'),
    },
    retryAfter: undefined,
  },
} as const

/** The error for a form whose file cannot be accepted. An optional file can be left out instead. */
export function fileRefusal({ field, required, t }: FileField, obstacle: keyof typeof obstacles) {
  const { status, reason, advice, retryAfter } = obstacles[obstacle]
  const sentences = `${t(reason)} ${t(required ? advice.required : advice.optional)}`
  return new HttpError({ status, message: sentences, retryAfter, errors: { [field]: sentences } })
}

/** The error for a form's file that is known before the file is read, if any. */
export async function obstacleRefusal(
  obstacle: UploadObstacle | null | undefined,
  readField: () => Promise<FileField | undefined>,
) {
  const field = obstacle ? await readField() : undefined
  return obstacle && field ? fileRefusal(field, obstacle) : undefined
}

/** A disk without room for the file may still have room for the text. */
export async function diskFullRefusal(
  readField: () => Promise<FileField | undefined>,
  error: unknown,
) {
  const field = isFileDiskFull(error) ? await readField() : undefined
  return field ? fileRefusal(field, 'full') : error
}
