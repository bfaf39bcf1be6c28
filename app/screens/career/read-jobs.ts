import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { isOpen, type Job } from '#model/job.ts'

/** An opening as lists show it. */
export type Opening = Pick<Job, 'slug' | 'title' | 'location' | 'type' | 'experience' | 'line'>

/** Every opening, and those for which an application is taken on the server's day. */
export async function readJobs(context: Readonly<RouterContextProvider>) {
  const jobs = await context.get(servicesContext).content.jobs()
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  return { jobs, openings: jobs.filter((job) => isOpen(job, today)).map(asOpening) }
}

function asOpening({ slug, title, location, type, experience, line }: Job): Opening {
  return { slug, title, location, type, experience, line }
}
