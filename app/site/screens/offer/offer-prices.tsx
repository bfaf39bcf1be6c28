import { moneyText } from '#model/money.ts'
import { offerTotals } from '#model/offers/offer-totals.ts'
import type { ReadableOffer } from '#model/offers/shown-offer.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import type { PricedOffer } from './offer-client.ts'

/** Id of the form that accepts the offer; the checkboxes of optional lines belong to it. */
export const answerFormId = 'accept'

type OfferPricesProps = {
  offer: ReadableOffer
  /** The fields of an answer that was not stored. */
  values: Record<string, string>
}

/** The lines of an offer with their sum, like a receipt. */
export function OfferPrices({ offer, values }: OfferPricesProps) {
  const { t, tag } = useLanguage()
  const { text, state } = offer
  const { prices, currency, taxName, taxRate } = text
  const isOpen = state === 'sent' || state === 'draft'
  const chosen = isOpen
    ? prices.flatMap((_, index) => (values[`option-${index}`] ? [index] : []))
    : offer.chosen
  const totals = offerTotals(text, chosen)
  const hasOptions = isOpen && prices.some(({ isOptional }) => isOptional)
  const money = (minor: number) => moneyText(minor, currency, tag)
  const count = (quantity: number) => new Intl.NumberFormat(tag).format(quantity)
  const props: PricedOffer = {
    prices: prices.map(({ quantity, price, isOptional }) => ({ quantity, price, isOptional })),
    ...{ taxRate, currency, tag },
  }
  return (
    <section
      className="ground-raised py-section"
      {...(hasOptions && island({ name: 'offer', when: 'load', props }))}
    >
      <div className="column">
        <table className="offer-prices w-full">
          <caption className="display pb-8 text-start text-title">{t('Prices')}</caption>
          <thead className="label text-soft">
            <tr>
              <th scope="col">{t('What')}</th>
              <th scope="col">{t('Quantity')}</th>
              <th scope="col">{t('Price of one')}</th>
              <th scope="col">{t('Amount')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((line, index) => {
              const isChosen = chosen.includes(index)
              return (
                <tr
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
                  key={index}
                  className={!isOpen && line.isOptional && !isChosen ? 'text-soft' : undefined}
                >
                  <th scope="row">
                    <LineName
                      line={line}
                      option={isOpen ? `option-${index}` : null}
                      isChosen={isChosen}
                    />
                  </th>
                  <td>
                    {count(line.quantity)} {line.unit}
                  </td>
                  <td>{money(line.price)}</td>
                  <td>{money(totals.lines[index] ?? 0)}</td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            {taxRate > 0 && (
              <>
                <Sum name={t('Subtotal')} sum="subtotal" amount={money(totals.subtotal)} />
                <Sum
                  name={`${taxName || t('Tax')}, ${count(taxRate)} %`}
                  sum="tax"
                  amount={money(totals.tax)}
                />
              </>
            )}
            <tr className="offer-total display">
              <th scope="row" colSpan={3}>
                {t('Total')}
              </th>
              <td data-sum="total" aria-live="polite">
                {money(totals.total)}
              </td>
            </tr>
          </tfoot>
        </table>
        {hasOptions && (
          <p className="offer-note pt-4 text-small text-soft">
            {t('Tick what you would like to add. What you tick is part of what you accept.')}
          </p>
        )}
      </div>
    </section>
  )
}

type LineNameProps = {
  line: ReadableOffer['text']['prices'][number]
  /** Name of the checkbox of an optional line; null once the offer is answered. */
  option: string | null
  isChosen: boolean
}

function LineName({ line: { text, isOptional }, option, isChosen }: LineNameProps) {
  const { t } = useLanguage()
  if (!isOptional) return text
  const note = option !== null ? t('Optional') : isChosen ? t('Chosen') : t('Not chosen')
  const name = (
    <span>
      {text} <span className="label text-soft">{note}</span>
    </span>
  )
  if (option === null) return name
  return (
    <label className="flex items-center gap-3">
      <input
        type="checkbox"
        form={answerFormId}
        name={option}
        value="yes"
        defaultChecked={isChosen}
        className="size-5 flex-none"
      />
      {name}
    </label>
  )
}

type SumProps = { name: string; sum: 'subtotal' | 'tax'; amount: string }

function Sum({ name, sum, amount }: SumProps) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td data-sum={sum}>{amount}</td>
    </tr>
  )
}
