const inFull = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const inShort = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** "$18,000" */
export function money(amount: number) {
  return inFull.format(amount)
}

/** "$18K", for the ticks of the scale. */
export function shortMoney(amount: number) {
  return inShort.format(amount)
}
