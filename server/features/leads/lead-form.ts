import type { z } from 'zod'
import type { LeadSource } from '#model/leads/lead-source.ts'
import type { UploadRule } from '#model/leads/upload.ts'
import type { Deps } from '#server/deps.ts'
import type { LeadKind, LeadRow } from '#server/platform/db/rows/leads.ts'

/** What a visitor wrote, as the columns that hold it. */
export type LeadAnswers = Pick<LeadRow, 'name' | 'email'> &
  Partial<
    Pick<
      LeadRow,
      | 'phone'
      | 'details'
      | 'service'
      | 'budget'
      | 'opening'
      | 'age'
      | 'city'
      | 'pincode'
      | 'state'
      | 'address'
    >
  >

/** The columns, or sentences by field for the faults that only the server can see. */
export type LeadReading = { answers: LeadAnswers } | { errors: Record<string, string> }

/** One of the forms that make a lead: what it takes, and what becomes of it. `Fields` is what its schema makes. */
export type LeadForm<Fields extends LeadSource = LeadSource> = {
  kind: LeadKind
  /** Of the API, for example "/api/inquiries". */
  path: string
  schema: z.ZodObject & z.ZodType<Fields>
  /** The one file field; `required` is the sentence for a form without a file. */
  file?: { field: string; rule: UploadRule; required?: string }
  /** `{file}` is the name of the stored file, `{email}` the site's address. */
  messages: { success: string; failure: string }
  read(deps: Deps, fields: Fields): Promise<LeadReading>
}
