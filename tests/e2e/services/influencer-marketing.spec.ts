import { expect, open, test } from '#tests/e2e/fixtures.ts'
import { expectQuestions, expectScene, sectionOf } from './service-page.ts'

const path = '/services/influencer-marketing'

test('claims 205.4M+ profiles and 35+ metrics', async ({ page }) => {
  await open(page, path)
  const claims = sectionOf(page, 'Where we search, and how')
  for (const [figure, unit] of [
    ['205.4M+', 'profiles'],
    ['35+', 'metrics'],
  ] as const) {
    await expect(page.getByRole('main')).toContainText(`${figure} ${unit}`)
    const claim = claims.locator('dl > div').filter({ hasText: unit })
    await expect(claim.getByRole('definition')).toHaveText(figure)
  }
})

test('shows four solutions, drawn with 30, 12, 3 and 1 rings', async ({ page }) => {
  await open(page, path)
  const cards = sectionOf(page, 'Four ways to work with creators').getByRole('listitem')
  await expect(cards).toHaveCount(4)
  const rings = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelectorAll('svg > g').length),
  )
  expect(rings).toEqual([30, 12, 3, 1])
})

test('shows four steps and six reasons', async ({ page }) => {
  await open(page, path)
  const steps = sectionOf(page, 'Five weeks from list to report').getByRole('heading', { level: 3 })
  await expect(steps).toHaveText(['Find', 'Agree', 'Create', 'Measure'])
  await expect(sectionOf(page, 'Six reasons clients stay').getByRole('term')).toHaveCount(6)
  await expectQuestions(page, 'Questions about influencer marketing', 4)
  await expectScene(page)
})

test('shows its prices and links to the contact form with the service preselected', async ({
  page,
}) => {
  await open(page, path)
  const prices = sectionOf(page, 'What it costs, before creator fees').getByRole('listitem')
  await expect(prices).toHaveCount(3)
  await expect(prices.first()).toContainText('from $1,200 a project')
  const links = page.getByRole('main').getByRole('link', { name: 'Get in touch' })
  await expect(links).toHaveCount(2)
  await links.last().click()
  await expect(page).toHaveURL(/\/contact\?service=Influencer/)
  await expect(page.getByRole('main')).toContainText('About Influencer Marketing')
  await expect(page.getByRole('radio', { name: 'Digital Marketing', checked: true })).toHaveCount(1)
})

test('shows all content without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin + path)
  await expect(
    sectionOf(page, 'Four ways to work with creators').getByRole('listitem'),
  ).toHaveCount(4)
  const questions = sectionOf(page, 'Questions about influencer marketing')
  await expect(questions.getByRole('group')).toHaveCount(5)
  await context.close()
})
