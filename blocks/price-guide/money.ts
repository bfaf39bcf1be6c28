const formats = new Map<string, Intl.NumberFormat>()

/** "$18,000" in English and US dollars; `tag` is the language. */
export function money(amount: number, tag: string, currency: string) {
  return formatOf(tag, currency, { maximumFractionDigits: 0 }).format(amount)
}

/** "$18K", for the ticks of the scale. */
export function shortMoney(amount: number, tag: string, currency: string) {
  return formatOf(tag, currency, { notation: 'compact', maximumFractionDigits: 1 }).format(amount)
}

/** Cached, because creating a format is slow. */
function formatOf(tag: string, currency: string, options: Intl.NumberFormatOptions) {
  const key = `${tag} ${currency} ${options.notation}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, ...options })
  formats.set(key, format)
  return format
}
