import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from '#tests/e2e/fixtures.ts'

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
