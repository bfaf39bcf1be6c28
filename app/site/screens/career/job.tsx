import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { ApplicationForm } from '#app/site/forms/application-form.tsx'
import { LeadFormIsland } from '#app/site/forms/lead-form-island.tsx'
import { FormSection } from '#app/site/screens/form-section.tsx'
import {
  notFoundMeta,
  pageMeta,
  sharePicture,
  shellOf,
  withSiteName,
} from '#app/site/screens/page-meta.ts'
import { shownFields } from '#model/leads/form-fields.ts'
import { hueOf } from '#ui/spectrum.ts'
import type { Route } from './+types/job.ts'
import { JobHead } from './job-head.tsx'
import { jobPosting } from './job-posting.ts'
import { JobStart } from './job-start.tsx'
import { JobStory } from './job-story.tsx'
import { OtherOpenings } from './other-openings.tsx'
import { readJob, toOption } from './read-jobs.ts'

/** Hue of the career screens, in nanometres. */
const LAMBDA = 620

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext)
  const [opening, people, screens, forms] = await Promise.all([
    readJob(context, params.slug),
    content.people(),
    content.screens(),
    content.forms(),
  ])
  const names = opening.job.start?.beside ?? []
  const beside = names.map((name) => people.find((one) => one.name === name) ?? { name })
  return { ...opening, beside, text: screens.career, fields: shownFields(forms.application.fields) }
}

/** Handles a native post of the form. */
export async function action({ request, context, params }: Route.ActionArgs) {
  // Throws a 404 for an unknown opening before anything is stored.
  await readJob(context, params.slug)
  return documentAnswer(await context.get(servicesContext).applications.submit(request))
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  const { job, isOpen } = loaderData
  const title = withSiteName(`${job.title}, ${job.location}`, args)
  const tags = pageMeta({ title, description: job.line }, sharePicture('career', title), args)
  const shell = shellOf(args)
  if (!shell || !isOpen) return tags
  return [...tags, jobPosting(job, shell.site, shell.siteUrl, shell.words)]
}

/** One opening and its application form; a closed opening offers a general application. */
export default function JobScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { job, beside, isOpen, openings, text, fields } = loaderData
  const invitation = isOpen ? text.opening : text.closed
  const withTitle = (text: string) => text.replace('{title}', job.title)
  return (
    <article {...hueOf(LAMBDA)}>
      <JobHead job={job} closed={isOpen ? null : text.closed.notice} />
      {job.start && <JobStart start={job.start} picture={job.picture} beside={beside} />}
      <JobStory job={job} />
      <FormSection
        id="apply"
        heading={withTitle(invitation.heading)}
        intro={withTitle(invitation.intro)}
        steps={text.steps}
        picture={job.picture}
        ground="ground-raised"
      >
        <LeadFormIsland
          name="application"
          component={ApplicationForm}
          props={{
            openings: openings.map(toOption),
            opening: isOpen ? job.slug : undefined,
            interest: isOpen ? undefined : job.title,
            afterwards: text.afterwards,
            heading: text.sent,
            fields,
            answer: actionData,
          }}
        />
      </FormSection>
      <OtherOpenings openings={openings.filter(({ slug }) => slug !== job.slug)} />
    </article>
  )
}
