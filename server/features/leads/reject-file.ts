import type { Deps } from '#server/deps.ts'
import { isFileDiskFull } from '#server/platform/files/disk-full.ts'
import type { Upload } from '#server/platform/files/upload-quota.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import type { LeadForm } from './lead-form.ts'

type FileField = NonNullable<LeadForm['file']>

const obstacles = {
  full: { status: 507, sentence: 'We cannot take files at the moment.', wait: 'later' },
  quota: {
    status: 429,
    sentence: 'Your network has sent us as many files today as we take in a day.',
    wait: 'tomorrow',
  },
  unscanned: {
    status: 503,
    sentence: 'We cannot check files for viruses at the moment.',
    wait: 'later',
  },
  virus: {
    status: 422,
    sentence: 'Our virus scanner does not let this file through.',
    wait: 'with another file',
  },
} as const

/** The answer to a form whose file is not taken; where the file may be missing, the rest of the form still can be sent. */
export function fileRefusal(
  { field, required }: Pick<FileField, 'field' | 'required'>,
  obstacle: keyof typeof obstacles,
) {
  const { status, sentence, wait } = obstacles[obstacle]
  const advice = required
    ? `Please try again ${wait}.`
    : `Please send the form without the file, or try again ${wait}.`
  const message = `${sentence} ${advice}`
  return new HttpError({ status, message, errors: { [field]: message } })
}

/** The refusal of a form's file before it is read, if there is one. */
export function obstacleRefusal({ obstacle }: Upload, file: FileField | undefined) {
  return obstacle && file ? fileRefusal(file, obstacle) : undefined
}

/** A disk that has no room for the file may still have some for the text. */
export function diskFullRefusal(
  { report }: Pick<Deps, 'report'>,
  file: FileField | undefined,
  error: unknown,
) {
  if (!file || !isFileDiskFull(error)) return error
  report(error)
  return fileRefusal(file, 'full')
}
