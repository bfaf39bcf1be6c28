import { data, redirect, useLocation } from 'react-router'
import { documentAnswer } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { notFoundMeta, pageMeta, sharePicture, withSiteName } from '#app/site/screens/page-meta.ts'
import { useSite } from '#app/use-site.ts'
import { callMessages } from '#model/calls/call.ts'
import { isStored } from '#model/form-result.ts'
import { useLanguage } from '#ui/language-context.ts'
import type { Route } from './+types/call.ts'
import { BookingForm } from './booking-form.tsx'
import { CallPanel } from './call-panel.tsx'
import { TimesForm } from './times-form.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { calls, content } = context.get(servicesContext)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const [times, screens] = await Promise.all([calls.times(query), content.screens()])
  if (!times) throw data(null, 404)
  // What is free may change at any time.
  const { booking: title, promises } = screens.contact
  return data({ times, title, promises }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await context.get(servicesContext).calls.book(request)
  if (answer.page) throw redirect(answer.page, 303)
  return documentAnswer(answer)
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  const title = withSiteName(loaderData.title, args)
  return pageMeta({ title, description: loaderData.title }, sharePicture('contact', title), args)
}

/** Free times to choose from, and the form that books one. */
export default function CallScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { search } = useLocation()
  const { site } = useSite()
  const { times, title, promises } = loaderData
  const hasChosen = actionData !== undefined || new URLSearchParams(search).has('zone')
  const isBooked = actionData !== undefined && isStored(actionData)
  const isFull = !actionData && times.days.length === 0 && !times.before && !times.after
  return (
    <div className="lg:grid lg:grid-cols-[calc(var(--to-edge)+(100vw-2*var(--to-edge))*0.6)_minmax(0,1fr)]">
      <div className="grid content-start gap-10 px-gutter pt-12 pb-section lg:ps-(--to-edge) lg:pe-16 lg:pt-20">
        <div className="grid gap-5">
          <p className="label text-soft">{site.name}</p>
          <h1 className="display text-title wrap-anywhere">{title}</h1>
          {!isBooked && !isFull && (
            <p className="max-w-[46ch] text-intro">
              {t('Choose a time that suits you. You will get an email with everything you need.')}
            </p>
          )}
        </div>
        {!isBooked && <TimesForm times={times} hasChosen={hasChosen} />}
        {isFull ? (
          <p className="max-w-[46ch] border-s-4 border-ink bg-raised px-5 py-4 font-semibold wrap-anywhere">
            {t(callMessages.full, { email: site.email })}
          </p>
        ) : (
          <BookingForm times={times} answer={actionData} action={`${search}#call-result`} />
        )}
      </div>
      <CallPanel kind={times.kind} promises={promises} />
    </div>
  )
}
