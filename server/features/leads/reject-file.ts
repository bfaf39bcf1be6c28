import { isFileDiskFull } from '#server/platform/files/disk-full.ts'
import type { UploadObstacle } from '#server/platform/files/upload-quota.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { RETRY_AFTER } from '#server/platform/http/unavailable.ts'
import type { LeadForm } from './lead-form.ts'

type FileField = NonNullable<LeadForm['file']>

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
export function fileRefusal(
  { field, required }: Pick<FileField, 'field' | 'required'>,
  obstacle: keyof typeof obstacles,
) {
  const { status, reason, retry, retryAfter } = obstacles[obstacle]
  const advice = required
    ? `Please try again ${retry}.`
    : `Please send the form without the file, or try again ${retry}.`
  const message = `${reason} ${advice}`
  return new HttpError({ status, message, retryAfter, errors: { [field]: message } })
}

/** The error for a form's file that is known before the file is read, if any. */
export function obstacleRefusal(
  obstacle: UploadObstacle | null | undefined,
  file: FileField | undefined,
) {
  return obstacle && file ? fileRefusal(file, obstacle) : undefined
}

/** A disk without room for the file may still have room for the text. */
export function diskFullRefusal(file: FileField | undefined, error: unknown) {
  return file && isFileDiskFull(error) ? fileRefusal(file, 'full') : error
}
