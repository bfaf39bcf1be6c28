/** The attribute that sets the hue of an element and its content to a wavelength in nanometres (ui/spectrum.css). */
export function hueOf(lambda: number) {
  const step = Math.round(lambda / 10) * 10
  return { 'data-nm': String(Math.min(700, Math.max(400, step))) }
}
