import { expect, open, test } from '#tests/e2e/fixtures.ts'
import { expectScene } from './service-page.ts'

const path = '/services/ecommerce-solutions'

test('has a hero, five benefits and six platform chips', async ({ page }) => {
  await open(page, path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/A shop two people can run/)
  const section = (name: RegExp) =>
    main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })
  const benefits = section(/^Five benefits/)
  await expect(benefits.getByRole('listitem')).toHaveCount(5)
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(5)
  await expect(section(/^Platforms/).getByRole('listitem')).toHaveText([
    'Shopify',
    'WooCommerce',
    'Magento',
    'BigCommerce',
    'Custom Node.js/React',
    'API integration',
  ])
  await expectScene(page)
})

test('has its own questions, a case, and contact links with the service', async ({ page }) => {
  await open(page, path)
  const main = page.getByRole('main')
  await expect(main.locator('details summary').nth(3)).toBeVisible()
  await expect(main.locator('a[href="/projects/saltmarsh-outfitters"]').first()).toBeVisible()
  const buttons = main.getByRole('link', { name: 'Get in touch' })
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute(
      'href',
      '/contact?service=E-commerce+Solutions&from=%2Fservices%2Fecommerce-solutions',
    )
  }
})
