import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, mounted, open, test } from '#tests/e2e/fixtures.ts'

for (const [layout, image] of [
  ['picture', 'A desk'],
  ['drawing', null],
  ['type', null],
] as const) {
  test(`an opening with the layout ${layout} is readable at every width`, async ({ page }) => {
    await open(page, `/opening-${layout}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Plain work for tests',
    )
    const pictures = page.locator('main section').first().getByRole('img')
    await expect(pictures).toHaveCount(image ? 1 : 0)
    if (image) await expect(pictures).toHaveAccessibleName(image)
    await expect(page.getByRole('button', { name: 'Pause background video' })).toHaveCount(0)
    await expectAccessibleInEveryViewport(page)
  })
}

test('a typed name is a wave behind the headline, and the address shows it again', async ({
  page,
}) => {
  await open(page, '/about')
  const field = page.getByLabel('Type a name')
  await expect(page.locator('[data-wave]')).toBeHidden()
  await field.click()
  await mounted(page, page.locator('#wave'))
  await field.fill('Ada')
  await expect(page.locator('[data-wave]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Draw it' })).toBeHidden()
  await field.press('Enter')
  await expect(page).toHaveURL('/?wave=Ada')
})
