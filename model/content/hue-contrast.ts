/** Contrast that small text needs (WCAG 1.4.3). */
export const CONTRAST_MIN = 4.5

/** From this hue on, small dark text on its filled colour has that contrast. */
export const READABLE_FROM = 470

/** Contrast of dark text on the filled colour of the shorter ones, in steps of 10 nm; hue-contrast.test.ts computes them. */
const contrasts: Record<number, number> = {
  400: 4.1,
  410: 4.1,
  420: 4.1,
  430: 4.1,
  440: 4.1,
  450: 4.2,
  460: 4.3,
}

/** The contrast of small text on the filled colour of a wavelength; null if it is enough. */
export function lowContrastAt(lambda: number) {
  return contrasts[Math.round(lambda / 10) * 10] ?? null
}
