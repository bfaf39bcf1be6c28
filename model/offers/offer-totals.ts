/** Amounts in minor units. `lines`: of all lines in order. */
export type OfferTotals = {
  lines: number[]
  /** Of the lines that are not optional, and of those that are chosen. */
  subtotal: number
  tax: number
  total: number
}

type Priced = {
  prices: { quantity: number; price: number; isOptional: boolean }[]
  /** In percent. */
  taxRate: number
}

/**
 * The sums of an offer, with the optional lines at these indexes. Each line is rounded, then the tax of the subtotal,
 * half a unit away from zero.
 */
export function offerTotals({ prices, taxRate }: Priced, chosen: readonly number[] = []) {
  const lines = prices.map(({ quantity, price }) => rounded(hundredths(quantity) * BigInt(price)))
  const counted = lines.filter((_, index) => !prices[index]?.isOptional || chosen.includes(index))
  const subtotal = counted.reduce((sum, amount) => sum + amount, 0n)
  const tax = rounded(subtotal * hundredths(taxRate), 10_000n)
  return {
    lines: lines.map(Number),
    subtotal: Number(subtotal),
    tax: Number(tax),
    total: Number(subtotal + tax),
  } satisfies OfferTotals
}

/** Quantities and rates have two digits at most, which a float holds inexactly but rounds to. */
function hundredths(value: number) {
  return BigInt(Math.round(value * 100))
}

function rounded(amount: bigint, divisor = 100n) {
  const half = amount < 0n ? -divisor / 2n : divisor / 2n
  return (amount + half) / divisor
}
