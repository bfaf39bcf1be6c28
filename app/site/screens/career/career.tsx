import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { ApplicationForm } from '#app/site/forms/application-form.tsx'
import { LeadFormIsland } from '#app/site/forms/lead-form-island.tsx'
import { FormSection } from '#app/site/screens/form-section.tsx'
import { PageBlocks } from '#app/site/screens/page-blocks.tsx'
import { readPage } from '#app/site/screens/page-data.ts'
import { notFoundMeta, pageMeta, sharePicture } from '#app/site/screens/page-meta.ts'
import { shownFields } from '#model/leads/form-fields.ts'
import type { Route } from './+types/career.ts'
import { OpeningList } from './opening-list.tsx'
import { readJobs, toOption } from './read-jobs.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext)
  const [page, { openings }, screens, forms] = await Promise.all([
    readPage(context, 'career'),
    readJobs(context),
    content.screens(),
    content.forms(),
  ])
  return { page, openings, text: screens.career, fields: shownFields(forms.application.fields) }
}

/** Handles a native post of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).applications.submit(request))
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  const { page } = loaderData.page
  return pageMeta(page, sharePicture(page.id, page.title), args)
}

/** Current openings, common questions and the general application form. */
export default function CareerScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, openings, text, fields } = loaderData
  return (
    <PageBlocks
      data={page}
      afterHead={<OpeningList openings={openings} text={text.openings} voices={text.voices} />}
    >
      <FormSection id="apply" {...text.general} steps={text.steps}>
        <LeadFormIsland
          name="application"
          component={ApplicationForm}
          props={{
            openings: openings.map(toOption),
            afterwards: text.afterwards,
            heading: text.sent,
            fields,
            answer: actionData,
          }}
        />
      </FormSection>
    </PageBlocks>
  )
}
