/** A colour from ui/tokens.css as hex in both schemes; `name` without "--color-". */
export type ColourToken = { name: string; light: string; dark: string }

const declaration = /--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g

/** The colours declared in the text of tokens.css, in order; without those derived from a hue. */
export function readColourTokens(css: string): ColourToken[] {
  return Array.from(css.matchAll(declaration), ([, name = '', light = '', dark = '']) => ({
    name,
    light,
    dark,
  }))
}
