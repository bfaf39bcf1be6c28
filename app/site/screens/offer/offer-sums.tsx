import { moneyText } from '#model/money.ts'
import type { OfferDocument } from '#model/offers/offer-document.ts'
import type { OfferTotals } from '#model/offers/offer-totals.ts'
import { useLanguage } from '#ui/language-context.ts'

/** The sum of an offer, with its tax if it has one. */
export function OfferSums({ text, totals }: { text: OfferDocument; totals: OfferTotals }) {
  const { t, tag } = useLanguage()
  const { currency, taxName, taxRate } = text
  const money = (minor: number) => moneyText(minor, currency, tag)
  const rate = new Intl.NumberFormat(tag).format(taxRate)
  return (
    <tfoot>
      {taxRate > 0 && (
        <>
          <Sum name={t('Subtotal')} sum="subtotal" amount={money(totals.subtotal)} />
          <Sum name={`${taxName || t('Tax')}, ${rate} %`} sum="tax" amount={money(totals.tax)} />
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
