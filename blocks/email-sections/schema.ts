import { z } from 'zod'

const text = { title: z.string().min(1), text: z.string().min(1) }

/** Three illustrated sections about email: automation, targeting, deliverability. */
export const emailSectionsSchema = z
  .strictObject({
    type: z.literal('email-sections'),
    automation: z
      .strictObject({
        ...text,
        emails: z
          .array(
            z.strictObject({
              when: z.string().min(1).meta({ title: 'Sent', description: 'For example “Day 3”.' }),
              subject: z.string().min(1),
            }),
          )
          .length(5),
      })
      .meta({
        description: 'Automatic emails, in the order in which a subscriber receives them.',
      }),
    targeting: z
      .strictObject({
        ...text,
        groups: z
          .array(
            z.strictObject({
              name: z.string().min(1),
              share: z.int().min(5).max(90).meta({ title: 'Share in percent' }),
              benefit: z.string().min(1).meta({ title: 'What they get' }),
            }),
          )
          .length(3)
          .refine((groups) => groups.reduce((sum, { share }) => sum + share, 0) === 100, {
            message: 'the shares must add up to 100',
          }),
      })
      .meta({ description: 'Audience groups. Their shares must add up to 100.' }),
    deliverability: z
      .strictObject({
        ...text,
        headers: z
          .array(
            z
              .strictObject({ field: z.string().min(1), value: z.string().min(1) })
              .meta({ title: 'Line' }),
          )
          .min(3)
          .meta({ title: 'Header fields' }),
      })
      .meta({ description: 'The header fields of a delivered email.' }),
  })
  .meta({
    title: 'Email sections',
    description: 'Automation, targeting and deliverability of email, each with an illustration.',
    group: 'Steps',
  })

export type EmailSections = z.infer<typeof emailSectionsSchema>
