import { z } from 'zod'
import { refuseRepeated } from '#model/repeated.ts'

/** An opening (specification 3), and what its own page says of it. */
export const jobSchema = z
  .strictObject({
    slug: z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'must have only a-z, 0-9 and single hyphens, such as "sales-trainee"',
      )
      .meta({
        title: 'Name in the address',
        description:
          'Small letters, digits and hyphens. It cannot change once the opening was shared.',
      }),
    title: z.string().min(1),
    location: z.string().min(1),
    type: z
      .string()
      .min(1)
      .meta({ title: 'Kind of employment', description: 'For example "Full-time".' }),
    experience: z.string().min(1).meta({ description: 'For example "2+ years".' }),
    /** ISO days; the last one on which an application is taken, or null where none is set. */
    postedOn: z.iso.date().meta({ title: 'Posted on' }),
    closesOn: z.iso.date().nullable().meta({
      title: 'Closing day',
      description: 'The last day on which an application is taken.',
    }),
    open: z.boolean().meta({
      title: 'Takes applications',
      description: 'Without it the opening leaves the list; its page stays and says so.',
    }),
    line: z
      .string()
      .min(40)
      .max(160)
      .meta({ description: 'One plain line for lists and search engines.' }),
    tasks: z
      .array(z.string().min(1).meta({ title: 'Sentence' }))
      .min(3)
      .meta({ title: 'What the person does', description: 'A sentence each.' }),
    brings: z
      .array(z.string().min(1).meta({ title: 'Sentence' }))
      .min(2)
      .meta({ title: 'What the person should bring', description: 'A sentence each.' }),
    gets: z
      .array(z.string().min(1).meta({ title: 'Sentence' }))
      .min(2)
      .meta({ title: 'What the person gets', description: 'A sentence each.' }),
  })
  .meta({ title: 'Opening' })

export type Job = z.infer<typeof jobSchema>

/** All openings in their order. */
export const jobsSchema = z.array(jobSchema).superRefine(refuseRepeated('slug'))

/** True while an application for it is taken; `today` is an ISO day. */
export function isOpen(job: Job, today: string) {
  return job.open && (job.closesOn === null || today <= job.closesOn)
}
