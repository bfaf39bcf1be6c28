import { useContext } from 'react'
import { fontAddress } from '#app/font-files.ts'
import { paletteOf } from '#model/theme/palette.ts'
import type { Theme } from '#model/theme/theme.ts'
import { themeCss } from '#model/theme/theme-css.ts'
import { typeCss } from '#model/theme/type-css.ts'
import { DocumentContext } from './document-context.ts'

/** What the theme changes of the design tokens, after the page's sheet; the editor replaces it by its attribute. */
export function ThemeStyle({ theme }: { theme: Theme }) {
  const { nonce } = useContext(DocumentContext) ?? {}
  const css = typeCss(theme, fontAddress) + themeCss(theme)
  if (css === '') return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers, checked colours and checked addresses of fonts (model/theme)
    <style data-theme="" nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
  )
}

/** The colour of a browser's own frame around the page. */
export function ThemeColors({ theme }: { theme: Theme }) {
  const { light, dark } = paletteOf(theme).grounds
  if (theme.scheme !== 'device') {
    const { paper } = theme.scheme === 'light' ? light : dark
    return <meta name="theme-color" content={paper} />
  }
  return (
    <>
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
    </>
  )
}
