import { readFile } from 'node:fs/promises'
import { readColourTokens } from '../../ui/colour-tokens.ts'

export type Colours = { paper: string; ink: string }

/** The paper and ink colours of each scheme, from ui/tokens.css. */
export async function readColours(): Promise<{ light: Colours; dark: Colours }> {
  const css = await readFile(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
  const tokens = readColourTokens(css)
  const find = (name: string, scheme: 'light' | 'dark') => {
    const token = tokens.find((one) => one.name === name)
    if (!token) throw new Error(`ui/tokens.css has no --color-${name} for light and dark.`)
    return token[scheme]
  }
  return {
    light: { paper: find('paper', 'light'), ink: find('ink', 'light') },
    dark: { paper: find('paper', 'dark'), ink: find('ink', 'dark') },
  }
}
