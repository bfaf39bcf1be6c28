import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { isOpen, type Job } from '#model/content/job.ts'

/** The fields of an opening that lists show. */
export type Opening = Pick<Job, 'slug' | 'title' | 'location' | 'type' | 'experience' | 'picture'>

/** All jobs, and those open on the server's current date. */
export async function readJobs(context: Readonly<RouterContextProvider>) {
  const { content, settings } = context.get(servicesContext)
  const jobs = await content.jobs()
  const today = settings.today()
  return { jobs, openings: jobs.filter((job) => isOpen(job, today)).map(toOpening) }
}

/**
 * The job with this slug, whether it is open, and all openings.
 * @throws a 404 if there is none.
 */
export async function readJob(context: Readonly<RouterContextProvider>, slug: string) {
  const { jobs, openings } = await readJobs(context)
  const found = jobs.find((job) => job.slug === slug)
  if (!found) throw data(null, { status: 404 })
  return { job: found, isOpen: openings.some((opening) => opening.slug === slug), openings }
}

/** The fields of an opening that the application form needs. */
export function toOption({ slug, title }: Opening) {
  return { slug, title }
}

function toOpening({ slug, title, location, type, experience, picture }: Job): Opening {
  return { slug, title, location, type, experience, picture }
}
