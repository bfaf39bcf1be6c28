/** A colour of ui/tokens.css in both schemes, as hex; its name without "--color-". */
export type ColourToken = { name: string; light: string; dark: string }

const declaration = /--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g

/** The colours that the text of tokens.css declares, in its order; those made from a hue are not among them. */
export function readColourTokens(css: string): ColourToken[] {
  return Array.from(css.matchAll(declaration), ([, name = '', light = '', dark = '']) => ({
    name,
    light,
    dark,
  }))
}
