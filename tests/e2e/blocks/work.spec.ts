import { expect, mounted, open, test } from '#tests/e2e/fixtures.ts'
import { sectionOf } from './block.ts'

test('two pictures are compared by moving their border; phones show a detail', async ({ page }) => {
  await open(page, '/work')
  const pictures = page.locator('.before-after')
  const border = page.getByRole('slider', { name: /^Before and after/ })
  await border.focus()
  await mounted(page, border)
  await border.press('End')
  const after = pictures.locator('img').last()
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)')
  const shown = () => after.evaluate((image) => (image as HTMLImageElement).currentSrc)
  expect(await shown()).toContain('film.')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/work')
  await pictures.scrollIntoViewIfNeeded()
  await expect.poll(shown).toContain('detail.')
})

test('a wall of pieces is one row that scrolls on phones, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/work')
  const wall = page.getByRole('region', { name: 'The wall' })
  await expect(wall.getByRole('figure')).toHaveCount(12)
  await wall.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => wall.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('a conversation is a list in the order of its times', async ({ page }) => {
  await page.goto('/work')
  for (const layout of ['broadcast', 'script', 'inbox']) {
    const conversation = sectionOf(page, `Chat: ${layout}`).getByRole('list', {
      name: /^Conversation: /,
    })
    await expect(conversation).toBeVisible()
    await expect(conversation.getByRole('time')).toHaveText(['09:41', '09:42', '09:43', '09:44'])
  }
})

test('the bar of every step is below its weeks', async ({ page }) => {
  await open(page, '/steps')
  const bars = () =>
    page.locator('.week-bar').evaluateAll((all) =>
      all.map((bar) => {
        const row = (bar.closest('ol') as HTMLElement).getBoundingClientRect()
        const { left, width } = bar.getBoundingClientRect()
        const week = row.width / 5
        return `${Math.round((left - row.left) / week) + 1}+${Math.round(width / week)}`
      }),
    )
  await expect.poll(bars).toEqual(['1+1', '2+1', '3+1', '4+2'])
})

test('a comparison says on phones which row each value belongs to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/cards')
  const row = sectionOf(page, 'A comparison').getByRole('row').filter({ hasText: 'Tool two' })
  await expect(row).toContainText('Use of two')
  await expect(row.locator('td').first()).toHaveAttribute('data-row', 'Best for')
})

test('offices say whether they are open now', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T21:30:00Z'))
  await open(page, '/text')
  const card = page.getByRole('region', { name: 'Support' })
  await mounted(page, card)
  await expect(card.getByRole('listitem')).toHaveText([
    /London.*00:00 – 14:00.*21:30.*closed now/,
    /Singapore.*08:00 – 24:00.*05:30.*closed now/,
    /Denver.*00:00 – 24:00.*14:30.*open now/,
  ])
})

test('the contents of a text lead to its sections', async ({ page }) => {
  await open(page, '/text')
  const main = page.getByRole('main')
  const contents = main.getByRole('navigation', { name: 'Contents' })
  for (const word of ['one', 'two']) {
    await contents.getByRole('link', { name: `Section ${word}` }).click()
    await expect(main.getByRole('heading', { name: `Section ${word}` })).toBeInViewport()
    await expect(contents).toContainText(`Section ${word} in short.`)
  }
})

test('values that spell a word have a large letter each, which nobody hears', async ({ page }) => {
  await page.goto('/text')
  const section = sectionOf(page, 'Values that spell')
  await expect(section.locator('li [aria-hidden=true]')).toHaveText(['O', 'T', 'T'])
})

test('a section of posts leads to all posts of its category, and a case to the others', async ({
  page,
}) => {
  await open(page, '/text')
  const reading = sectionOf(page, 'Posts as a list')
  await expect(reading.getByRole('heading', { level: 3 })).toHaveCount(3)
  await reading.getByRole('link', { name: 'All posts on Design' }).click()
  await expect(page).toHaveURL('/blog?category=Design')
  await page.goto('/projects')
  const study = page.getByRole('article')
  await expect(study.locator('p:has(s)')).toHaveText([/before: 300.*after: 90$/])
  await study.getByRole('link', { name: /^View case ?: / }).click()
  await expect(page).toHaveURL('/projects/corner-shop')
  await expect(page.locator('section').filter({ hasText: 'Who did it' })).toContainText(
    '$4,000 to $9,000',
  )
})
