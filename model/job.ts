import { z } from 'zod'
import { refuseRepeated } from './repeated.ts'

/** An opening (specification 3), and what its own page says of it. */
export const jobSchema = z.strictObject({
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must have only a-z, 0-9 and single hyphens, such as "sales-trainee"',
    ),
  title: z.string().min(1),
  location: z.string().min(1),
  type: z.string().min(1),
  experience: z.string().min(1),
  /** ISO days; the last one on which an application is taken, or null where none is set. */
  postedOn: z.iso.date(),
  closesOn: z.iso.date().nullable(),
  /** False takes the opening off the list; its page stays and says so. */
  open: z.boolean(),
  /** One plain line for lists and search engines. */
  line: z.string().min(40).max(160),
  /** What the person does, should bring and gets: a sentence each. */
  tasks: z.array(z.string().min(1)).min(3),
  brings: z.array(z.string().min(1)).min(2),
  gets: z.array(z.string().min(1)).min(2),
})

export type Job = z.infer<typeof jobSchema>

/** All openings in their order. */
export const jobsSchema = z.array(jobSchema).superRefine(refuseRepeated('slug'))

/** True while an application for it is taken; `today` is an ISO day. */
export function isOpen(job: Job, today: string) {
  return job.open && (job.closesOn === null || today <= job.closesOn)
}
