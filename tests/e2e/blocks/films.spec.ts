import type { Page } from '@playwright/test'
import { expect, holdRequest, mounted, open, test } from '#tests/e2e/fixtures.ts'
import { openAtSection, sectionOf } from './block.ts'

test.use({ reducedMotion: 'no-preference' })

const films = (page: Page) => sectionOf(page, 'Films').getByRole('listitem')

const paused = (page: Page, index: number) =>
  films(page)
    .nth(index)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.paused)

test('films are filtered, counted and arranged by how many there are; the filter is in the URL', async ({
  page,
}) => {
  const release = await holdRequest(page, '**/assets/filter-client-*.js')
  await open(page, '/work')
  const section = sectionOf(page, 'Films')
  const filters = section.getByRole('group', { name: 'Show' }).getByRole('button')
  await expect(filters.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(section.getByText('No Video Available')).toHaveCount(1)
  await section.getByRole('button', { name: 'Slideshows' }).click()
  await expect(section.getByText('Loading projects...')).toBeVisible()
  release()
  await expect(films(page)).toHaveCount(3)
  await expect(section.getByText('Loading projects...')).toBeHidden()
  const columns = () =>
    films(page).evaluateAll(
      (all) => new Set(all.map((film) => film.getBoundingClientRect().left)).size,
    )
  const isFirstLarge = async () => {
    const [first, last] = await Promise.all([
      films(page).first().boundingBox(),
      films(page).last().boundingBox(),
    ])
    return (first?.width ?? 0) > 1.9 * (last?.width ?? 0)
  }
  for (const [filter, count, shownColumns, large] of [
    ['All', 9, 3, true],
    ['Travel Video', 4, 2, false],
    ['Slideshows', 3, 2, true],
  ] as const) {
    await section.getByRole('button', { name: filter }).click()
    await expect(films(page)).toHaveCount(count)
    await expect(section.getByRole('status')).toHaveText(`${count} films`)
    expect(await columns(), filter).toBe(shownColumns)
    expect(await isFirstLarge(), filter).toBe(large)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await columns()).toBe(2)
  expect(await isFirstLarge()).toBe(true)
  await page.reload()
  await mounted(page, section)
  await expect(section.getByRole('status')).toHaveText('3 films')
  expect(new URL(page.url()).searchParams.get('films')).toBe('Slideshows')
  await filters.first().focus()
  await page.keyboard.press('Enter')
  await expect(films(page)).toHaveCount(9)
  expect(new URL(page.url()).search).toBe('')
})

test('each film plays only while it is visible, and can be paused on its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/work')
  expect(await paused(page, 0)).toBe(true)
  await films(page).first().scrollIntoViewIfNeeded()
  await expect.poll(() => paused(page, 0)).toBe(false)
  const types = await films(page)
    .first()
    .locator('video source')
    .evaluateAll((all) => all.map((source) => source.getAttribute('type')))
  expect(types).toEqual(['video/webm; codecs="av01.0.05M.10"', 'video/mp4'])
  const first = await films(page).first().boundingBox()
  const second = await films(page).nth(1).boundingBox()
  expect(first?.width, 'the first is wide').toBeGreaterThan(1.9 * (second?.width ?? 0))
  await films(page).first().getByRole('button').click()
  expect(await paused(page, 0)).toBe(true)
})

for (const [where, path] of [
  ['a hero', '/about'],
  ['a page head', '/figures'],
] as const) {
  test(`the film behind ${where} plays while it is visible, until it is paused`, async ({
    page,
  }) => {
    await open(page, path)
    const video = page.getByRole('main').locator('video').first()
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
    await expect.poll(isPaused).toBe(false)
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }))
    await expect.poll(isPaused).toBe(true)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(isPaused).toBe(false)
    await page.getByRole('button', { name: 'Pause background video' }).click()
    await expect.poll(isPaused).toBe(true)
    await page.getByRole('button', { name: 'Play background video' }).click()
    await expect.poll(isPaused).toBe(false)
  })
}

test('a screen film is played by its button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAtSection(page, '/work', 'A screen in use')
  const section = sectionOf(page, 'A screen in use')
  const isPaused = () =>
    section.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await section.getByRole('button', { name: 'Play A screen in use' }).click()
  await expect.poll(isPaused).toBe(false)
  await section.getByRole('button', { name: 'Pause A screen in use' }).click()
  await expect.poll(isPaused).toBe(true)
})

test('loads no film if the visitor saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') loaded.push(request.url())
  })
  await open(page, '/figures')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
})

test('templates are filtered and counted, and the filter is in the URL', async ({ page }) => {
  await openAtSection(page, '/work', 'Templates')
  const gallery = page.locator('#templates')
  const templates = gallery.getByRole('listitem')
  const filters = gallery.getByRole('group', { name: 'Kind of template' }).getByRole('button')
  await expect(gallery.getByText('1000+ templates')).toBeVisible()
  await expect(filters).toHaveText(['All', 'Corporate', 'Personal', 'Agency', 'Portal'])
  await expect(gallery.getByRole('status')).toHaveText('5 shown here')
  await filters.filter({ hasText: 'Portal' }).click()
  await expect(templates).toHaveCount(2)
  await expect(gallery.getByRole('img')).toHaveCount(2)
  await expect(gallery.getByRole('status')).toHaveText('2 shown here')
  await expect(page).toHaveURL('/work?templates=Portal')
  await page.reload()
  await mounted(page, gallery)
  await expect(filters.filter({ hasText: 'Portal' })).toHaveAttribute('aria-pressed', 'true')
  await filters.filter({ hasText: 'All' }).click()
  await expect(templates).toHaveCount(5)
  await expect(page).toHaveURL('/work')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all films and templates, and no filters', async ({ page }) => {
    await page.goto('/work')
    await expect(films(page)).toHaveCount(9)
    await expect(page.locator('#templates').getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('button', { name: /^(Slideshows|Portal)$/ })).toHaveCount(0)
  })
})
