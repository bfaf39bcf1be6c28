import { fileFault, inquiryFileRule } from '#model/upload.ts'

/** The inquiry's fields that a browser keeps and checks. */
export const inquiryFields = ['name', 'email', 'details', 'service', 'budget'] as const

/** The schema weighs more than the form; it comes while the visitor types. */
export const loadInquirySchema = () => import('#model/inquiry-schema.ts').catch(() => null)

/** The same checks as the server's, by field; null when all is well. */
export async function findInquiryFaults(body: FormData) {
  const fields = Object.fromEntries(
    inquiryFields.map((name) => [name, body.get(name) ?? undefined]),
  )
  const faults: Record<string, string> = {}
  // Without the schema the server's checks alone decide.
  const result = (await loadInquirySchema())?.inquirySchema.safeParse(fields)
  for (const issue of result?.error?.issues ?? []) faults[String(issue.path[0])] ??= issue.message
  const file = body.get('file')
  const fault = file instanceof File && file.name !== '' ? fileFault(file, inquiryFileRule) : null
  if (fault) faults.file = fault
  return Object.keys(faults).length > 0 ? faults : null
}
