import { data, useLocation } from 'react-router'
import { documentAnswer } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import {
  passPersonalHeaders,
  personalHeaders,
  personalMeta,
} from '#app/site/screens/personal-page.ts'
import type { ShownOffer } from '#model/offers/shown-offer.ts'
import type { Route } from './+types/offer.ts'
import { ClosedOffer } from './closed-offer.tsx'
import { OpenOffer } from './open-offer.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const offer = await context.get(servicesContext).offers.open(key)
  return data({ offer }, { status: statusOf(offer), headers: personalHeaders })
}

export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).offers.answer(request))
}

export const headers = passPersonalHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const offer = loaderData?.offer
  const title = offer && 'text' in offer ? offer.text.title : 'Offer'
  return personalMeta(title, args)
}

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
