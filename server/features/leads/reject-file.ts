import { findBuiltIn, isRequired, shownFields } from '#model/leads/form-fields.ts'
import type { Deps } from '#server/deps.ts'
import { isFileDiskFull } from '#server/platform/files/disk-full.ts'
import type { UploadObstacle } from '#server/platform/files/upload-quota.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { RETRY_AFTER } from '#server/platform/http/unavailable.ts'
import type { LeadForm } from './lead-form.ts'

/** The name of the file field, and whether the form can be sent without a file. */
export type FileField = { field: string; required: boolean }

/** The file field as the form asks for it now; undefined for a form without one. */
export async function readFileField(
  { content }: Pick<Deps, 'content'>,
  { kind, file }: Pick<LeadForm, 'kind' | 'file'>,
): Promise<FileField | undefined> {
  if (!file) return undefined
  const shown = findBuiltIn(shownFields((await content.forms())[kind].fields), file.field)
  return { field: file.field, required: Boolean(shown && isRequired(shown)) }
}

const obstacles = {
  full: {
    status: 507,
    reason: 'We cannot accept files at the moment.',
    retry: 'later',
    retryAfter: RETRY_AFTER,
  },
  quota: {
    status: 429,
    reason: 'Your network has reached our daily limit for files.',
    retry: 'tomorrow',
    retryAfter: undefined,
  },
  unscanned: {
    status: 503,
    reason: 'We cannot check files for viruses at the moment.',
    retry: 'later',
    retryAfter: RETRY_AFTER,
  },
  virus: {
    status: 422,
    reason: 'Our virus scanner rejected this file.',
    retry: 'with another file',
    retryAfter: undefined,
  },
} as const

/** The error for a form whose file cannot be accepted. An optional file can be left out instead. */
export function fileRefusal({ field, required }: FileField, obstacle: keyof typeof obstacles) {
  const { status, reason, retry, retryAfter } = obstacles[obstacle]
  const advice = required
    ? `Please try again ${retry}.`
    : `Please send the form without the file, or try again ${retry}.`
  const message = `${reason} ${advice}`
  return new HttpError({ status, message, retryAfter, errors: { [field]: message } })
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
