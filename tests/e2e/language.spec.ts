import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { startOwnContent } from '#tests/fixtures/own-content.ts'
import { WORD, wordless } from '#tests/fixtures/wordless.ts'

const german = Object.values(
  JSON.parse(readFileSync('messages/de.json', 'utf8')) as Record<string, string>,
)

/** Names, file types, units and parts of addresses, and content whose text must stay (map-texts.ts). */
const allowed =
  'LinkedIn WhatsApp YouTube nm UTC MB pdf doc docx ppt pptx xls xlsx odt txt png jpg jpeg webp zip PA hello plain example no such page Your answer Full Time There templates'

const known = new Set([...german, allowed].flatMap(wordsIn))

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'
for (const word of wordsIn(months)) known.add(word)

let site: Awaited<ReturnType<typeof startOwnContent>>
test.beforeAll(async () => {
  site = await startOwnContent(
    async () => {},
    () => new Date('2026-11-28T09:00:00Z'),
    (content) => wordless(content, 'de'),
  )
})
test.afterAll(() => site.stop())

test('no page and no error of a form has an English word in German', async () => {
  const paths = new Set(['/', '/contact', '/newsletter', '/no-such-page'])
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    const html = await (await fetch(site.origin + path)).text()
    for (const link of linksIn(html)) paths.add(link)
    note(path, html)
  }
  for (const path of ['/contact', '/partner', '/career', '/newsletter']) {
    const body = new FormData()
    body.set('email', 'x')
    const headers = { origin: site.origin }
    note(
      `POST ${path}`,
      await (await fetch(site.origin + path, { method: 'POST', body, headers })).text(),
    )
  }
  expect(found).toEqual({})
  expect(paths.size).toBeGreaterThan(20)

  function note(path: string, html: string) {
    expect(html, path).toContain('<html lang="de"')
    const words = wordsOnPage(html).filter((word) => !known.has(word))
    if (words.length > 0) found[path] = [...new Set(words)]
  }
})

test('a form says its errors in German, in the browser too', async ({ page }) => {
  await page.goto(`${site.origin}/contact`)
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Bitte berichtigen Sie die markierten Felder und senden Sie das Formular noch einmal ab.',
  )
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus').first()).toBeVisible()
})

function linksIn(html: string) {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
}

/** The words of the visible texts and of the attributes that people read or hear. */
function wordsOnPage(html: string) {
  const page = html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
  const attributes = page.matchAll(
    /\s(?:aria-label|aria-roledescription|alt|title|placeholder)="([^"]*)"/g,
  )
  const texts = page.replace(/<[^>]*>/g, ' ')
  return [texts, ...Array.from(attributes, ([, text = '']) => text)].flatMap(wordsIn)
}

function wordsIn(text: string) {
  const plain = text.replace(/&#?\w+;/g, ' ')
  return (plain.match(/\p{L}{2,}/gu) ?? []).filter((word) => word !== WORD)
}
