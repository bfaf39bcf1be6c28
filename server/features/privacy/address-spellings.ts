import { addressKey } from '#server/features/newsletter/subscribe.ts'

/**
 * The possible results of the databases' `lower()` for an address. SQLite's changes ASCII letters only, so the others
 * are searched as typed, in lower case and in upper case.
 */
export function spellingsOf(address: string) {
  const forms = [address, addressKey(address), addressKey(address).toUpperCase()]
  const all = forms.flatMap((form) => [form.normalize('NFC'), form.normalize('NFD')])
  return [...new Set(all.flatMap((form) => [form.toLowerCase(), lowerAscii(form)]))]
}

function lowerAscii(text: string) {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
