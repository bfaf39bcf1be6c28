import { z } from 'zod'
import { MEBIBYTE } from '#model/leads/upload.ts'

/** Maximum bytes of a CSV file of redirects. */
export const REDIRECT_LIST_BYTES_MAX = MEBIBYTE

/** Maximum redirects of the site, so that their editor stays usable. */
export const REDIRECTS_MAX = 1_000

/** Maximum characters of an address in a list. */
export const REDIRECT_ADDRESS_MAX = 1_000

/** Maximum changed redirects and invalid lines shown one by one; the others are only counted. */
export const REDIRECT_LINES_SHOWN = 100

const file = z
  .instanceof(File, { error: 'Choose a CSV file first' })
  .refine(({ size }) => size > 0, 'Choose a CSV file first; this one is empty')
  .refine(
    ({ size }) => size <= REDIRECT_LIST_BYTES_MAX,
    `This file is larger than ${REDIRECT_LIST_BYTES_MAX / MEBIBYTE} MB. Split it into several.`,
  )

export const redirectPreviewSchema = z.object({ file })

export const redirectImportSchema = z.object({
  file,
  /** SHA-256 of the previewed file, so that no other file is imported. */
  digest: z.string().default(''),
  /** Version of the redirects as previewed. */
  version: z.coerce.number().int().min(0),
})
