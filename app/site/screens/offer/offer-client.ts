import { moneyText } from '#model/money.ts'
import { type OfferTotals, offerTotals } from '#model/offers/offer-totals.ts'

/** What the browser needs to add up an offer; its words are those of the language `tag`. */
export type PricedOffer = Parameters<typeof offerTotals>[0] & { currency: string; tag: string }

/** The button that prints the offer; with `props`, the prices with optional lines. */
export function mountOffer(element: HTMLElement, props: PricedOffer | Record<string, never>) {
  if ('prices' in props) return mountTotals(props as PricedOffer)
  // The dialog saves PDF files, too.
  element.querySelector('button')?.addEventListener('click', () => print())
}

/** Shows what the offer costs with the optional lines that are ticked. */
function mountTotals({ currency, tag, ...offer }: PricedOffer) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.offer-prices input')]
  const sums = document.querySelectorAll<HTMLElement>('[data-sum]')
  const show = () => {
    const chosen = boxes.flatMap(({ checked, name }) =>
      checked ? Number(name.replace('option-', '')) : [],
    )
    const totals = offerTotals(offer, chosen)
    for (const sum of sums) {
      const name = sum.dataset.sum as keyof Omit<OfferTotals, 'lines'>
      sum.textContent = moneyText(totals[name], currency, tag)
    }
  }
  for (const box of boxes) box.addEventListener('change', show)
  // The browser may have kept what was ticked before.
  show()
}
