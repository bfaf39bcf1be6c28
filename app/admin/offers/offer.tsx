import { useState } from 'react'
import { adminFrom } from '#app/admin/admin-from.ts'
import { documentAction, documentLoader } from '#app/admin/content/edit/document-route.ts'
import { DocumentScreen } from '#app/admin/content/edit/document-screen.tsx'
import { EditorTitle } from '#app/admin/content/edit/editor-title.tsx'
import { leadPath } from '#model/admin-paths.ts'
import { offerKey } from '#model/content/standalone.ts'
import type { Route } from './+types/offer.ts'
import { MoneyControl, OfferCurrencyContext } from './money-control.tsx'
import { OfferDelivery } from './offer-delivery.tsx'
import { OfferFrame } from './offer-frame.tsx'
import { OfferViews } from './offer-views.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  const [data, offer] = await Promise.all([
    documentLoader(args, offerKey(id)),
    adminFrom(args).offers.open({ id }),
  ])
  return { ...data, offer }
}

export const action = (args: Route.ActionArgs) => documentAction(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.opened.title ?? 'Offer' },
]

const controls = { money: MoneyControl }

/** The editor of an offer, with its page beside the fields. */
export default function OfferScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, ...data } = loaderData
  const [currency, setCurrency] = useState(() => currencyOf(data.opened.value))
  return (
    <OfferCurrencyContext value={currency}>
      <DocumentScreen
        data={data}
        result={actionData}
        controls={controls}
        heading={
          <EditorTitle
            title={data.opened.title}
            back={{ to: leadPath(offer.leadId), name: offer.leadName }}
          />
        }
        above={(document) => (
          <OfferDelivery offer={offer} document={document} onCurrency={setCurrency} />
        )}
        beside={{
          names: { fields: 'Text', beside: 'Page' },
          show: ({ version }) => <OfferFrame offer={offer} version={version} />,
        }}
        below={() => <OfferViews offer={offer} />}
        next={() => null}
      />
    </OfferCurrencyContext>
  )
}

function currencyOf(value: unknown) {
  const { currency } = value as { currency?: unknown }
  return typeof currency === 'string' ? currency : ''
}
