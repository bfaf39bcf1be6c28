import { data, useLocation } from 'react-router'
import { documentAnswer } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import {
  passPersonalHeaders,
  personalHeaders,
  personalMeta,
} from '#app/site/screens/personal-page.ts'
import { message } from '#model/language/message.ts'
import type { ShownOffer } from '#model/offers/shown-offer.ts'
import type { Route } from './+types/offer.ts'
import { ClosedOffer } from './closed-offer.tsx'
import { OpenOffer } from './open-offer.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const { offers, content } = context.get(servicesContext)
  const [offer, { t }] = await Promise.all([offers.open(key), content.language()])
  const title = 'text' in offer ? offer.text.title : t(message('Offer'))
  return data({ offer, title }, { status: statusOf(offer), headers: personalHeaders })
}

export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).offers.answer(request))
}

export const headers = passPersonalHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  personalMeta(loaderData?.title ?? '', args)

/** An offer at its link, with the form that accepts it. */
export default function OfferScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { offer } = loaderData
  return 'text' in offer ? (
    <OpenOffer offer={offer} answer={actionData} action={`${search}#answer`} />
  ) : (
    <ClosedOffer offer={offer} />
  )
}

function statusOf({ state }: ShownOffer) {
  return state === 'unknown' || state === 'withdrawn' || state === 'expired' ? 410 : 200
}
