import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { startFixtureSite } from '#tests/e2e/fixtures.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { publish, shownPage } from './editor.ts'
import { expect, open, signInAt, test } from './fixtures.ts'

// Publishing what cannot be published is answered with 422.
test.use({ expectedMessages: ['status of 422'] })

/** The colour of an element of a page, with its alpha if it has one. */
const colourOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element)[name as never], property)

const fontOf = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).fontFamily).catch(() => '')

test('a look is chosen in the page beside it, and visitors see it once it is published', async ({
  page,
  context,
}) => {
  test.slow()
  const site = await startFixtureSite({
    env: { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword },
  })
  try {
    await signInAt(page, site.origin)
    await open(page, `${site.origin}/admin/content/settings?document=theme`)
    const shown = shownPage(page)
    // Asked while the frame loads, there is no answer.
    const paper = () =>
      shown
        .locator('html')
        .evaluate((html) => getComputedStyle(html).backgroundColor)
        .catch(() => '')
    const accent = page.getByLabel('Accent colour', { exact: true })
    await expect.poll(paper).toBe('rgb(245, 240, 230)')

    await test.step('what is chosen is seen at once, and what had to be moved is said', async () => {
      await page.getByLabel('Background').selectOption({ label: 'White' })
      await expect.poll(paper).toBe('rgb(255, 255, 255)')
      await accent.fill('#ffe600')
      await expect(page.getByText(/Accent text on light backgrounds: #/)).toBeVisible()
      await page.getByRole('button', { name: 'Dark', exact: true }).click()
      await expect.poll(paper).toBe('rgb(21, 21, 21)')
      await page.getByRole('button', { name: 'Light', exact: true }).click()
      await page.getByLabel('Background').selectOption({ label: 'Warm paper' })
      await expect.poll(paper).toBe('rgb(245, 240, 230)')
    })

    await test.step('a colour that is none is refused at its field', async () => {
      await accent.fill('green')
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(accent).toHaveAccessibleDescription(/Enter a colour as # and six digits/)
      await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
    })

    await test.step('a font of one’s own replaces that of the titles, and one without digits is refused', async () => {
      const upload = page.getByLabel('Upload the font: Titles')
      await upload.setInputFiles('ui/fonts/warm/display-extended.woff2')
      await expect(page.getByText('This font has no digits')).toBeVisible()
      await upload.setInputFiles('ui/fonts/warm/display.woff2')
      await expect(page.getByText('“Fraunces” is ready.')).toBeVisible()
      await expect.poll(() => fontOf(shown.locator('h1'))).toMatch(/^"Own display"/)
      await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
      await page.getByRole('button', { name: 'Remove the font: Titles' }).click()
      await expect(upload).toBeAttached()
    })

    await test.step('every public page has the look, without a message of the browser', async () => {
      await accent.fill('#1f6f54')
      await page.getByLabel('Background').selectOption({ label: 'White' })
      await page.getByLabel('Colours of services').selectOption({ label: 'The accent' })
      await page.getByLabel('Logo: kind').selectOption({ label: 'The name' })
      await page.getByLabel('Corners').selectOption({ label: 'Sharp' })
      await page.getByRole('radio', { name: 'Instrument Serif' }).check()
      await expect.poll(() => fontOf(shown.locator('h1'))).toMatch(/^"Instrument Serif"/)
      await publish(page)
      const visitor = await context.newPage()
      await visitor.goto(`${site.origin}/contact`)
      expect(await colourOf(visitor, 'html', 'backgroundColor')).toBe('rgb(255, 255, 255)')
      expect(await colourOf(visitor, 'main form button[type=submit]', 'borderRadius')).toBe('0px')
      await expect(visitor.locator('meta[name=theme-color]').first()).toHaveAttribute(
        'content',
        '#ffffff',
      )
      const home = visitor.locator('header a').first()
      await expect(home.locator('svg')).toHaveCount(0)
      await expect(home).toHaveAccessibleName('Plain Agency')
      const icon = await visitor.request.get(`${site.origin}/favicon.svg`)
      expect(await icon.text()).toMatch(/fill="#1f6f5\d"/)
      const faces = await visitor.evaluate(() =>
        [...document.fonts].filter((face) => face.status === 'loaded').map(({ family }) => family),
      )
      expect(faces).toEqual(expect.arrayContaining(['Instrument Serif', 'Source Serif 4']))
      expect(faces.join()).not.toContain('Anybody')
      const preloaded = await visitor
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      const loaded = await visitor.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.woff2')),
      )
      expect(new Set(loaded)).toEqual(new Set(preloaded))
      await visitor.goto(site.origin)
      expect(await visitor.content()).not.toMatch(/\b\d{3} nm\b/)
      await visitor.close()
    })
  } finally {
    await site.stop()
  }
})
