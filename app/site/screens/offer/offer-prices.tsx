import { moneyText } from '#model/money.ts'
import { offerTotals } from '#model/offers/offer-totals.ts'
import type { ReadableOffer } from '#model/offers/shown-offer.ts'
import { useLanguage } from '#ui/language-context.ts'

/** Id of the form that accepts the offer; the checkboxes of optional lines belong to it. */
export const answerFormId = 'accept'

/** The lines of an offer with their sum, like a receipt. */
export function OfferPrices({ offer }: { offer: ReadableOffer }) {
  const { t, tag } = useLanguage()
  const { text, chosen, state } = offer
  const { prices, currency, taxName, taxRate } = text
  const totals = offerTotals(text, chosen)
  const money = (minor: number) => moneyText(minor, currency, tag)
  const isOpen = state === 'sent' || state === 'draft'
  const count = (quantity: number) => new Intl.NumberFormat(tag).format(quantity)
  return (
    <section className="ground-raised py-section">
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
            {prices.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
              <tr key={index}>
                <th scope="row">
                  {line.isOptional && isOpen ? (
                    <label className="flex min-h-11 items-center gap-3">
                      <input
                        type="checkbox"
                        form={answerFormId}
                        name={`option-${index}`}
                        value="yes"
                        className="size-5"
                      />
                      <span>
                        {line.text} <span className="label text-soft">{t('Optional')}</span>
                      </span>
                    </label>
                  ) : (
                    <>
                      {line.text}{' '}
                      {line.isOptional && (
                        <span className="label text-soft">
                          {chosen.includes(index) ? t('Chosen') : t('Not chosen')}
                        </span>
                      )}
                    </>
                  )}
                </th>
                <td data-label={t('Quantity')}>
                  {count(line.quantity)} {line.unit}
                </td>
                <td data-label={t('Price of one')}>{money(line.price)}</td>
                <td>{money(totals.lines[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {taxRate > 0 && (
              <>
                <Sum name={t('Subtotal')} amount={money(totals.subtotal)} />
                <Sum
                  name={`${taxName || t('Tax')}, ${count(taxRate)} %`}
                  amount={money(totals.tax)}
                />
              </>
            )}
            <tr className="offer-total display">
              <th scope="row" colSpan={3}>
                {t('Total')}
              </th>
              <td>{money(totals.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td>{amount}</td>
    </tr>
  )
}
