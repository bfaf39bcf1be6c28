import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { NewsletterForm } from '#app/site/forms/newsletter-form.tsx'
import { screenMeta } from '#app/site/screens/page-meta.ts'
import { WaveArt } from '#ui/wave-art.tsx'
import type { Route } from './+types/newsletter.ts'

export async function loader({ context }: Route.LoaderArgs) {
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
    <section className="column grid gap-x-16 gap-y-12 py-section md:grid-cols-2">
      <div className="grid content-start gap-6">
        <p className="label text-soft">{text.label}</p>
        <h1 id="newsletter-title" className="display text-title">
          {text.heading}
        </h1>
        <p className="max-w-[46ch] text-lead">{text.lead}</p>
      </div>
      <div className="grid content-start gap-10">
        <NewsletterForm id="newsletter" answer={actionData} />
        <WaveArt
          kind="spectrum"
          seed="newsletter"
          width={600}
          height={160}
          className="w-full"
          stroke={3}
        />
      </div>
    </section>
  )
}
