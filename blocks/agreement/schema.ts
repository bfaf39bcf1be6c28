import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** What both sides sign: clauses on sheets of paper, two on each. */
export const agreementSchema = z
  .strictObject({
    type: z.literal('agreement'),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    name: z.string().min(1).meta({
      title: 'Name of the agreement',
      description: 'At the head of each sheet.',
    }),
    clauses: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .min(2)
      .max(8)
      .meta({ title: 'Clauses', description: 'Two stand on a sheet.' }),
    signed: z
      .strictObject({ name: z.string().min(1), role: z.string().min(1) })
      .optional()
      .meta({
        title: 'Signed by',
        description:
          'You, or who signs for you; the signature on the last sheet is a wave of the name.',
      }),
    action: linkSchema.optional().meta({
      title: 'Line to sign on',
      description: 'Beside the signature; leads to a form.',
    }),
  })
  .meta({
    title: 'Agreement',
    description: 'Numbered clauses printed on sheets of paper, signed at the end.',
    group: 'Cards and lists',
  })

export type AgreementProps = z.infer<typeof agreementSchema>
