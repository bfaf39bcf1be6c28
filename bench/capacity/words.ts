import { formatNumber } from '#bench/table.ts'

/** 1,234 or 5.6 million, in two digits above ten thousand. */
export function count(value: number) {
  if (value < 10_000) return Math.round(value).toLocaleString('en')
  const rounded = Number(value.toPrecision(2))
  if (rounded < 1_000_000) return rounded.toLocaleString('en')
  return `${(rounded / 1_000_000).toLocaleString('en')} million`
}

/** Two digits: 0.012, 1.4, 140, 14,000. */
export function short(value: number) {
  const rounded = Number(value.toPrecision(2))
  return rounded >= 1_000 ? rounded.toLocaleString('en') : formatNumber(rounded)
}
