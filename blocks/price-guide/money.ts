const formats = new Map<string, Intl.NumberFormat>()

/** "$18,000" in English; `tag` is the language. */
export function money(amount: number, tag: string) {
  return formatOf(tag, { maximumFractionDigits: 0 }).format(amount)
}

/** "$18K", for the ticks of the scale. */
export function shortMoney(amount: number, tag: string) {
  return formatOf(tag, { notation: 'compact', maximumFractionDigits: 1 }).format(amount)
}

/** Cached, because creating a format is slow. */
function formatOf(tag: string, options: Intl.NumberFormatOptions) {
  const key = `${tag} ${options.notation}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', ...options })
  formats.set(key, format)
  return format
}
