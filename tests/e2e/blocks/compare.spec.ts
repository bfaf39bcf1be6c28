import { expect, open, test } from '#tests/e2e/fixtures.ts'

test('phones show one column at a time beside the last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/cards')
  const table = page.getByRole('table').filter({ hasText: 'Market' })
  await expect(table.getByRole('cell')).toHaveText([/^Baker/, /^Market/, /^Baker/, /^Market/])
  await page.getByRole('radio', { name: 'Grocer' }).check()
  await expect(table.getByRole('cell')).toHaveText([/^Grocer/, /^Market/, /^Grocer/, /^Market/])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(table.getByRole('cell')).toHaveCount(6)
})
