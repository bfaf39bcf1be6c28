import { z } from 'zod'
import { customFieldsSchema, optionSchema } from './custom-fields.ts'
import { refuseSameText } from './same-text.ts'

const serviceOptionSchema = z
  .strictObject({
    /** Kept when the option is renamed; services refer to it. */
    id: z.string().min(1).max(60).meta({ hidden: true }),
    name: optionSchema,
  })
  .meta({ title: 'Service' })

/** What visitors can choose and fill in in the forms, besides the fields that every form has. */
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
      fields: customFieldsSchema,
    })
    .meta({ title: 'Contact form' }),
  partner: z.strictObject({ fields: customFieldsSchema }).meta({ title: 'Partner form' }),
  application: z.strictObject({ fields: customFieldsSchema }).meta({ title: 'Application form' }),
})

export type Forms = z.infer<typeof formsSchema>
