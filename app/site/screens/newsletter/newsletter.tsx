import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { NewsletterForm } from '#app/site/forms/newsletter-form.tsx'
import { screenMeta } from '#app/site/screens/page-meta.ts'
import { requirePart } from '#app/site/screens/require-part.ts'
import { readArchivePage } from '#model/newsletter/archive.ts'
import type { Route } from './+types/newsletter.ts'
import { IssueList } from './issue-list.tsx'
import { Letter } from './letter.tsx'
import { NewsletterWave } from './newsletter-wave.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  await requirePart(context, 'newsletter')
  const { archive, content } = context.get(servicesContext)
  const page = readArchivePage(url.searchParams)
  const [{ newsletter: text }, { issues, total }, letter] = await Promise.all([
    content.screens(),
    archive.list(page),
    archive.letter(),
  ])
  const isFirst = page === 1
  return {
    text,
    letter: isFirst ? letter : null,
    issues: issues.slice(isFirst ? 1 : 0),
    total,
    page,
  }
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
  const { text, letter, issues, total, page } = loaderData
  const form = <NewsletterForm id="newsletter" answer={actionData} />
  return (
    <section className="overflow-x-clip pt-section pb-14">
      <div className="column grid gap-x-16 gap-y-12 md:grid-cols-[5fr_6fr]">
        <div className="grid content-start gap-6">
          <p className="label text-soft">{text.label}</p>
          <h1
            id="newsletter-title"
            className="display text-[clamp(2.75rem,5.8vw,6.5rem)] leading-[0.94] wrap-break-word hyphens-auto"
          >
            {text.heading}
          </h1>
          <p className="max-w-[46ch] text-intro">{text.intro}</p>
          {letter && form}
        </div>
        {letter ? <Letter letter={letter} level="h2" /> : form}
      </div>
      <IssueList issues={issues} total={total} page={page} />
      <NewsletterWave seed="newsletter" />
    </section>
  )
}
