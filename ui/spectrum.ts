/** The attribute that gives an element and all in it the hue of a wavelength in nanometres (ui/spectrum.css). */
export function hueOf(lambda: number) {
  const step = Math.round(lambda / 10) * 10
  return { 'data-nm': String(Math.min(700, Math.max(400, step))) }
}
