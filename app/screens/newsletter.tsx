import { data } from 'react-router'
import { NewsletterForm } from '#app/forms/newsletter-form.tsx'
import { servicesContext } from '#app/services.ts'
import { WaveArt } from '#ui/wave-art.tsx'
import type { Route } from './+types/newsletter.ts'
import { pageMeta } from './page-meta.ts'

/** Answers every newsletter box of the site as it is sent without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await context.get(servicesContext).newsletter.subscribe(request)
  const headers = answer.retryAfter ? { 'Retry-After': String(answer.retryAfter) } : undefined
  return data(answer, { status: answer.status, headers })
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Newsletter: one letter a month from Wavelength',
    description:
      'One letter a month with a piece of work, what it cost, what it changed and what we would do differently. Leave whenever you like.',
  })

export default function NewsletterScreen({ actionData }: Route.ComponentProps) {
  return (
    <section className="column grid gap-x-16 gap-y-12 py-section md:grid-cols-2">
      <div className="grid content-start gap-6">
        <p className="label text-soft">Newsletter</p>
        <h1 className="display text-title">One letter a month</h1>
        <p className="max-w-[46ch] text-lead">
          A piece of work, what it cost, what it changed, and what we would do differently. No
          tricks to keep you: every letter has a way out.
        </p>
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
