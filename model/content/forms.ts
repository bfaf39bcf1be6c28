import { z } from 'zod'
import { OPTION_MAX } from '#model/leads/inquiry.ts'
import { isLine } from '#model/text.ts'

/** Given by the editor, and kept when the entry is renamed. */
const idSchema = z.string().min(1).max(60).meta({ hidden: true })

const optionSchema = z
  .string()
  .trim()
  .min(1)
  .max(OPTION_MAX)
  .refine(isLine, 'This contains a character that cannot be used here.')

const budgetsSchema = z
  .array(optionSchema.meta({ title: 'Budget' }))
  .min(1)
  .max(20)

const serviceOptionSchema = z.strictObject({ id: idSchema, name: optionSchema })

/** What visitors can choose in the forms. */
export const formsSchema = z.strictObject({
  inquiry: z
    .strictObject({
      services: z
        .array(serviceOptionSchema.meta({ title: 'Service' }))
        .min(1)
        .max(40)
        .superRefine(refuseSameText)
        .meta({
          description:
            'Each service page preselects one of these. A service page without one is offered below them under its own name.',
        }),
      budgets: budgetsSchema.superRefine(refuseSameText),
    })
    .meta({ title: 'Contact form' }),
})

export type Forms = z.infer<typeof formsSchema>

/** Texts that visitors could not tell apart. */
function refuseSameText(entries: readonly (string | { name: string })[], context: z.RefinementCtx) {
  const seen = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    const text = (typeof entry === 'string' ? entry : entry.name).toLowerCase()
    const path = typeof entry === 'string' ? [index] : [index, 'name']
    if (seen.has(text)) {
      context.addIssue({ code: 'custom', path, message: 'This is already in the list.' })
    }
    seen.add(text)
  }
}
