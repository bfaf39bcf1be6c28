import { contactPath } from '#model/paths.ts'
import { expect, holdRequest, mounted, open, test } from '#tests/e2e/fixtures.ts'
import { openAtSection } from './open-at-section.ts'
import { sectionOf } from './service-page.ts'

const path = '/services/video-production'

test('shows 18 items, one of them without a video', async ({ page }) => {
  await open(page, path)
  const projects = sectionOf(page, 'Our Projects')
  await expect(projects.getByRole('listitem')).toHaveCount(18)
  await expect(projects.locator('video')).toHaveCount(17)
  await expect(projects.getByText('No Video Available')).toHaveCount(1)
})

test('keeps the filter in the URL', async ({ page }) => {
  await openAtSection(page, path, 'Our Projects')
  const projects = sectionOf(page, 'Our Projects')
  const filters = projects.getByRole('group', { name: 'Show' }).getByRole('button')
  await expect(filters).toHaveText([
    'All',
    '2D Character Animation',
    '2D Motion Graphics',
    'Slideshows',
    'Corporate Promo',
    'Travel Video',
  ])
  await expect(filters.first()).toHaveAttribute('aria-pressed', 'true')
  await filters.filter({ hasText: 'Travel Video' }).focus()
  await page.keyboard.press('Enter')
  await expect(projects.getByRole('status')).toHaveText('4 films')
  await expect(projects.getByRole('listitem')).toHaveCount(4)
  await page.reload()
  await mounted(page, projects)
  await expect(projects.getByRole('status')).toHaveText('4 films')
  expect(new URL(page.url()).searchParams.get('films')).toBe('Travel Video')
  await filters.first().click()
  await expect(projects.getByRole('listitem')).toHaveCount(18)
  expect(new URL(page.url()).search).toBe('')
})

test('arranges the films by how many are shown', async ({ page }) => {
  await openAtSection(page, path, 'Our Projects')
  const projects = sectionOf(page, 'Our Projects')
  const films = projects.getByRole('listitem')
  const columns = () =>
    films.evaluateAll((all) => new Set(all.map((film) => film.getBoundingClientRect().left)).size)
  const isFirstLarge = async () => {
    const [first, last] = await Promise.all([
      films.first().boundingBox(),
      films.last().boundingBox(),
    ])
    return (first?.width ?? 0) > 1.9 * (last?.width ?? 0)
  }
  for (const [filter, count, shownColumns, large] of [
    ['All', 18, 3, true],
    ['Travel Video', 4, 2, false],
    ['Slideshows', 3, 2, true],
  ] as const) {
    await projects.getByRole('button', { name: filter }).click()
    await expect(films).toHaveCount(count)
    expect(await columns()).toBe(shownColumns)
    expect(await isFirstLarge()).toBe(large)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await columns()).toBe(2)
  expect(await isFirstLarge()).toBe(true)
  const picture = await films.first().locator('img').boundingBox()
  const pause = await films.first().getByRole('button').boundingBox()
  const bottom = (picture?.y ?? 0) + (picture?.height ?? 0)
  expect(pause?.y, 'is below the picture').toBeGreaterThanOrEqual(bottom)
})

test('filters as was pressed before the code of the filter arrived', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/filter-client-*.js')
  await open(page, path)
  const projects = sectionOf(page, 'Our Projects')
  await projects.getByRole('button', { name: 'Travel Video' }).click()
  await expect(projects.getByText('Loading projects...')).toBeVisible()
  release()
  await expect(projects.getByRole('listitem')).toHaveCount(4)
  await expect(projects.getByText('Loading projects...')).toBeHidden()
})

test('shows eight working stages in order', async ({ page }) => {
  await open(page, path)
  const stages = sectionOf(page, 'Working Stages')
  await expect(stages.getByRole('listitem').getByRole('heading')).toHaveText([
    'Brief',
    'Analysis',
    'Complexity discussion',
    'File upload to cloud',
    'Offer and payment variants',
    'First draft',
    'Final render or changes',
    'Final payment and delivery',
  ])
  await expect(stages).toContainText('Three or more revision rounds')
})

test('shows six services, six kinds of video and Many More', async ({ page }) => {
  await open(page, path)
  await expect(sectionOf(page, 'Six services').getByRole('listitem')).toHaveCount(6)
  await expect(
    sectionOf(page, 'What we make').getByRole('listitem').getByRole('heading'),
  ).toHaveText([
    'Corporate',
    'Promotional',
    'Social media',
    'Training',
    'Commercial ad',
    'Music videos',
    'Many More',
  ])
})

test('has its own questions and links to the inquiry form with the service', async ({ page }) => {
  await open(page, path)
  await expect(sectionOf(page, 'Questions about video').getByRole('group')).toHaveCount(5)
  const inquiry = contactPath({ service: 'Video Production', from: path })
  const links = page.getByRole('main').getByRole('link', { name: 'Get in touch' })
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', inquiry)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all videos and no filters', async ({ page }) => {
    await page.goto(path)
    const projects = sectionOf(page, 'Our Projects')
    await expect(projects.getByRole('listitem')).toHaveCount(18)
    await expect(projects.getByRole('button', { name: 'Slideshows' })).toBeHidden()
  })
})
