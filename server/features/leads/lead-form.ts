import type { z } from 'zod'
import type { Translate } from '#model/language/english.ts'
import type { BuiltInName, FormField, LeadFormKind } from '#model/leads/form-fields.ts'
import type { LeadSource } from '#model/leads/lead-source.ts'
import type { UploadRule } from '#model/leads/upload.ts'
import type { Deps } from '#server/deps.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** A visitor's answers, by column. */
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
      | 'custom_fields'
      | 'field_labels'
    >
  >

/** What a form stores besides its lead. */
export type LeadAddition = {
  /** What tells two sendings with the same answers apart. */
  identity: string
  /** Stores it in the lead's transaction, unless the lead is spam; what it throws refuses the form. */
  store(transaction: StoreTransaction, lead: LeadRow): Promise<void>
}

/** The answers, or messages by field for errors that only the server can detect. */
export type LeadReading =
  | { answers: LeadAnswers; addition?: LeadAddition }
  | { errors: Record<string, string> }

/** Configuration of one lead form. `Fields` is the output of its schema. */
export type LeadForm<Fields extends LeadSource = LeadSource> = {
  kind: LeadFormKind
  /** API path, for example "/api/inquiries". */
  path: string
  /** The schema of the form with these fields; it accepts those that the form hides, too. */
  schema: (fields: readonly FormField[], t: Translate) => z.ZodObject & z.ZodType<Fields>
  /** The one file field. */
  file?: { field: BuiltInName; rule: UploadRule }
  /** `{file}` is the name of the stored file, `{email}` the site's email address. */
  messages: {
    success: string
    failure: string
    /** With a file under another label, and without a file. */
    successRenamed?: string
    successWithoutFile?: string
  }
  read(deps: Deps, fields: Fields): Promise<LeadReading>
}
