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
import { paths } from '#model/paths.ts'
import { useLanguage } from '#ui/language-context.ts'
import type { Route } from './+types/booked-call.ts'
import { ChangeForm } from './change-form.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { calls, content } = context.get(servicesContext)
  const [call, { t }] = await Promise.all([calls.booked(request.url), content.language()])
  return data(
    { call, title: t('Your call') },
    { status: call ? 200 : 404, headers: personalHeaders },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).calls.change(request))
}

export const headers = passPersonalHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  personalMeta(loaderData?.title ?? '', args)

/** A booked call at its link, which can be moved or cancelled. */
export default function BookedCallScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { search } = useLocation()
  const { site } = useSite()
  const { call, title } = loaderData
  const isOpen = call?.state === 'booked' && !(actionData && isStored(actionData))
  return (
    <div className="column grid gap-10 pt-12 pb-section lg:pt-20">
      <div className="grid gap-5">
        <p className="label text-soft">{site.name}</p>
        <h1 className="display text-title">{title}</h1>
        {call && <CallFacts call={call} />}
      </div>
      {actionData && (
        <p
          id="answer"
          role={isStored(actionData) ? 'status' : 'alert'}
          tabIndex={-1}
          className={`max-w-[70ch] border-s-4 bg-raised px-5 py-4 font-semibold ${isStored(actionData) ? 'border-well text-well' : 'border-alarm text-alarm'}`}
        >
          {actionData.message}
        </p>
      )}
      {!actionData && !isOpen && (
        <p className="max-w-[46ch] text-intro">{t(closedText(call), { email: site.email })} </p>
      )}
      {call && isOpen && (
        <ChangeForm call={call} search={search} errors={actionData?.errors ?? {}} />
      )}
      {call?.state === 'cancelled' && (
        <p>
          <a href={paths.call} className="font-semibold underline underline-offset-6">
            {t('Book another call')}
          </a>
        </p>
      )}
    </div>
  )
}

function CallFacts({ call: { when, what, person, reference } }: { call: BookedCall }) {
  const { t } = useLanguage()
  return (
    <>
      <p className="max-w-[46ch] text-intro">{when}</p>
      <p className="text-soft">
        {person ? t('{what}, with {person}', { what, person }) : what}
        {' · '}
        {t('Your reference is {reference}.', { reference })}
      </p>
    </>
  )
}

function closedText(call: BookedCall | null) {
  if (!call) return bookedCallMessages.unknown
  return call.state === 'cancelled' ? bookedCallMessages.gone : bookedCallMessages.begun
}
