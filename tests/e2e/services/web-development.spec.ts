import type { Page } from '@playwright/test'
import { expect, holdRequest, open, test } from '#tests/e2e/fixtures.ts'
import {
  expectContactPreselected,
  expectNoLayoutShift,
  expectNumbered,
  expectQuestions,
  expectScene,
  expectSelectedTab,
  openTabs,
  sectionOf,
  tabsOf,
  tabsWithin,
  waitForTabs,
} from './service-page.ts'

const path = '/services/web-development'
const phases = 'Our Process'
const solutions = 'Complete Web Solutions'

test('shows ten numbered tiles, a quote and the technologies', async ({ page }) => {
  await openTabs(page, path)
  await expectNumbered(
    sectionOf(page, 'Ten things people hire us to build').getByRole('listitem'),
    10,
  )
  await expect(page.getByRole('blockquote')).toHaveCount(1)
  const logos = sectionOf(page, 'Fourteen technologies we know well').getByRole('listitem')
  await expect(logos).toHaveCount(14)
  await expect(logos.locator('svg path')).toHaveCount(14)
  await expectQuestions(page, 'Questions about websites', 4)
  await expectScene(page)
})

test('starts with the brief, and each phase with its first tab', async ({ page }) => {
  await openTabs(page, path)
  const tabs = tabsOf(page, phases)
  await expect(tabs).toHaveText(['1Creative Brief', '2Design', '3Development', '4Support'])
  await expectSelectedTab(tabs, '1Creative Brief', 'process-brief')
  await expect(page.locator('#process-brief').getByRole('paragraph')).toHaveCount(1)
  await expect(tabsWithin(page, 'Creative Brief')).toHaveCount(0)
  for (const [phase, name, id] of [
    ['Design', 'Concept', 'design-concept'],
    ['Development', 'Architecture', 'development-architecture'],
    ['Support', 'Maintenance', 'support-maintenance'],
  ] as const) {
    await tabs.filter({ hasText: phase }).click()
    await expectSelectedTab(tabsWithin(page, phase), name, `process-${id}`)
  }
  await expectSelectedTab(tabsOf(page, solutions), 'Responsive website', 'solutions-responsive')
})

test('remembers the tab of each phase', async ({ page }) => {
  await openTabs(page, path)
  const tabs = tabsOf(page, phases)
  await tabs.filter({ hasText: 'Design' }).click()
  await tabsWithin(page, 'Design').filter({ hasText: 'Wireframes' }).click()
  await tabs.filter({ hasText: 'Support' }).click()
  await tabsWithin(page, 'Support').filter({ hasText: 'Training' }).click()
  await tabs.filter({ hasText: 'Design' }).click()
  await expectSelectedTab(tabsWithin(page, 'Design'), 'Wireframes', 'process-design-wireframes')
  await tabs.filter({ hasText: 'Support' }).click()
  await expectSelectedTab(tabsWithin(page, 'Support'), 'Training', 'process-support-training')
})

test('keeps phase, tab and solution in the URL', async ({ page }) => {
  await openTabs(page, `${path}?process=development.architecture`)
  await expectSelectedTab(
    tabsWithin(page, 'Development'),
    'Architecture',
    'process-development-architecture',
  )
  await tabsWithin(page, 'Development').filter({ hasText: 'Testing' }).click()
  await tabsOf(page, solutions).filter({ hasText: 'Customer portal' }).click()
  await expect(page).toHaveURL(`${path}?process=development.testing&solutions=portal`)
  await page.reload()
  await waitForTabs(page)
  await expectSelectedTab(tabsOf(page, phases), '3Development', 'process-development')
  await expectSelectedTab(tabsWithin(page, 'Development'), 'Testing', 'process-development-testing')
  await expectSelectedTab(tabsOf(page, solutions), 'Customer portal', 'solutions-portal')
  await tabsOf(page, phases).filter({ hasText: 'Creative Brief' }).click()
  await tabsOf(page, solutions).filter({ hasText: 'Responsive website' }).click()
  await expect(page).toHaveURL(path)
  await openTabs(page, `${path}?process=development.nothing&solutions=nothing`)
  await expectSelectedTab(tabsOf(page, phases), '1Creative Brief', 'process-brief')
})

test('can be used with the keyboard', async ({ page }) => {
  await openTabs(page, path)
  const tabs = tabsOf(page, phases)
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expectSelectedTab(tabs, '4Support', 'process-support')
  await expect(tabs.filter({ hasText: 'Support' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectSelectedTab(tabs, '1Creative Brief', 'process-brief')
  await page.keyboard.press('End')
  await expect(tabs.filter({ hasText: 'Support' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.filter({ hasText: 'Design' })).toBeFocused()
  // One tab stop each: the panel, its nested tabs, their panel.
  await page.keyboard.press('Tab')
  await expect(page.locator('#process-design')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expectSelectedTab(tabsWithin(page, 'Design'), 'Wireframes', 'process-design-wireframes')
  await page.keyboard.press('Tab')
  await expect(page.locator('#process-design-wireframes')).toBeFocused()

  const solutionTabs = tabsOf(page, solutions)
  await solutionTabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expectSelectedTab(solutionTabs, 'Responsive website', 'solutions-responsive')
  await page.keyboard.press('ArrowDown')
  await expectSelectedTab(solutionTabs, 'Online shop', 'solutions-shop')
  await expect(page.locator('#solutions-responsive')).toBeHidden()
})

test('selects the tab that was pressed before the code of the tabs arrived', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/tabs-client-*.js')
  await open(page, path)
  await tabsOf(page, phases).filter({ hasText: 'Support' }).click()
  await expect(sectionOf(page, phases).getByText('Loading...')).toBeVisible()
  await expectSelectedTab(tabsOf(page, phases), '1Creative Brief', 'process-brief')
  release()
  await expectSelectedTab(tabsOf(page, phases), '4Support', 'process-support')
  await expect(sectionOf(page, phases).getByText('Loading...')).toBeHidden()
})

test('selecting a tab does not shift the content below', async ({ page }) => {
  await openTabs(page, path)
  await expectNoLayoutShift(tabsOf(page, phases))
  await expectNoLayoutShift(tabsOf(page, solutions))
  // On phones a short phase leaves no void.
  await page.setViewportSize({ width: 390, height: 844 })
  const heightOf = async (phase: string) => {
    await tabsOf(page, phases).filter({ hasText: phase }).click()
    return sectionOf(page, phases).evaluate((section) => section.clientHeight)
  }
  expect(await heightOf('Creative Brief')).toBeLessThan((await heightOf('Design')) - 100)
})

test('links to the contact form with Web-Development selected', async ({ page }) => {
  await openTabs(page, path)
  await expectContactPreselected(page, 'Get in touch', 'Web-Development')
})

async function expectAllShown(page: Page) {
  await expect(page.getByRole('tab')).toHaveCount(0)
  const panels = page.getByRole('tabpanel')
  await expect(panels).toHaveCount(4 + 12 + 6)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Architecture' })).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every phase, every tab and every solution', async ({ page }) => {
    await page.goto(path)
    await expectAllShown(page)
  })
})

test.describe('if the code of the tabs does not arrive', () => {
  test.use({ expectedMessages: ['Failed to load resource', 'dynamically imported module'] })

  test('shows every phase, every tab and every solution', async ({ page }) => {
    await page.route('**/assets/tabs-client-*.js', (route) => route.abort())
    await open(page, path)
    for (const title of [phases, solutions]) await sectionOf(page, title).scrollIntoViewIfNeeded()
    await expectAllShown(page)
  })
})
