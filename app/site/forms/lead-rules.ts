import { fileFault, type UploadRule } from '#model/leads/upload.ts'

/** As much of a schema of model/ as the browser needs. */
type LeadSchema = {
  safeParse(fields: unknown): {
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}

/** What the browser keeps and checks of a form that makes a lead. */
export type LeadRules = {
  /** Names of its text fields and choices. */
  fields: readonly string[]
  /** The schema weighs more than the form; it comes while the visitor types. Null when it cannot come. */
  loadSchema: () => Promise<LeadSchema | null>
  /** The one file field; `required` is said when it is empty. */
  file?: { name: string; rule: UploadRule; required?: string }
}

/** The same checks as the server's, by field; null when all is well. */
export async function findFaults({ fields, loadSchema, file }: LeadRules, body: FormData) {
  const texts = Object.fromEntries(fields.map((name) => [name, body.get(name) ?? undefined]))
  const faults: Record<string, string> = {}
  // Without the schema the server's checks alone decide.
  const result = (await loadSchema())?.safeParse(texts)
  for (const issue of result?.error?.issues ?? []) faults[String(issue.path[0])] ??= issue.message
  const fault = file && faultOfFile(file, body.get(file.name))
  if (file && fault) faults[file.name] = fault
  return Object.keys(faults).length > 0 ? faults : null
}

function faultOfFile({ rule, required }: NonNullable<LeadRules['file']>, chosen: unknown) {
  // A file field without a file still sends one, without a name.
  if (!(chosen instanceof File) || chosen.name === '') return required
  return fileFault(chosen, rule)
}
