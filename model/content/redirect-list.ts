import { z } from 'zod'
import { csvFile } from '#model/csv-file.ts'
import { MEBIBYTE } from '#model/leads/upload.ts'

/** Maximum bytes of a CSV file of redirects. */
export const REDIRECT_LIST_BYTES_MAX = MEBIBYTE

/** Maximum redirects of the site, so that their editor stays usable. */
export const REDIRECTS_MAX = 1_000

/** Maximum characters of an address in a list. */
export const REDIRECT_ADDRESS_MAX = 1_000

/** Maximum changed redirects and invalid lines shown one by one; the others are only counted. */
export const REDIRECT_LINES_SHOWN = 100

const file = csvFile(REDIRECT_LIST_BYTES_MAX)

export const redirectPreviewSchema = z.object({ file })

export const redirectImportSchema = z.object({
  file,
  /** SHA-256 of the previewed file, so that no other file is imported. */
  digest: z.string().default(''),
  /** Version of the redirects as previewed. */
  version: z.coerce.number().int().min(0),
})
