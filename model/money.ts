const digitsOf = new Map<string, number>()

/** Digits of a currency's minor units: 2 for cents, 0 for yen. */
export function minorDigits(currency: string) {
  const known = digitsOf.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  digitsOf.set(currency, digits)
  return digits
}

/** An amount in minor units as a decimal number: "1500.00". */
export function decimalAmount(minor: number, currency: string) {
  const digits = minorDigits(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  if (digits === 0) return `${sign}${text}`
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** An amount in minor units as people of a language write it: "$1,500.00". */
export function moneyText(minor: number, currency: string, tag = 'en') {
  const amount = decimalAmount(minor, currency) as `${number}`
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount)
}

/** The same without a fraction that is zero: "$1,500". */
export function shortMoneyText(minor: number, currency: string) {
  const amount = decimalAmount(minor, currency) as `${number}`
  const fraction = { trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...fraction }).format(amount)
}

/** What a lead is worth, in minor units; null if that is not known. */
export function worthText(value: number | null, currency: string | null) {
  return value === null || !currency ? null : shortMoneyText(value, currency)
}

/**
 * The minor units of a typed amount, "1,500.00", "1500" or "1500,5"; null if it is none, or has more digits than the
 * currency. A comma or point before three digits separates thousands.
 */
export function readAmount(text: string, currency: string): number | null {
  const typed = text.trim().replace(/[\s'’]/g, '')
  const [, sign = '', whole = '', fraction = ''] =
    /^([-−]?)([1-9]\d{0,2}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(typed) ?? []
  const digits = minorDigits(currency)
  if (whole === '' || fraction.length > digits) return null
  const minor = Number(`${whole.replace(/[.,]/g, '')}${fraction.padEnd(digits, '0')}`)
  if (!Number.isSafeInteger(minor)) return null
  return sign && minor > 0 ? -minor : minor
}
