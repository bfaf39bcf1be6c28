/** Codes that have a name, but are no country: groups of them, and codes for tests. */
const groups = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** True for a country's code (ISO 3166-1 alpha-2), but not for one that was given up. */
export function isCountry(code: string) {
  if (!/^[A-Z]{2}$/.test(code) || groups.includes(code)) return false
  return names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code
}

/** All countries by name. */
export function countryOptions() {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountry)
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
