import { expect, test } from '#tests/e2e/fixtures.ts'
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

const path = '/services/app-development'
const phases = 'Our Process'
const platforms = 'Complete App Solutions'
const solutions = 'Six apps of six kinds'

test('shows ten numbered tiles, a quote and the technologies', async ({ page }) => {
  await openTabs(page, path)
  await expectNumbered(sectionOf(page, 'Ten parts of an app people keep').getByRole('listitem'), 10)
  await expect(page.getByRole('blockquote')).toHaveCount(1)
  const logos = sectionOf(page, 'What we build with').getByRole('term')
  await expect(logos).toHaveCount(12)
  await expect(logos.locator('svg path')).toHaveCount(12)
  await expectQuestions(page, 'Questions about apps', 4)
  await expectScene(page)
})

test('starts each of the four phases with its first tab', async ({ page }) => {
  await openTabs(page, path)
  const tabs = tabsOf(page, phases)
  await expect(tabs).toHaveText(['01Creative Brief', '02Design', '03Development', '04Support'])
  await expectSelectedTab(tabs, '01Creative Brief', 'process-brief')
  await expect(tabsWithin(page, 'Creative Brief')).toHaveCount(0)
  for (const [phase, name, id] of [
    ['Design', 'Wireframing', 'design-wireframing'],
    ['Development', 'Backend', 'development-backend'],
    ['Support', 'Maintenance', 'support-maintenance'],
  ] as const) {
    await tabs.filter({ hasText: phase }).click()
    await expectSelectedTab(tabsWithin(page, phase), name, `process-${id}`)
  }
  await expectSelectedTab(tabsOf(page, platforms), 'iOS', 'platforms-ios')
})

test('shows title, picture and description of the selected solution', async ({ page }) => {
  await openTabs(page, path)
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

test('keeps all three selections in the URL', async ({ page }) => {
  await openTabs(page, `${path}?process=support.crash-reports`)
  await expectSelectedTab(
    tabsWithin(page, 'Support'),
    'Crash reports',
    'process-support-crash-reports',
  )
  await tabsOf(page, platforms).filter({ hasText: 'Android' }).click()
  await tabsOf(page, solutions).filter({ hasText: 'Enterprise app' }).click()
  await expect(page).toHaveURL(
    `${path}?process=support.crash-reports&platforms=android&solutions=enterprise-app`,
  )
  await page.reload()
  await waitForTabs(page)
  await expectSelectedTab(tabsOf(page, phases), '04Support', 'process-support')
  await expectSelectedTab(
    tabsWithin(page, 'Support'),
    'Crash reports',
    'process-support-crash-reports',
  )
  await expectSelectedTab(tabsOf(page, platforms), 'Android', 'platforms-android')
  await expectSelectedTab(tabsOf(page, solutions), 'Enterprise app', 'solutions-enterprise-app')
})

test('remembers the tab opened by a link after its phase is left', async ({ page }) => {
  await openTabs(page, `${path}?process=design.prototype`)
  await tabsOf(page, phases).filter({ hasText: 'Brief' }).click()
  await expect(page).toHaveURL(path)
  await tabsOf(page, phases).filter({ hasText: 'Design' }).click()
  await expectSelectedTab(tabsWithin(page, 'Design'), 'Prototype', 'process-design-prototype')
})

test('can be used with the keyboard', async ({ page }) => {
  await openTabs(page, path)
  const tabs = tabsOf(page, phases)
  await tabs.first().focus()
  await page.keyboard.press('ArrowDown')
  await expectSelectedTab(tabs, '02Design', 'process-design')
  await expect(tabs.filter({ hasText: 'Design' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expectSelectedTab(tabs, '01Creative Brief', 'process-brief')
  const pictures = tabsOf(page, solutions)
  await pictures.first().focus()
  await page.keyboard.press('ArrowUp')
  await expectSelectedTab(pictures, 'E-commerce app', 'solutions-e-commerce-app')
  await page.keyboard.press('Home')
  await expectSelectedTab(pictures, 'iOS app', 'solutions-ios')
})

test('selecting a tab does not shift the content below', async ({ page }) => {
  await openTabs(page, path)
  await expectNoLayoutShift(tabsOf(page, phases))
  await expectNoLayoutShift(tabsOf(page, platforms))
  await expectNoLayoutShift(tabsOf(page, solutions))
})

test('links to the contact form with App-Development selected', async ({ page }) => {
  await openTabs(page, path)
  await expectContactPreselected(page, 'Get in touch', 'App-Development')
})
