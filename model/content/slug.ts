/** Maximum characters of an id made from a name. */
const SLUG_MAX = 60

/** "Café Owner!" as "cafe-owner"; "" if nothing is left. */
export function slugOf(name: string) {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '')
}
