import { expect, open, test } from '#tests/e2e/fixtures.ts'
import { expectQuestions, expectScene, sectionOf } from './service-page.ts'

const path = '/services/erp-services'

test('shows eight modules, six services and six strengths', async ({ page }) => {
  await open(page, path)
  const counts = {
    'Eight modules, switched on one by one': 8,
    'Six services': 6,
    'Six reasons it works': 6,
  }
  for (const [title, count] of Object.entries(counts)) {
    const items = sectionOf(page, title).getByRole('listitem')
    await expect(items, title).toHaveCount(count)
    for (const item of await items.all()) {
      await expect(item.getByRole('heading', { level: 3 })).toHaveCount(1)
      await expect(item.getByRole('paragraph')).toHaveCount(1)
    }
  }
  await expectQuestions(page, 'Questions about ERP', 4)
  await expectScene(page)
})

test('compares three technologies in a table', async ({ page }) => {
  await open(page, path)
  const table = sectionOf(page, 'Three technologies, and when to use which').getByRole('table')
  const names = table.getByRole('rowheader').locator('span:first-child')
  await expect(names).toHaveText(['Odoo', 'Salesforce', 'Zoho'])
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await expect(table.getByRole('cell').filter({ hasText: 'Up to 50' })).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('still shows which technology each value belongs to', async ({ page }) => {
    await open(page, path)
    const zoho = sectionOf(page, 'Three technologies, and when to use which')
      .getByRole('row')
      .filter({ hasText: 'Zoho' })
    await expect(zoho).toContainText('Offices and agencies')
    await expect(zoho.locator('td').first()).toHaveAttribute('data-row', 'Best for')
  })
})

test('both buttons open the contact form with the service preselected', async ({ page }) => {
  for (const name of ['Get Started', 'Contact Us']) {
    await open(page, path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/contact\?service=ERP/)
    await expect(page.getByRole('main')).toContainText('About ERP Services')
    await expect(page.getByRole('radio', { name: 'Consulting', checked: true })).toHaveCount(1)
  }
})

test('shows its prices and a related case study', async ({ page }) => {
  await open(page, path)
  const prices = sectionOf(page, 'What an ERP costs').getByRole('listitem')
  await expect(prices).toHaveCount(4)
  await expect(prices.filter({ hasText: '25 users' })).toContainText('16 to 26 weeks')
  const caseStudy = sectionOf(page, 'From pilot to whole company')
  await expect(caseStudy.getByRole('img')).toHaveAttribute('alt', /Ganga Agro/)
  await caseStudy.getByRole('link', { name: /^View Case Study ?: Ganga Agro/ }).click()
  await expect(page).toHaveURL('/projects/ganga-agro')
})
