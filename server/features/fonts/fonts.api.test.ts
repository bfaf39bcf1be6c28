import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultTheme } from '#model/theme/theme.ts'
import { createDrawingVersions } from '#server/features/brand/drawings.ts'
import { projectFile } from '#server/platform/project-file.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { fontRoutes } from './routes.ts'

const DAY = 86_400_000

function fontOf(name: string) {
  return readFileSync(projectFile(`ui/fonts/${name}.woff2`))
}

function fileOf(bytes: Uint8Array | string, name = 'Brand Grotesk.woff2') {
  return new File([bytes as BlobPart], name)
}

async function setup() {
  let now = new Date('2026-11-02T10:00:00Z')
  const test = await openTestSite({ clock: () => now })
  const { admin } = await signIn(test, 'editor')
  const routes = fontRoutes({ ...test.site, headers: {} })
  const upload = async (name: string) => {
    const answer = await admin.media.uploadFont({ file: fileOf(fontOf(name)) })
    if (!answer.ok) throw new Error(answer.message)
    return answer.value
  }
  const publish = async (fonts: object) => {
    const { version } = await admin.content.open({ document: 'theme' })
    const body = JSON.stringify({ ...defaultTheme, fonts })
    return admin.content.publish({ document: 'theme', version, body })
  }
  const waitDay = () => {
    now = new Date(now.getTime() + DAY + 1)
  }
  return { ...test, admin, routes, upload, publish, waitDay }
}

test('an uploaded font is served for a year at the address of its content, and kept once', async () => {
  const { admin, routes, rows, upload } = await setup()
  const display = await upload('technical/display')
  const response = await routes.request(display.src)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(fontOf('technical/display'))
  const again = await admin.media.uploadFont({
    file: fileOf(fontOf('technical/display'), 'other.woff2'),
  })
  expect(again).toMatchObject({ ok: true, value: display })
  expect(await rows('fonts')).toHaveLength(1)
  expect((await rows('audit_log')).filter(({ action }) => action === 'media.font-added')).toEqual([
    expect.objectContaining({ summary: 'Uploaded the font “Brand Grotesk.woff2”' }),
  ])
  expect((await routes.request(display.src.replace(/.{6}\.woff2$/, '000000.woff2'))).status).toBe(
    404,
  )
})

test('two uploads of the same font at once keep one file', async () => {
  const { rows, upload, site } = await setup()
  await Promise.all([upload('warm/text'), upload('warm/text'), upload('warm/text')])
  expect(await rows('fonts')).toHaveLength(1)
  await site.sweepFiles()
  expect(await rows('fonts')).toHaveLength(1)
})

test('share pictures are set in the display font of the theme', async () => {
  const { site, upload, publish } = await setup()
  const versionOf = createDrawingVersions({
    ...{ ...site, isFile: () => false },
    shareTitle: async () => 'A title',
  })
  const before = await versionOf('/pictures/share/any.jpg')
  expect(await publish({ display: await upload('warm/display') })).toMatchObject({ ok: true })
  expect(await versionOf('/pictures/share/any.jpg')).not.toBe(before)
})

test.each([
  ['text', fileOf('no font'), 'This file is no font that can be read. Export it again as WOFF2.'],
  [
    'a damaged font',
    fileOf(fontOf('warm/text').subarray(0, 9_000)),
    'This file is no font that can be read. Export it again as WOFF2.',
  ],
  [
    'a font without digits',
    fileOf(fontOf('warm/text-extended')),
    'This font has no digits, so prices and telephone numbers could not be set in it.',
  ],
  [
    'another format',
    fileOf('OTTO', 'a.otf'),
    'Choose a .woff2 file. Other fonts can be converted to it.',
  ],
  ['an empty file', fileOf(''), expect.any(String)],
  [
    'a large file',
    fileOf(new Uint8Array(2 * 1024 * 1024 + 1)),
    'This font is larger than 2 MB. Make one that has only the letters of your language.',
  ],
])('%s is refused with a sentence, and nothing is kept', async (_, file, message) => {
  const { admin, rows } = await setup()
  expect(await admin.media.uploadFont({ file })).toMatchObject({
    ...{ ok: false, status: 422, errors: { file: message } },
  })
  expect(await rows('fonts')).toHaveLength(0)
})

test.each([
  { src: 'https://elsewhere.test/a.woff2' },
  { src: '/fonts/00000000000000000000000000000000.woff2);x:url(y' },
  { name: 'A"}</style>' },
  { weight: '400;}' },
])('a theme with %o is refused', async (change) => {
  const { upload, publish } = await setup()
  const text = { ...(await upload('warm/text')), ...change }
  expect(await publish({ text })).toMatchObject({ ok: false, status: 422 })
})

test('a font that no version of the theme has is deleted after a day', async () => {
  const { site, rows, upload, publish, waitDay } = await setup()
  const kept = await upload('warm/text')
  await upload('warm/display')
  await publish({ text: kept })
  await publish({})
  await site.cleanFonts()
  expect(await rows('fonts')).toHaveLength(2)
  waitDay()
  await site.cleanFonts()
  // The history has it.
  expect((await rows('fonts')).map(({ id }) => `/fonts/${id}.woff2`)).toEqual([kept.src])
})
