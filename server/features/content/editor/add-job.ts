import { z } from 'zod'
import type { Job } from '#model/content/job.ts'
import { isoDay } from '#model/day.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readStored } from './stored-document.ts'
import { bumpVersion, writeDraft } from './write-document.ts'

const KEY = 'jobs'

const jobFormSchema = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(80, 'Keep it under 80 characters.'),
})

/** Adds a job with common defaults to the top of the draft of all jobs. */
export const addJob = mutation('editor', jobFormSchema, async (context, { title }) => {
  await context.store.transaction().execute(async (transaction) => {
    const { version, draft, published } = await readStored(transaction, KEY)
    const body = draft?.body ?? published?.body
    const jobs: unknown = body ? JSON.parse(body) : context.content.defaults().jobs
    if (!Array.isArray(jobs)) fail(409, 'The draft of the jobs is not a list. Discard it first.')
    const job = newJob(title, takenSlugs(jobs), isoDay(context.clock()))
    await bumpVersion(transaction, KEY, version)
    await writeDraft(transaction, context, KEY, JSON.stringify([job, ...jobs]))
    await audit(transaction, context, {
      action: 'content.drafted',
      subject: `content:${KEY}`,
      summary: `Created the job “${title}”`,
    })
  })
  return { message: 'The job is a draft. Fill it in, then publish it.', value: { at: '0' } }
})

function newJob(title: string, taken: Set<unknown>, today: string): Job {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const base = plain || 'job'
  let slug = base
  for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`
  return {
    slug,
    title,
    location: 'Bihar',
    type: 'Full Time',
    experience: '',
    postedOn: today,
    closesOn: null,
    open: true,
    line: '',
    tasks: ['', '', ''],
    brings: ['', ''],
    gets: ['', ''],
  }
}

function takenSlugs(jobs: { slug?: unknown }[]) {
  return new Set(jobs.map((job) => job?.slug))
}
