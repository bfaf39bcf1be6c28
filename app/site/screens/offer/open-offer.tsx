import { useSite } from '#app/use-site.ts'
import { longDate } from '#model/day.ts'
import type { FormResult } from '#model/form-result.ts'
import { priceLines } from '#model/offers/offer-blocks.ts'
import type { ReadableOffer } from '#model/offers/shown-offer.ts'
import { useLanguage } from '#ui/language-context.ts'
import { AnswerForm } from './answer-form.tsx'
import { OfferHead } from './offer-head.tsx'
import { OfferPart } from './offer-parts.tsx'
import { OfferPrices } from './offer-prices.tsx'

type OpenOfferProps = {
  offer: ReadableOffer
  /** The result of a native post. */
  answer: FormResult | undefined
  /** Where the form is posted to: the page with its key. */
  action: string
}

/** An offer that the client can read: its parts in order, and the form that accepts it. */
export function OpenOffer({ offer, answer, action }: OpenOfferProps) {
  const { blocks } = offer.text
  const lastPrices = blocks.findLastIndex(({ type }) => type === 'prices')
  return (
    <article className="offer">
      <OfferHead offer={offer} answer={answer} />
      {blocks.map((block, index) =>
        block.type === 'prices' ? (
          <OfferPrices
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered
            key={index}
            offer={offer}
            block={block}
            first={priceLines(blocks.slice(0, index)).length}
            isLast={index === lastPrices}
            values={answer?.values ?? {}}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered
          <OfferPart key={index} block={block} isFirst={index === 0} />
        ),
      )}
      <AnswerForm offer={offer} answer={answer} action={action} />
      <PrintedFoot offer={offer} />
    </article>
  )
}

/** On paper: how the offer is accepted, and who sent it. */
function PrintedFoot({ offer: { state, text } }: { offer: ReadableOffer }) {
  const { t, tag } = useLanguage()
  const { site } = useSite()
  const day = state === 'sent' && text.validUntil ? longDate(text.validUntil, tag) : null
  return (
    <div className="offer-sender hidden">
      {day && (
        <p>{t('You can accept this offer at the link in our email until {day}.', { day })}</p>
      )}
      <p className="label flex flex-wrap gap-x-[2ch]">
        {[site.name, ...site.address, site.phone.label, site.email].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}
