import { z } from 'zod'
import { optionSchema } from './custom-fields.ts'
import { formFieldsSchema } from './form-fields.ts'
import { refuseSameText } from './same-text.ts'

const serviceOptionSchema = z
  .strictObject({
    /** Kept when the option is renamed; services refer to it. */
    id: z.string().min(1).max(60).meta({ hidden: true }),
    name: optionSchema,
  })
  .meta({ title: 'Service' })

/** What visitors can choose and fill in in the forms. */
export const formsSchema = z.strictObject({
  inquiry: z
    .strictObject({
      services: z.array(serviceOptionSchema).min(1).max(40).superRefine(refuseSameText).meta({
        description:
          'Each service page preselects one of these. A service page without one is offered below them under its own name.',
      }),
      budgets: z
        .array(optionSchema.meta({ title: 'Budget' }))
        .min(1)
        .max(20)
        .superRefine(refuseSameText),
      fields: formFieldsSchema('inquiry'),
    })
    .meta({ title: 'Contact form' }),
  partner: z.strictObject({ fields: formFieldsSchema('partner') }).meta({ title: 'Partner form' }),
  application: z
    .strictObject({ fields: formFieldsSchema('application') })
    .meta({ title: 'Application form' }),
})

export type Forms = z.infer<typeof formsSchema>
