import type { StoredChoices } from './stored-import.ts'

/** Where a picture was on the old site; empty if that is nowhere. */
export function oldAddress(picture: string, { address }: Pick<StoredChoices, 'address'>) {
  const url = URL.parse(picture, address ?? undefined)
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}

/** An address in the brackets of Markdown. */
export function written(address: string) {
  return address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29')
}
