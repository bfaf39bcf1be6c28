import { data, useLocation } from 'react-router'
import { documentAnswer } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import {
  passPersonalHeaders,
  personalHeaders,
  personalMeta,
} from '#app/site/screens/personal-page.ts'
import { useSite } from '#app/use-site.ts'
import { type BookedCall, bookedCallMessages } from '#model/calls/booked-call.ts'
import { isStored } from '#model/form-result.ts'
import { message } from '#model/language/message.ts'
import { paths } from '#model/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'
import type { Route } from './+types/booked-call.ts'
import { CallTicket } from './call-ticket.tsx'
import { ChangeForm } from './change-form.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { calls, content } = context.get(servicesContext)
  const [call, { t }] = await Promise.all([calls.booked(request.url), content.language()])
  return data(
    { call, title: t(titles[call?.state ?? 'unknown']) },
    { status: call ? 200 : 404, headers: personalHeaders },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).calls.change(request))
}

export const headers = passPersonalHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  personalMeta(loaderData?.title ?? '', args)

const titles = {
  booked: message('Your call is booked'),
  cancelled: message('Your call is cancelled'),
  begun: message('Your call'),
  held: message('Your call'),
  'no-show': message('Your call'),
  unknown: message('Your call'),
} as const

/** A booked call at its link: where a booking ends, and where it can be moved or cancelled. */
export default function BookedCallScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { search } = useLocation()
  const { site } = useSite()
  const { call, title } = loaderData
  return (
    <div className="column grid gap-10 pt-12 pb-section lg:pt-20">
      <div className="grid gap-5">
        <p className="label text-soft">{site.name}</p>
        <h1 className="display text-title wrap-anywhere">{title}</h1>
        {call?.state !== 'cancelled' && (
          <p className="max-w-[46ch] text-intro">{t(introOf(call), { email: site.email })}</p>
        )}
      </div>
      {actionData && (
        <p
          id="answer"
          role={isStored(actionData) ? 'status' : 'alert'}
          tabIndex={-1}
          className={`max-w-[70ch] scroll-mt-28 border-s-4 bg-raised px-5 py-4 font-semibold ${isStored(actionData) ? 'border-well text-well' : 'border-alarm text-alarm'}`}
        >
          {actionData.message}
        </p>
      )}
      {call && <CallTicket call={call} />}
      {call?.state === 'booked' && <ChangeForm call={call} search={search} answer={actionData} />}
      {call?.state === 'cancelled' && (
        <div>
          <ButtonLink href={paths.call}>{t('Book another call')}</ButtonLink>
        </div>
      )}
    </div>
  )
}

function introOf(call: BookedCall | null) {
  if (!call) return bookedCallMessages.unknown
  return call.state === 'booked' ? bookedCallMessages.keep : bookedCallMessages.begun
}
