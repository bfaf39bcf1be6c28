import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const paused = (page: Page, index = 0) =>
  page
    .locator('main video')
    .nth(index)
    .evaluate((video: HTMLVideoElement) => video.paused)

test('plays the hero video while it is visible, and stops it when paused', async ({ page }) => {
  await open(page, '/')
  await expect.poll(() => paused(page)).toBe(false)
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }))
  await expect.poll(() => paused(page)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => paused(page)).toBe(false)
  await page.getByRole('button', { name: 'Pause background video' }).click()
  await expect.poll(() => paused(page)).toBe(true)
  await page.getByRole('button', { name: 'Play background video' }).click()
  await expect.poll(() => paused(page)).toBe(false)
})

test('loads no video if the visitor saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const videos: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') videos.push(request.url())
  })
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(await paused(page)).toBe(true)
  expect(videos).toEqual([])
})

test('shows eighteen videos, filters them and announces the count', async ({ page }) => {
  await open(page, '/services/video-production')
  const videos = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('.aspect-video') })
  await expect(videos).toHaveCount(18)
  await expect(page.getByText('No Video Available')).toHaveCount(1)
  const filters = page.getByRole('group', { name: 'Show' }).getByRole('button')
  await expect(filters).toHaveText([
    'All',
    '2D Character Animation',
    '2D Motion Graphics',
    'Slideshows',
    'Corporate Promo',
    'Travel Video',
  ])
  await filters.filter({ hasText: 'Slideshows' }).click()
  await expect(videos).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: '3 films' })).toBeVisible()
  await filters.filter({ hasText: 'All' }).click()
  await expect(videos).toHaveCount(18)
})

test('plays each video only while it is visible', async ({ page }) => {
  await open(page, '/services/video-production')
  expect(await paused(page, 16)).toBe(true)
  await page.locator('main video').nth(16).scrollIntoViewIfNeeded()
  await expect.poll(() => paused(page, 16)).toBe(false)
  const sources = await page
    .locator('main video')
    .nth(16)
    .locator('source')
    .evaluateAll((all) => all.map((source) => source.getAttribute('type')))
  expect(sources).toEqual(['video/webm; codecs="av01.0.05M.10"', 'video/mp4'])
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves on the home page', async ({ page }) => {
    await open(page, '/')
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .map(({ id, effect }) => `${id} ${(effect as KeyframeEffect).target?.className}`)
    await expect.poll(() => page.evaluate(moving)).toEqual([])
    const video = page.locator('video').first()
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  })
})
