import { fileFault, type UploadRule } from '#model/leads/upload.ts'

/** The part of a zod schema that the browser needs. */
type LeadSchema = {
  safeParse(fields: unknown): {
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}

/** What the browser stores as a draft and validates. */
export type LeadRules = {
  /** Names of its text fields and choices. */
  fields: readonly string[]
  /** Loaded on first input, because it is larger than the form. Null when loading fails. */
  loadSchema: () => Promise<LeadSchema | null>
  /** The file field; `required` is its error when empty. */
  file?: { name: string; rule: UploadRule; required?: string }
}

/** Errors by field, from the same checks as the server's; null when valid. */
export async function findFaults({ fields, loadSchema, file }: LeadRules, body: FormData) {
  const texts = Object.fromEntries(fields.map((name) => [name, body.get(name) ?? undefined]))
  const faults: Record<string, string> = {}
  // Without the schema only the server validates.
  const result = (await loadSchema())?.safeParse(texts)
  for (const issue of result?.error?.issues ?? []) faults[String(issue.path[0])] ??= issue.message
  const fault = file && faultOfFile(file, body.get(file.name))
  if (file && fault) faults[file.name] = fault
  return Object.keys(faults).length > 0 ? faults : null
}

function faultOfFile({ rule, required }: NonNullable<LeadRules['file']>, chosen: unknown) {
  // An empty file field still sends a file without a name.
  if (!(chosen instanceof File) || chosen.name === '') return required
  return fileFault(chosen, rule)
}
