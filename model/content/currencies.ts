const codes = Intl.supportedValuesOf('currency')

/** True for a currency's code (ISO 4217). */
export function isCurrency(code: string) {
  return codes.includes(code)
}

/** All currencies by name: "Euro (EUR)". */
export function currencyOptions() {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return codes
    .map((id) => ({ id, name: `${names.of(id)} (${id})` }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
