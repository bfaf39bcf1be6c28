import { hexOf, type Oklch, oklchOf } from './colour.ts'

/** `from` was chosen, `to` is shown. */
export type Shift = { what: string; from: string; to: string; why: string }

/** Notes a colour unless it looks the same as the chosen one. */
export function note(shifts: Shift[], what: string, from: string, shown: Oklch, why: string) {
  const to = hexOf(shown)
  const chosen = oklchOf(from)
  const isSame = Math.abs(chosen.l - shown.l) < 0.015 && Math.abs(chosen.c - shown.c) < 0.02
  if (!isSame) shifts.push({ what, from: from.toLowerCase(), to, why })
}
