import { z } from 'zod'

const words = { title: z.string().min(1), text: z.string().min(1) }

/** What is done around a letter, each drawn in its own way (specification 2.10, e-mail: automation, targeting, deliverability). */
export const mailSectionsSchema = z
  .strictObject({
    type: z.literal('mail-sections'),
    automation: z
      .strictObject({
        ...words,
        letters: z
          .array(
            z.strictObject({
              when: z
                .string()
                .min(1)
                .meta({ title: 'When it leaves', description: 'For example “Day 3”.' }),
              subject: z.string().min(1),
            }),
          )
          .length(5),
      })
      .meta({
        description: 'Letters that go out by themselves, in the order in which a person gets them.',
      }),
    targeting: z
      .strictObject({
        ...words,
        groups: z
          .array(
            z.strictObject({
              name: z.string().min(1),
              share: z.int().min(5).max(90).meta({ title: 'Share in per cent' }),
              gets: z.string().min(1).meta({ title: 'What they get' }),
            }),
          )
          .length(3)
          .refine((groups) => groups.reduce((sum, { share }) => sum + share, 0) === 100, {
            message: 'the shares must add up to 100',
          }),
      })
      .meta({ description: 'Groups of readers. Their shares must add up to 100.' }),
    deliverability: z
      .strictObject({
        ...words,
        head: z
          .array(
            z
              .strictObject({ field: z.string().min(1), value: z.string().min(1) })
              .meta({ title: 'Line' }),
          )
          .min(3)
          .meta({ title: 'Lines of the head' }),
      })
      .meta({ description: 'The head of a letter that arrived, line by line.' }),
  })
  .meta({
    title: 'Around a letter',
    description: 'Automation, targeting and deliverability of e-mail, each drawn in its own way.',
    group: 'Steps',
  })

export type MailSections = z.infer<typeof mailSectionsSchema>
