import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, open } from '#tests/e2e/fixtures.ts'
import { startOwnContent } from '#tests/fixtures/own-content.ts'
import type { Site } from '#tests/fixtures/site.ts'

/** The only file needed to add a service. */
const serviceFile = `
export const service = {
  slug: 'podcast-production', title: 'Podcast Production', lambda: 655, family: 'Video',
  line: 'Six episodes recorded, cut and sent to every directory.',
  inquiryService: 'Consulting', menuPosition: null,
}
export const page = {
  id: 'services/podcast-production', title: 'Podcast Production | Wavelength',
  description: 'Six episodes recorded, cut and sent to every directory that your listeners use.',
  blocks: [{
    type: 'page-head', label: 'Podcast Production / 655 nm', title: 'Heard to the end', lead: 'Six episodes.',
    lambda: 655, art: 'rings', action: { label: 'Get in touch', href: '/contact?service=podcast-production' },
  }],
}
`
const path = '/services/podcast-production'

/** A browser test against the built site with that file added to content/. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const site = await startOwnContent((content) =>
        writeFile(join(content, 'services', 'podcast-production.ts'), serviceFile),
      )
      await use({ origin: site.origin } as Site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

test('appears in the dropdown below the twelve services of the grid', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Show all services' }).click()
  const panel = page.locator('#services-menu')
  await expect(panel.getByRole('list').first().getByRole('link')).toHaveCount(12)
  await expect(panel.getByRole('list', { name: 'More services' }).getByRole('link')).toHaveText([
    'Startup Consultancy',
    'E-commerce Solutions',
    'Influencer Marketing',
    'Podcast Production',
  ])
  const box = await panel.boundingBox()
  expect(box?.width).toBe(700)
  expect(box?.height).toBeLessThanOrEqual(400)
  // Nothing is below the fold of the panel.
  expect(await panel.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
  await panel.getByRole('link', { name: 'Podcast Production' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Heard to the end')
})

test('is counted below the home page’s spectrum', async ({ page }) => {
  await open(page, '/')
  const scale = page.getByRole('navigation', { name: 'Services by wavelength' }).getByRole('list')
  const text = await scale.evaluate((list) => getComputedStyle(list, '::before').content)
  expect(text).toBe('"400 nm / sixteen services, one spectrum"')
})

test('appears in the overview, the footer and the sitemap', async ({ page }) => {
  await open(page, '/our-services')
  const overview = page.getByRole('main').getByRole('region', { name: 'Video' })
  await expect(overview.getByRole('link', { name: /Podcast Production/ })).toHaveAttribute(
    'href',
    path,
  )
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Our Services' })
  await expect(footer.getByRole('link')).toHaveCount(16)
  await expect(footer.getByRole('link', { name: 'Podcast Production' })).toHaveCount(1)
  const sitemap = await page.request.get('/sitemap.xml')
  expect(await sitemap.text()).toContain(`${path}</loc>`)
})

test('is selected on the contact form', async ({ page }) => {
  await open(page, path)
  await page.getByRole('main').getByRole('link', { name: 'Get in touch' }).click()
  await expect(page.getByRole('main')).toContainText('About Podcast Production')
  await expect(page.getByRole('radio', { name: 'Consulting', checked: true })).toHaveCount(1)
})

test('has a default share picture', async ({ page }) => {
  await open(page, path)
  const picture = page.locator('meta[property="og:image"]')
  const imageUrl = (await picture.getAttribute('content')) ?? ''
  expect(imageUrl).toContain('services-podcast-production')
  const response = await page.request.get(imageUrl)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/jpeg')
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('appears in the mobile menu', async ({ page }) => {
    await open(page, '/')
    await page.locator('.mobile-menu > summary').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Services', { exact: true }).click()
    await menu.getByRole('link', { name: 'Podcast Production' }).click()
    await expect(page).toHaveURL(path)
  })
})
