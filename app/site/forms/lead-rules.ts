import '#app/zod-without-eval.ts'
import {
  type CustomField,
  controlName,
  isRequired,
  missingMessage,
} from '#model/leads/custom-fields.ts'
import { fileError, type UploadRule } from '#model/leads/upload.ts'

/** The part of a zod schema used in the browser. */
type LeadSchema = {
  safeParse(fields: unknown): {
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}

/** The fields of a form that the browser validates. */
export type LeadRules = {
  /** Labels by name, in the order of the form. */
  labels: Record<string, string>
  /** Loaded on first input, because it is larger than the form. Null if loading fails. */
  loadSchema: () => Promise<LeadSchema | null>
  /** The file field; `required` is the error shown if it is empty. */
  file?: { name: string; rule: UploadRule; required?: string }
}

/** Errors by field, from the server's schema; null if valid. */
export async function findErrors(
  { labels, loadSchema, file }: LeadRules,
  body: FormData,
  customFields: CustomField[],
) {
  const fields = Object.keys(labels).filter((name) => name !== file?.name)
  const texts = Object.fromEntries(fields.map((name) => [name, body.get(name) ?? undefined]))
  const errors: Record<string, string> = {}
  // Without the schema only the server validates.
  const result = (await loadSchema())?.safeParse(texts)
  for (const issue of result?.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message
  for (const field of customFields) {
    const name = controlName(field.id)
    if (isRequired(field) && !String(body.get(name) ?? '').trim()) {
      errors[name] = missingMessage(field)
    }
  }
  const sentence = file && findFileError(file, body.get(file.name))
  if (file && sentence) errors[file.name] = sentence
  return Object.keys(errors).length > 0 ? errors : null
}

function findFileError({ rule, required }: NonNullable<LeadRules['file']>, chosen: unknown) {
  // An empty file input submits a File without a name.
  if (!(chosen instanceof File) || chosen.name === '') return required
  return fileError(chosen, rule)
}
