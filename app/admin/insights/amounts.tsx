import { shortMoneyText } from '#model/money.ts'
import type { Revenue } from '#server/features/insights/won-deals.ts'

/** What deals are worth, a line for each currency, and how many they are. */
export function Amounts({ revenue: { deals, amounts } }: { revenue: Revenue }) {
  if (deals === 0) return <span className="text-soft">–</span>
  return (
    <>
      {amounts.map(({ currency, value }) => (
        <span key={currency} className="block whitespace-nowrap">
          {shortMoneyText(value, currency)}
        </span>
      ))}
      <span className="block whitespace-nowrap text-small text-soft">
        {deals === 1 ? '1 deal' : `${deals.toLocaleString('en-US')} deals`}
      </span>
    </>
  )
}
