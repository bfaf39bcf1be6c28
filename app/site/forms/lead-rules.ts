import type { Translate } from '#model/language/english.ts'
import '#app/zod-without-eval.ts'
import { missingFile } from '#model/leads/application.ts'
import { controlName, missingMessage } from '#model/leads/custom-fields.ts'
import {
  type BuiltInField,
  type BuiltInName,
  type FormField,
  findBuiltIn,
  isBuiltIn,
  isCustom,
  isRequired,
} from '#model/leads/form-fields.ts'
import { fileError, type UploadRule } from '#model/leads/upload.ts'

/** The part of a zod schema used in the browser. */
type LeadSchema = {
  safeParse(fields: unknown): {
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}

/** The fields of a form that the browser validates. */
export type LeadRules = {
  /** Loaded on first input, because it is larger than the form. Null if loading fails. */
  loadSchema: () => Promise<((fields: FormField[], t: Translate) => LeadSchema) | null>
  /** The file field. */
  file?: { name: BuiltInName; rule: UploadRule }
}

/** Errors by field, from the server's schema; null if valid. */
export async function findErrors(
  { loadSchema, file }: LeadRules,
  body: FormData,
  fields: FormField[],
  t: Translate,
) {
  const names = fields.filter(isBuiltIn).flatMap(({ type }) => (type === file?.name ? [] : type))
  const texts = Object.fromEntries(names.map((name) => [name, body.get(name) ?? undefined]))
  const errors: Record<string, string> = {}
  // Without the schema only the server validates.
  const schemaOf = await loadSchema()
  const result = schemaOf?.(fields, t).safeParse(texts)
  for (const issue of result?.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message
  for (const field of fields.filter(isCustom)) {
    const name = controlName(field.id)
    if (isRequired(field) && !String(body.get(name) ?? '').trim()) {
      errors[name] = t(missingMessage(field))
    }
  }
  const field = file && findBuiltIn(fields, file.name)
  const sentence = field && findFileError(file.rule, field, body.get(file.name), t)
  if (file && sentence) errors[file.name] = sentence
  return Object.keys(errors).length > 0 ? errors : null
}

function findFileError(rule: UploadRule, field: BuiltInField, chosen: unknown, t: Translate) {
  // An empty file input submits a File without a name.
  const isEmpty = !(chosen instanceof File) || chosen.name === ''
  if (isEmpty) return isRequired(field) ? t(missingFile(field.label)) : null
  const error = fileError(chosen, rule, t)
  return error && t(error)
}
