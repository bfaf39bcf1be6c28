import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { isOpen, type Job } from '#model/content/job.ts'

/** An opening as lists show it. */
export type Opening = Pick<Job, 'slug' | 'title' | 'location' | 'type' | 'experience' | 'line'>

/** Every opening, and those for which an application is taken on the server's day. */
export async function readJobs(context: Readonly<RouterContextProvider>) {
  const { content, settings } = context.get(servicesContext)
  const jobs = await content.jobs()
  const today = settings.today()
  return { jobs, openings: jobs.filter((job) => isOpen(job, today)).map(asOpening) }
}

/**
 * The opening with this slug, whether it is open, and all that are.
 * @throws a 404 where there is none.
 */
export async function readJob(context: Readonly<RouterContextProvider>, slug: string) {
  const { jobs, openings } = await readJobs(context)
  const job = jobs.find((one) => one.slug === slug)
  if (!job) throw data(null, { status: 404 })
  return { job, isOpen: openings.some((one) => one.slug === slug), openings }
}

function asOpening({ slug, title, location, type, experience, line }: Job): Opening {
  return { slug, title, location, type, experience, line }
}
