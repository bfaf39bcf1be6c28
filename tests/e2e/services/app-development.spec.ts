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

const address = '/services/app-development'
const phases = 'Our Process'
const platforms = 'Complete App Solutions'
const solutions = 'Six apps, six kinds'

test('shows ten numbered tiles, a quote and the technologies', async ({ page }) => {
  await openTabs(page, address)
  await expectNumbered(
    sectionOf(page, 'Ten parts of an app that people keep').getByRole('listitem'),
    10,
  )
  await expect(page.getByRole('blockquote')).toHaveCount(1)
  const logos = sectionOf(page, 'What we build with').getByRole('term')
  await expect(logos).toHaveCount(12)
  await expect(logos.locator('svg path')).toHaveCount(12)
  await expectQuestions(page, 'Before you pay for an app', 4)
})

test('begins each of the four phases with its own tab', async ({ page }) => {
  await openTabs(page, address)
  const tabs = tabsOf(page, phases)
  await expect(tabs).toHaveText(['01Creative Brief', '02Design', '03Development', '04Support'])
  await expectChosen(tabs, '01Creative Brief', 'process-brief')
  await expect(tabsWithin(page, 'Creative Brief')).toHaveCount(0)
  for (const [phase, name, id] of [
    ['Design', 'Wireframing', 'design-wireframing'],
    ['Development', 'Backend', 'development-backend'],
    ['Support', 'Maintenance', 'support-maintenance'],
  ] as const) {
    await tabs.filter({ hasText: phase }).click()
    await expectChosen(tabsWithin(page, phase), name, `process-${id}`)
  }
  await expectChosen(tabsOf(page, platforms), 'iOS', 'platforms-ios')
})

test('shows title, picture and description of the solution that is picked', async ({ page }) => {
  await openTabs(page, address)
  const tabs = tabsOf(page, solutions)
  await expect(tabs).toHaveCount(6)
  const seen = new Set<string>()
  for (const tab of await tabs.all()) {
    await tab.click()
    const name = (await tab.textContent()) ?? ''
    const panel = sectionOf(page, solutions).getByRole('tabpanel', { name })
    await expect(panel.getByRole('heading', { name })).toBeVisible()
    await expect(panel.getByRole('img')).toBeVisible()
    const text = (await panel.getByRole('paragraph').textContent()) ?? ''
    expect(text.length).toBeGreaterThan(80)
    seen.add(text)
  }
  expect(seen.size).toBe(6)
})

test('keeps all three choices in the address', async ({ page }) => {
  await openTabs(page, `${address}?process=support.crash-reports`)
  await expectChosen(tabsWithin(page, 'Support'), 'Crash reports', 'process-support-crash-reports')
  await tabsOf(page, platforms).filter({ hasText: 'Android' }).click()
  await tabsOf(page, solutions).filter({ hasText: 'Enterprise app' }).click()
  await expect(page).toHaveURL(
    `${address}?process=support.crash-reports&platforms=android&solutions=enterprise-app`,
  )
  await page.reload()
  await tabsAnswer(page)
  await expectChosen(tabsOf(page, phases), '04Support', 'process-support')
  await expectChosen(tabsWithin(page, 'Support'), 'Crash reports', 'process-support-crash-reports')
  await expectChosen(tabsOf(page, platforms), 'Android', 'platforms-android')
  await expectChosen(tabsOf(page, solutions), 'Enterprise app', 'solutions-enterprise-app')
})

test('remembers the tab that a link opened, when its phase is left', async ({ page }) => {
  await openTabs(page, `${address}?process=design.prototype`)
  await tabsOf(page, phases).filter({ hasText: 'Brief' }).click()
  await expect(page).toHaveURL(address)
  await tabsOf(page, phases).filter({ hasText: 'Design' }).click()
  await expectChosen(tabsWithin(page, 'Design'), 'Prototype', 'process-design-prototype')
})

test('is walked with the keyboard', async ({ page }) => {
  await openTabs(page, address)
  const tabs = tabsOf(page, phases)
  await tabs.first().focus()
  await page.keyboard.press('ArrowDown')
  await expectChosen(tabs, '02Design', 'process-design')
  await expect(tabs.filter({ hasText: 'Design' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expectChosen(tabs, '01Creative Brief', 'process-brief')
  const pictures = tabsOf(page, solutions)
  await pictures.first().focus()
  await page.keyboard.press('ArrowUp')
  await expectChosen(pictures, 'E-commerce app', 'solutions-e-commerce-app')
  await page.keyboard.press('Home')
  await expectChosen(pictures, 'iOS app', 'solutions-ios')
})

test('moves nothing below when a tab is chosen', async ({ page }) => {
  await openTabs(page, address)
  await expectStill(tabsOf(page, phases))
  await expectStill(tabsOf(page, platforms))
  await expectStill(tabsOf(page, solutions))
})

test('leads to the contact screen with App-Development chosen', async ({ page }) => {
  await openTabs(page, address)
  await expectContactFor(page, 'Get in touch', 'App-Development')
})
