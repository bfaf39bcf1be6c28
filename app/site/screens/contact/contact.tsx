import { useSearchParams } from 'react-router'
import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { InquiryForm } from '#app/site/forms/inquiry-form.tsx'
import { LeadFormIsland } from '#app/site/forms/lead-form-island.tsx'
import { screenMeta } from '#app/site/screens/page-meta.ts'
import { useSite } from '#app/use-site.ts'
import type { Forms } from '#model/content/forms.ts'
import { offeredName, offeredServices } from '#model/content/offered-services.ts'
import type { Service } from '#model/content/service.ts'
import { shownFields } from '#model/leads/form-fields.ts'
import { isSitePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'
import type { Route } from './+types/contact.ts'
import { Promises } from './promises.tsx'
import { TransmissionPanel, TransmissionStrip } from './transmission-panel.tsx'

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
      <div className="lg:grid lg:grid-cols-[calc(var(--to-edge)+(100vw-2*var(--to-edge))*0.4807)_minmax(0,1fr)] lg:grid-rows-[auto_minmax(calc(var(--panel)-4.5rem-(100vw-2*var(--to-edge))*0.0725),auto)_1fr] lg:[--panel:max(100svh-var(--spacing-header),35rem)] lg:before:col-start-2 lg:before:row-[1/3] lg:before:bg-tint">
        <div className="relative z-1 grid gap-4 px-gutter pt-8 max-lg:bg-tint lg:col-[1/3] lg:row-start-1 lg:ps-(--to-edge) lg:pt-10">
          <p className="label">
            {about.interest ? t('About {service}', { service: about.interest }) : text.label}
          </p>
          <h1
            className={cn(
              'display leading-[0.9] tracking-[-0.03em]',
              text.heading.length > ONE_LINE
                ? 'text-[clamp(2.125rem,8.6vw,4.5rem)] lg:max-w-[54vw] lg:text-[6.6vw]'
                : 'text-[clamp(2.5rem,10.6vw,6rem)] lg:text-[calc((100vw-2*var(--to-edge))/12.4)] lg:whitespace-nowrap',
            )}
          >
            <WaveLetters text={text.heading} cycles={text.heading.length / 12} breathes />
          </h1>
        </div>
        {/* Stays in view beside the form, without what the heading needs; the promises come over its lower part. */}
        <TransmissionPanel
          text={text.heading}
          wait={text.wait}
          hours={site.answer.hours}
          className="[--reader:44vw] lg:sticky lg:top-[calc(var(--spacing-header)-9.5rem)] lg:col-start-2 lg:row-[1/4] lg:h-(--panel) lg:[--reader:min((100svh-17.5rem-7.6vw)/0.9,44vw)]"
        />
        <div className="group px-gutter pb-12 lg:col-start-1 lg:row-[2/4] lg:ps-(--to-edge) lg:pe-16 lg:pt-12 lg:pb-24">
          <TransmissionStrip text={text.heading} />
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
            className="line-fields"
          />
        </div>
        <Promises
          text={text}
          site={site}
          takesCalls={takesCalls}
          className="relative border-t-2 border-ink px-gutter pt-2 pb-16 lg:col-start-2 lg:flex lg:flex-col lg:row-start-3 lg:ps-8 lg:pe-(--to-edge) lg:pb-24"
        />
      </div>
    </div>
  )
}

/** Characters of a heading that fit into one line on large screens, before the form and the reader. */
const ONE_LINE = 26

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
