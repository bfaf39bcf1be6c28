import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { InquiryForm } from '#app/site/forms/inquiry-form.tsx'
import { LeadFormIsland } from '#app/site/forms/lead-form-island.tsx'
import { useSite } from '#app/use-site.ts'
import type { Forms } from '#model/content/forms.ts'
import { offeredName, offeredServices } from '#model/content/offered-services.ts'
import type { Service } from '#model/content/service.ts'
import type { Site } from '#model/content/site.ts'
import { shownFields } from '#model/leads/form-fields.ts'
import { isSitePath, paths } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'
import type { Route } from './+types/contact.ts'
import { AnswerTime } from './answer-time.tsx'
import { screenMeta } from './page-meta.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, calls } = context.get(servicesContext)
  const [{ contact }, forms, takesCalls] = await Promise.all([
    content.screens(),
    content.forms(),
    calls.isOpen(),
  ])
  return { text: contact, forms, takesCalls }
}

/** Handles a native post of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).inquiries.submit(request))
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  screenMeta(loaderData?.text, 'contact', args)

export default function ContactScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { text, forms, takesCalls } = loaderData
  const { site, services } = useSite()
  const [query] = useSearchParams()
  const about = findService(services, forms, query.get('service'))
  const from = query.get('from')
  return (
    <div {...hueOf(about.lambda)}>
      <div className="bg-tint">
        <div className="column grid gap-5 pt-8 pb-10 lg:pt-10 lg:pb-14">
          <p className="label">
            {about.interest ? t('About {service}', { service: about.interest }) : text.label}
          </p>
          <h1
            className={cn(
              'display leading-[0.9] tracking-[-0.03em]',
              text.heading.length > LONG
                ? 'text-[clamp(2.125rem,6.8vw,7rem)]'
                : 'max-w-[12em] text-[clamp(2.5rem,10.6vw,10.75rem)]',
            )}
          >
            <WaveLetters text={text.heading} cycles={text.heading.length / 12} breathes />
          </h1>
        </div>
      </div>
      <div className="column grid gap-x-16 gap-y-12 pt-10 pb-section lg:grid-cols-12 lg:pt-16">
        <LeadFormIsland
          name="inquiry"
          component={InquiryForm}
          props={{
            services: offeredServices(forms, services),
            budgets: forms.inquiry.budgets,
            fields: shownFields(forms.inquiry.fields),
            service: about.option,
            interest: about.interest,
            afterwards: text.afterwards,
            heading: text.wait?.reader?.sent,
            wave: text.wave,
            source: from && isSitePath(from) ? from : undefined,
            answer: actionData,
          }}
          className="max-lg:order-1 lg:col-span-7 lg:col-start-6 lg:row-start-1"
        />
        <div className="contents content-start gap-8 lg:sticky lg:top-24 lg:col-span-5 lg:grid lg:self-start">
          {text.wait && <AnswerTime {...text.wait} />}
          <div className="grid gap-8 max-lg:order-2">
            <ul className="divide-y divide-line border-y border-line">
              {text.promises.map(({ title, line }) => (
                <li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-2 py-4">
                  <Check aria-hidden="true" className="mt-0.5 size-5 text-accent" />
                  <p>
                    <strong className="block font-semibold">{title}</strong>
                    <span className="text-small text-soft">{line}</span>
                  </p>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
              <a
                href={`mailto:${site.email}`}
                className="inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-6"
              >
                {site.email}
              </a>
              <BookingButton label={text.booking} site={site} takesCalls={takesCalls} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

type BookingButtonProps = { label: string; site: Site; takesCalls: boolean }

/** Characters of a heading from which on it is set smaller. */
const LONG = 28

/** Opens the free times, or the owner's own booking page; without both, an email that asks for a call. */
function BookingButton({ label, site, takesCalls }: BookingButtonProps) {
  const email = `mailto:${site.email}?subject=${encodeURIComponent(label)}`
  return (
    <a
      href={site.bookingUrl ?? (takesCalls ? paths.call : email)}
      rel="noopener"
      className="inline-flex min-h-12 items-center rounded-button border border-ink px-6 text-small font-semibold"
    >
      {label}
    </a>
  )
}

/** Resolves `?service=`: a service's title or slug, or one of the form's options. */
function findService(services: Service[], forms: Forms, requested: string | null) {
  const name = requested?.trim().toLowerCase()
  const service = services.find(({ title, slug }) =>
    [title.toLowerCase(), slug.toLowerCase()].includes(name ?? ''),
  )
  if (service)
    return {
      option: offeredName(forms, service),
      interest: service.title,
      lambda: service.lambda,
    }
  const option = offeredServices(forms, services).find((choice) => choice.toLowerCase() === name)
  return { option, interest: undefined, lambda: 470 }
}
