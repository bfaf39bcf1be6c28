import { expect, open, test } from '#tests/e2e/fixtures.ts'
import {
  expectContactPreselected,
  expectQuestions,
  expectScene,
  sectionOf,
} from './service-page.ts'

const path = '/services/startup-Consultancy'

test('shows six services, five steps and three reasons', async ({ page }) => {
  await open(page, path)
  const cards = sectionOf(page, 'Six things founders bring us').getByRole('listitem')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toHaveCount(1)
    await expect(card.getByRole('paragraph')).toHaveCount(1)
  }
  const steps = sectionOf(page, 'Five steps in six weeks')
    .getByRole('listitem')
    .getByRole('heading')
  await expect(steps).toHaveText([
    'Discovery',
    'Analysis',
    'Strategy',
    'Execution',
    'Review & Iterate',
  ])
  await expect(sectionOf(page, 'Three reasons to choose us').getByRole('listitem')).toHaveCount(3)
  await expectQuestions(page, 'Questions founders ask', 4)
  await expectScene(page)
})

test('aligns the bar of every step with its weeks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, path)
  const bars = () => page.locator('.week-bar').evaluateAll(weeksOfBars)
  await expect.poll(bars).toEqual(['1+1', '2+1', '3+1', '4+2', '6+1'])
})

/** Runs in the page: the first week and number of weeks of each bar, from its position. */
function weeksOfBars(bars: Element[]) {
  return bars.map((bar) => {
    const row = (bar.parentElement as HTMLElement).getBoundingClientRect()
    const { left, width } = bar.getBoundingClientRect()
    const week = row.width / 6
    return `${Math.round((left - row.left) / week) + 1}+${Math.round(width / week)}`
  })
}

test('links to the contact form with Consulting selected', async ({ page }) => {
  await open(page, path)
  const links = page.getByRole('main').getByRole('link', { name: 'Book a Free Consultation' })
  await expect(links).toHaveCount(2)
  await expectContactPreselected(page, 'Book a Free Consultation', 'Consulting')
})

test('shows the newest post on its topic', async ({ page }) => {
  const response = await page.request.get('/api/blog?category=AI+Strategy&limit=1')
  const posts: { title: string }[] = await response.json()
  await open(page, path)
  const reading = sectionOf(page, 'From the blog')
  await expect(reading.getByRole('heading', { level: 3 })).toHaveText(
    posts.map(({ title }) => title),
  )
  await reading.getByRole('link', { name: 'All posts on AI Strategy' }).click()
  await expect(page).toHaveURL('/blog?category=AI+Strategy')
})
