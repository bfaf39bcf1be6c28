import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { NewsletterForm } from '#app/site/forms/newsletter-form.tsx'
import { screenMeta } from '#app/site/screens/page-meta.ts'
import { requirePart } from '#app/site/screens/require-part.ts'
import type { Route } from './+types/newsletter.ts'
import { NewsletterWave } from './newsletter-wave.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  await requirePart(context, 'newsletter')
  const { newsletter } = await context.get(servicesContext).content.screens()
  return { text: newsletter }
}

/** Handles native posts of the newsletter forms of all pages. */
export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).newsletter.subscribe(request))
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  screenMeta(loaderData?.text, 'newsletter', args)

export default function NewsletterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { text } = loaderData
  return (
    <section className="overflow-x-clip pt-section pb-14">
      <div className="column grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <p className="label text-soft">{text.label}</p>
          <h1 id="newsletter-title" className="display text-title">
            {text.heading}
          </h1>
          <p className="max-w-[46ch] text-intro">{text.intro}</p>
        </div>
        <NewsletterForm id="newsletter" answer={actionData} />
      </div>
      <NewsletterWave seed="newsletter" />
    </section>
  )
}
