import { moneyText } from '#model/money.ts'
import { type OfferBlockOf, priceLines } from '#model/offers/offer-blocks.ts'
import { totalsOf } from '#model/offers/offer-document.ts'
import type { ReadableOffer } from '#model/offers/shown-offer.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { chosenLines } from './chosen-lines.ts'
import type { PricedOffer } from './offer-client.ts'
import { OfferLine } from './offer-line.tsx'
import { OfferSums } from './offer-sums.tsx'

type OfferPricesProps = {
  offer: ReadableOffer
  block: OfferBlockOf<'prices'>
  /** Index of its first line in the offer. */
  first: number
  /** Of several parts with prices, the last has the total. */
  isLast: boolean
  /** The fields of an answer that was not stored. */
  values: Record<string, string>
}

/** The lines of an offer, like a receipt; below the last of them their sum. */
export function OfferPrices({ offer, block, first, isLast, values }: OfferPricesProps) {
  const { t, tag } = useLanguage()
  const { text } = offer
  const { currency, taxRate } = text
  const isOpen = offer.state === 'sent' || offer.state === 'draft'
  const chosen = chosenLines(offer, values)
  const totals = totalsOf(text, chosen)
  const prices = priceLines(text.blocks)
  const hasOptions = isOpen && prices.some(({ isOptional }) => isOptional)
  const props: PricedOffer = {
    prices: prices.map(({ quantity, price, isOptional }) => ({ quantity, price, isOptional })),
    ...{ taxRate, currency, tag },
  }
  return (
    <section
      className="offer-cost ground-raised py-section"
      {...(isLast && hasOptions && island({ name: 'offer', when: 'load', props }))}
    >
      <div className="column">
        <table className="offer-prices w-full">
          <caption className="display pb-8 text-start text-title wrap-anywhere">
            {block.title || t('Prices')}
          </caption>
          <thead className="label text-soft">
            <tr>
              <th scope="col">{t('What')}</th>
              <th scope="col">{t('Quantity')}</th>
              <th scope="col">{t('Price of one')}</th>
              <th scope="col">{t('Amount')}</th>
            </tr>
          </thead>
          <tbody>
            {block.lines.map((line, index) => (
              <OfferLine
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
                key={index}
                line={line}
                option={isOpen ? `option-${first + index}` : null}
                isChosen={chosen.includes(first + index)}
                money={(minor) => moneyText(minor, currency, tag)}
                amount={totals.lines[first + index] ?? 0}
              />
            ))}
          </tbody>
          {isLast && <OfferSums text={text} totals={totals} />}
        </table>
        {isLast && hasOptions && (
          <p className="offer-note pt-4 text-small text-soft">
            {t('Tick what you would like to add. What you tick is part of what you accept.')}
          </p>
        )}
      </div>
    </section>
  )
}
