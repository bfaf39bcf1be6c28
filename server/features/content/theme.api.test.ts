import { expect, test } from 'vitest'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { createDrawingVersions } from '#server/features/brand/drawings.ts'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { manifestRoutes } from './manifest.ts'

const green: Theme = { ...defaultTheme, accent: '#1f6f54', mood: 'white', scheme: 'light' }

async function setup() {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'editor')
  const { content } = admin
  async function publish(theme: unknown) {
    const { version } = await content.open({ document: 'theme' })
    return content.publish({ document: 'theme', version, body: JSON.stringify(theme) })
  }
  async function manifest() {
    const versionOf = createDrawingVersions({ ...site.site, isFile: () => true })
    const routes = manifestRoutes({ ...site.site, headers: responseHeaders(null), versionOf })
    return routes.request('/site.webmanifest')
  }
  return { ...site, content, publish, manifest }
}

test('content without a theme has the standard look', async () => {
  const { content } = await setup()
  expect((await content.open({ document: 'theme' })).value).toEqual(defaultTheme)
})

test('an editor publishes a theme, and the manifest has its colours and the name', async () => {
  const { publish, manifest, site } = await setup()
  expect((await (await manifest()).json()).theme_color).toBe('#f5f0e6')
  expect(await publish(green)).toMatchObject({ ok: true })
  const response = await manifest()
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const { name } = await site.content.site()
  expect(await response.json()).toMatchObject({
    ...{ name, short_name: name, theme_color: '#ffffff', background_color: '#ffffff' },
    icons: [
      { src: expect.stringMatching(/^\/icon-192\.png\?v=/), sizes: '192x192' },
      { sizes: '512x512' },
      { purpose: 'maskable' },
    ],
  })
})

test.each([
  ['no colour', { accent: 'green' }, 'accent'],
  ['code in a colour', { accent: '#1f6f54;}</style><script>' }, 'accent'],
  ['an unknown look', { corners: 'wavy' }, 'corners'],
  ['a face that is not there', { type: 'comic' }, 'type'],
  ['a background without text', { own: { light: { paper: '#ffffff' } } }, 'own.light.ink'],
])('%s is refused at its field, and nothing changes', async (_, change, path) => {
  const { publish, site } = await setup()
  const before = site.contentVersion()
  const answer = await publish({ ...green, ...change })
  expect(answer).toMatchObject({ ok: false, status: 422 })
  expect(Object.keys('errors' in answer ? (answer.errors ?? {}) : {})).toContain(path)
  expect(site.contentVersion()).toBe(before)
})

const media = (size: string, name: string) =>
  `/media/01932a3e-0000-7000-8000-000000000001/aaaaaaaaaaaa-${size}/${name}`

test.each([
  ['a wide logo', media('1600x400', 'logo.webp'), /Icons are square/],
  ['a dot', media('1x1', 'dot.webp'), /at least 48 × 48 pixels/],
  ['another site’s picture', 'https://other.example/icon.png', /Choose the picture again/],
  ['none', '', /required/],
  ['a film', media('640x640', 'film.mp4'), /Choose the picture again/],
])('%s is refused as icon', async (_, icon, sentence) => {
  const { publish } = await setup()
  const answer = await publish({ ...green, icon })
  expect(answer).toMatchObject({ ok: false, status: 422 })
  expect(JSON.stringify(answer)).toMatch(sentence)
})

test.each([media('640x640', 'icon.svg'), media('512x480', 'icon.webp')])(
  '"%s" is taken as icon',
  async (icon) => {
    const { publish, site } = await setup()
    expect(await publish({ ...green, icon })).toMatchObject({ ok: true })
    expect((await site.content.theme()).icon).toBe(icon)
  },
)
