import { isOpen } from '#model/content/job.ts'
import { isoDay } from '#model/day.ts'
import { applicationMessages, GENERAL_APPLICATION } from '#model/leads/application.ts'
import { type Application, applicationSchema } from '#model/leads/application-schema.ts'
import { resumeRule } from '#model/leads/upload.ts'
import type { Deps } from '#server/deps.ts'
import type { LeadForm } from '#server/features/leads/lead-form.ts'

/** The form for applications, to an opening or general ones. */
export const applicationForm: LeadForm<Application> = {
  kind: 'application',
  path: '/api/applications',
  schema: applicationSchema,
  file: { field: 'resume', rule: resumeRule },
  messages: applicationMessages,
  async read(deps, { name, email, phone, opening: slug, note: details }) {
    if (slug === GENERAL_APPLICATION) return { answers: { name, email, phone, details } }
    const job = await findJob(deps, slug)
    if (!job) return { errors: { opening: applicationMessages.unknown } }
    if (isOpen(job, isoDay(deps.clock()))) {
      return { answers: { name, email, phone, opening: job.title, details } }
    }
    const { t } = await deps.content.language()
    const closed = t(applicationMessages.closed, { opening: job.title })
    return { errors: { opening: closed } }
  },
}

async function findJob({ content }: Pick<Deps, 'content'>, slug: string) {
  const jobs = await content.jobs()
  return jobs.find((job) => job.slug === slug)
}
