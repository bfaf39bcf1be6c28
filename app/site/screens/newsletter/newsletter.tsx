import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { NewsletterForm } from '#app/site/forms/newsletter-form.tsx'
import { screenMeta } from '#app/site/screens/page-meta.ts'
import { requirePart } from '#app/site/screens/require-part.ts'
import { readArchivePage } from '#model/newsletter/archive.ts'
import type { Route } from './+types/newsletter.ts'
import { IssueList } from './issue-list.tsx'
import { LatestIssue } from './latest-issue.tsx'
import { NewsletterWave } from './newsletter-wave.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  await requirePart(context, 'newsletter')
  const { archive, content } = context.get(servicesContext)
  const page = readArchivePage(url.searchParams)
  const [{ newsletter: text }, { issues, total }] = await Promise.all([
    content.screens(),
    archive.list(page),
  ])
  const latest = page === 1 ? issues[0] : undefined
  return { text, latest, issues: latest ? issues.slice(1) : issues, total, page }
}

/** Handles native posts of the newsletter forms of all pages. */
export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).newsletter.subscribe(request))
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  screenMeta(loaderData?.text, 'newsletter', args)

/** The form to subscribe, with the issues that everybody can read. */
export default function NewsletterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { text, latest, issues, total, page } = loaderData
  const form = <NewsletterForm id="newsletter" answer={actionData} />
  return (
    <section className="overflow-x-clip pt-section pb-14">
      <div className="column grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <p className="label text-soft">{text.label}</p>
          <h1 id="newsletter-title" className="display text-title">
            {text.heading}
          </h1>
          <p className="max-w-[46ch] text-intro">{text.intro}</p>
          {latest && form}
        </div>
        {latest ? <LatestIssue issue={latest} /> : form}
      </div>
      <IssueList issues={issues} total={total} page={page} />
      <NewsletterWave seed="newsletter" />
    </section>
  )
}
