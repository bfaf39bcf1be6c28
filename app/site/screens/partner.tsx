import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { LeadFormIsland } from '#app/site/forms/lead-form-island.tsx'
import { PartnerForm } from '#app/site/forms/partner-form.tsx'
import { shownFields } from '#model/leads/form-fields.ts'
import { paths } from '#model/paths.ts'
import type { Route } from './+types/partner.ts'
import { FormSection } from './form-section.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { readPage } from './page-data.ts'
import { notFoundMeta, pageMeta, sharePicture } from './page-meta.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext)
  const [page, screens, forms] = await Promise.all([
    readPage(context, 'partner'),
    content.screens(),
    content.forms(),
  ])
  return { page, text: screens.partner, fields: shownFields(forms.partner.fields) }
}

/** Handles a native post of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).partnerInquiries.submit(request))
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  const { page } = loaderData.page
  // /partner and /partners show the same screen.
  const canonical = { ...args, location: { pathname: paths.partner } }
  return pageMeta(page, sharePicture(page.id, page.title), canonical)
}

/** The partner program and its inquiry form. */
export default function PartnerScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, text, fields } = loaderData
  const { afterwards, sent, ...invitation } = text
  return (
    <PageBlocks data={page}>
      <FormSection id="partner-form" {...invitation} ground="ground-ink border-b border-line">
        <LeadFormIsland
          name="partner"
          component={PartnerForm}
          props={{ afterwards, heading: sent, fields, answer: actionData }}
        />
      </FormSection>
    </PageBlocks>
  )
}
