import { expect, test } from '#tests/e2e/fixtures.ts'
import {
  expectChosen,
  expectContactFor,
  expectNumbered,
  expectQuestions,
  expectStill,
  openTabs,
  sectionOf,
  tabsAnswer,
  tabsOf,
  tabsWithin,
} from './service-page.ts'

const address = '/services/web-development'
const phases = 'Our Process'
const solutions = 'Complete Web Solutions'

test('shows ten numbered tiles, a quote and the technologies', async ({ page }) => {
  await openTabs(page, address)
  await expectNumbered(
    sectionOf(page, 'Ten things people hire us to build').getByRole('listitem'),
    10,
  )
  await expect(page.getByRole('blockquote')).toHaveCount(1)
  const logos = sectionOf(page, 'Fourteen things we know well').getByRole('listitem')
  await expect(logos).toHaveCount(14)
  await expect(logos.locator('svg path')).toHaveCount(14)
  await expectQuestions(page, 'Asked before a site is ordered', 4)
})

test('begins with the brief, and each phase with its first tab', async ({ page }) => {
  await openTabs(page, address)
  const tabs = tabsOf(page, phases)
  await expect(tabs).toHaveText(['1Creative Brief', '2Design', '3Development', '4Support'])
  await expectChosen(tabs, '1Creative Brief', 'process-brief')
  await expect(page.locator('#process-brief').getByRole('paragraph')).toHaveCount(1)
  await expect(tabsWithin(page, 'Creative Brief')).toHaveCount(0)
  for (const [phase, name, id] of [
    ['Design', 'Concept', 'design-concept'],
    ['Development', 'Architecture', 'development-architecture'],
    ['Support', 'Maintenance', 'support-maintenance'],
  ] as const) {
    await tabs.filter({ hasText: phase }).click()
    await expectChosen(tabsWithin(page, phase), name, `process-${id}`)
  }
  await expectChosen(tabsOf(page, solutions), 'Responsive website', 'solutions-responsive')
})

test('remembers one tab for each phase', async ({ page }) => {
  await openTabs(page, address)
  const tabs = tabsOf(page, phases)
  await tabs.filter({ hasText: 'Design' }).click()
  await tabsWithin(page, 'Design').filter({ hasText: 'Wireframes' }).click()
  await tabs.filter({ hasText: 'Support' }).click()
  await tabsWithin(page, 'Support').filter({ hasText: 'Training' }).click()
  await tabs.filter({ hasText: 'Design' }).click()
  await expectChosen(tabsWithin(page, 'Design'), 'Wireframes', 'process-design-wireframes')
  await tabs.filter({ hasText: 'Support' }).click()
  await expectChosen(tabsWithin(page, 'Support'), 'Training', 'process-support-training')
})

test('keeps phase, tab and solution in the address', async ({ page }) => {
  await openTabs(page, `${address}?process=development.architecture`)
  await expectChosen(
    tabsWithin(page, 'Development'),
    'Architecture',
    'process-development-architecture',
  )
  await tabsWithin(page, 'Development').filter({ hasText: 'Testing' }).click()
  await tabsOf(page, solutions).filter({ hasText: 'Customer portal' }).click()
  await expect(page).toHaveURL(`${address}?process=development.testing&solutions=portal`)
  await page.reload()
  await tabsAnswer(page)
  await expectChosen(tabsOf(page, phases), '3Development', 'process-development')
  await expectChosen(tabsWithin(page, 'Development'), 'Testing', 'process-development-testing')
  await expectChosen(tabsOf(page, solutions), 'Customer portal', 'solutions-portal')
  await tabsOf(page, phases).filter({ hasText: 'Creative Brief' }).click()
  await tabsOf(page, solutions).filter({ hasText: 'Responsive website' }).click()
  await expect(page).toHaveURL(address)
  await openTabs(page, `${address}?process=development.nothing&solutions=nothing`)
  await expectChosen(tabsOf(page, phases), '1Creative Brief', 'process-brief')
})

test('is walked with the keyboard', async ({ page }) => {
  await openTabs(page, address)
  const tabs = tabsOf(page, phases)
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expectChosen(tabs, '4Support', 'process-support')
  await expect(tabs.filter({ hasText: 'Support' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectChosen(tabs, '1Creative Brief', 'process-brief')
  await page.keyboard.press('End')
  await expect(tabs.filter({ hasText: 'Support' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.filter({ hasText: 'Design' })).toBeFocused()
  // One stop for each list: the panel, then the tabs in it, then what they show.
  await page.keyboard.press('Tab')
  await expect(page.locator('#process-design')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expectChosen(tabsWithin(page, 'Design'), 'Wireframes', 'process-design-wireframes')
  await page.keyboard.press('Tab')
  await expect(page.locator('#process-design-wireframes')).toBeFocused()

  const sides = tabsOf(page, solutions)
  await sides.first().focus()
  await page.keyboard.press('ArrowRight')
  await expectChosen(sides, 'Responsive website', 'solutions-responsive')
  await page.keyboard.press('ArrowDown')
  await expectChosen(sides, 'Online shop', 'solutions-shop')
  await expect(page.locator('#solutions-responsive')).toBeHidden()
})

test('moves nothing below when a tab is chosen', async ({ page }) => {
  await openTabs(page, address)
  await expectStill(tabsOf(page, phases))
  await expectStill(tabsOf(page, solutions))
})

test('leads to the contact screen with Web-Development chosen', async ({ page }) => {
  await openTabs(page, address)
  await expectContactFor(page, 'Get in touch', 'Web-Development')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every phase, every tab and every solution', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('tab')).toHaveCount(0)
    const panels = page.getByRole('tabpanel')
    await expect(panels).toHaveCount(4 + 12 + 6)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Architecture' })).toBeVisible()
  })
})
