import { z } from 'zod'
import { pictureSchema } from './picture.ts'

/** A job opening and the content of its page. */
export const jobSchema = z
  .strictObject({
    slug: z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'must have only a-z, 0-9 and single hyphens, such as "sales-trainee"',
      )
      .meta({
        title: 'URL name',
        description: 'Lowercase letters, digits and hyphens. It can’t be changed.',
      }),
    title: z.string().min(1),
    location: z.string().min(1),
    type: z
      .string()
      .min(1)
      .meta({ title: 'Employment type', description: 'For example "Full-time".' }),
    experience: z.string().min(1).meta({ description: 'For example "2+ years".' }),
    /** ISO dates. */
    postedOn: z.iso.date().meta({ title: 'Posted on' }),
    closesOn: z.iso.date().nullable().meta({
      title: 'Closing date',
      description: 'The last day to apply.',
    }),
    open: z.boolean().meta({
      title: 'Accepting applications',
      description: 'If off, the job is not listed and its page says that it is closed.',
    }),
    line: z
      .string()
      .min(40)
      .max(160)
      .meta({ title: 'Summary', description: 'One sentence for lists and search engines.' }),
    picture: pictureSchema.optional().meta({
      title: 'Picture',
      description:
        'Stands for the job at the head of its page and in lists. Best without a background.',
    }),
    tasks: z
      .array(z.string().min(1).meta({ title: 'Sentence' }))
      .min(3)
      .meta({
        title: 'Responsibilities',
        description:
          'One sentence each. The page strikes out words between ~~ and marks those between ++ as written instead.',
      }),
    brings: z
      .array(z.string().min(1).meta({ title: 'Sentence' }))
      .min(2)
      .meta({ title: 'Requirements', description: 'One sentence each.' }),
    gets: z
      .array(z.string().min(1).meta({ title: 'Sentence' }))
      .min(2)
      .meta({ title: 'Benefits', description: 'One sentence each.' }),
    start: z
      .strictObject({
        task: z.string().min(1).meta({ title: 'First task' }),
        beside: z
          .array(z.string().min(1).meta({ title: 'Name' }))
          .max(3)
          .meta({
            title: 'At the next desk',
            description: 'People of your team are shown with portrait and role.',
          }),
        desk: z
          .array(z.string().min(1).max(60).meta({ title: 'Thing' }))
          .max(5)
          .meta({ title: 'On the desk' }),
        picture: pictureSchema.optional().meta({
          title: 'Picture of the desk',
          description:
            'The things side by side, in the order of the list. It stands on the desk: best without a background.',
        }),
      })
      .optional()
      .meta({ title: 'The first week', description: 'Drawn as a desk on the page of the job.' }),
  })
  .meta({ title: 'Job' })

export type Job = z.infer<typeof jobSchema>

/** True while the job accepts applications; `today` is an ISO date. */
export function isOpen(job: Job, today: string) {
  return job.open && (job.closesOn === null || today <= job.closesOn)
}
