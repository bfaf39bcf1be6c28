import type { Theme } from '#model/theme/theme.ts'
import type { FontFile } from '#model/theme/type-css.ts'
import { fontRoles } from '#model/theme/type-pairs.ts'

const files = import.meta.glob<string>('../ui/fonts/*/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a font, with its hash. */
export function fontAddress(file: FontFile) {
  const address = files[`../ui/fonts/${file}.woff2`]
  if (!address) throw new Error(`There is no font ${file}.`)
  return address
}

/** The fonts of every page's first screen. */
export function firstFonts({ type, fonts }: Theme) {
  return fontRoles.map((role) => {
    const own = role === 'mono' ? undefined : fonts[role]
    return own?.src ?? fontAddress(`${type}/${role}`)
  })
}
