import { expect, test } from 'vitest'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import { errorLook, errorPage } from './error-page.ts'

const page = { status: 500, title: 'Out of order', sentence: 'Try again.' }
const language = languageOf('en')

async function shownIn(theme: Theme) {
  const response = errorPage(page, {}, { language, theme })
  return { html: await response.text(), policy: response.headers.get('content-security-policy') }
}

test('an error page has the paper and ink of the theme, in the schemes that it has', async () => {
  expect((await shownIn(defaultTheme)).html).toContain(
    'color-scheme:light dark;background:light-dark(#f5f0e6,',
  )
  const own = {
    light: { paper: '#ffffff', ink: '#102030' },
    dark: { paper: '#000000', ink: '#e0f0ff' },
  }
  const { html } = await shownIn({ ...defaultTheme, own, scheme: 'dark' })
  expect(html).toContain('color-scheme:dark;background:light-dark(#ffffff,#000000)')
  expect(html).toContain('color:light-dark(#102030,#e0f0ff)')
})

test('its policy allows the style of its own theme alone', async () => {
  const { policy } = await shownIn(defaultTheme)
  expect(policy).toMatch(/style-src 'sha256-/)
  expect((await shownIn({ ...defaultTheme, mood: 'white' })).policy).not.toBe(policy)
})

test('while the content cannot be read, the page is plain and in English', async () => {
  const theme = async () => Promise.reject(new Error('gone'))
  const look = await errorLook({ language: async () => languageOf('de'), theme })
  expect(look).toEqual({ language: languageOf('en'), theme: defaultTheme })
})
