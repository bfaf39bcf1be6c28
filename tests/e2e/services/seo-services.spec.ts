import { expect, open, test } from '#tests/e2e/fixtures.ts'
import { expectQuestions, sectionOf } from './service-page.ts'

const path = '/services/seo-services'

test('shows five metrics, twelve offers and eight services', async ({ page }) => {
  await open(page, path)
  const metrics = sectionOf(page, 'Five metrics, on one page, every month').getByRole('listitem')
  await expect(metrics).toHaveCount(5)
  for (const metric of await metrics.all()) {
    await expect(metric.getByRole('heading', { level: 3 })).toHaveCount(1)
    await expect(metric.locator('.display')).toHaveText(/\d/)
  }
  const offers = sectionOf(page, 'Twelve pieces of work').getByRole('listitem')
  await expect(offers).toHaveCount(12)
  await expect(offers.first()).toContainText('01')
  await expect(offers.last()).toContainText('12')
  const tiles = sectionOf(page, 'Eight services, by type of site').getByRole('listitem')
  await expect(tiles).toHaveCount(8)
  await expectQuestions(page, 'Questions about SEO', 4)
})

test('its contact button redirects from /contactSection to the form with SEO preselected', async ({
  page,
}) => {
  await open(page, path)
  const button = sectionOf(page, 'Eight services, by type of site').getByRole('link')
  await expect(button).toHaveAttribute('href', /^\/contactSection\?service=SEO&/)
  await button.click()
  await expect(page).toHaveURL(/\/contact\?service=SEO&from=/)
  await expect(page.getByRole('main')).toContainText('About SEO')
  await expect(page.getByRole('radio', { name: 'Digital Marketing', checked: true })).toHaveCount(1)
})

test('redirects /contactSection and keeps its query', async ({ page, site }) => {
  const response = await page.request.get('/contactSection?service=SEO', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(new URL(response.headers().location ?? '', site.origin).pathname).toBe('/contact')
  expect(response.headers().location).toContain('service=SEO')
})

test('shows prices in dollars and durations in weeks', async ({ page }) => {
  await open(page, path)
  const prices = sectionOf(page, 'What SEO costs').getByRole('listitem')
  await expect(prices).toHaveCount(4)
  await expect(prices.filter({ hasText: 'Retainer' })).toContainText('$1,200 to $3,000 a month')
  await expect(prices.filter({ hasText: 'Move' })).toContainText('8 to 11 weeks')
})

test('has structured data about the service, its prices and its questions', async ({
  page,
  site,
}) => {
  const html = await (await fetch(site.origin + path)).text()
  const [, json = ''] =
    html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? []
  const nodes: { '@type': string }[] = JSON.parse(json)['@graph']
  expect(nodes.map((node) => node['@type'])).toEqual(['Service', 'BreadcrumbList', 'FAQPage'])
  expect(nodes[0]).toMatchObject({
    name: 'SEO',
    provider: { '@type': 'Organization', name: 'Wavelength' },
    offers: expect.arrayContaining([expect.objectContaining({ name: 'Retainer' })]),
  })
  // A CSP violation would be logged to the console and fail this test.
  await open(page, path)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
})
