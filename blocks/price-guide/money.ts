const fullFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const compactFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** "$18,000" */
export function money(amount: number) {
  return fullFormat.format(amount)
}

/** "$18K", for the ticks of the scale. */
export function shortMoney(amount: number) {
  return compactFormat.format(amount)
}
