import { expect, test } from '#tests/e2e/fixtures.ts'
import {
  expectChosen,
  expectContactFor,
  expectQuestions,
  expectStill,
  openTabs,
  sectionOf,
  tabsAnswer,
  tabsOf,
  tabsWithin,
} from './service-page.ts'

const address = '/services/design-services'
const specialties = 'Three specialties, one studio wall'

test('shows the procedure, the benefits, the transformations and the tools', async ({ page }) => {
  await openTabs(page, address)
  const steps = sectionOf(page, 'How a design job runs').getByRole('listitem').getByRole('heading')
  await expect(steps).toHaveText([
    'Discovery',
    'Strategy',
    'Design',
    'Implementation',
    'Evaluation',
  ])
  await expect(sectionOf(page, 'Three benefits you can measure').getByRole('term')).toHaveCount(3)
  const changes = sectionOf(page, 'Measured before and after').getByRole('listitem')
  await expect(changes).toHaveCount(2)
  for (const change of await changes.all()) {
    await expect(change.getByRole('term')).toHaveText(['Before', 'After'])
  }
  const tools = sectionOf(page, 'Ten tools on our desks').getByRole('term')
  await expect(tools).toHaveCount(10)
  await expect(tools.locator('svg path')).toHaveCount(10)
  await expectQuestions(page, 'What clients want settled first', 4)
})

test('begins with UI Design and the first tab of it', async ({ page }) => {
  await openTabs(page, address)
  const tabs = tabsOf(page, specialties)
  await expect(tabs).toHaveText(['UI Design', 'Graphic Design', 'Packaging Design'])
  await expectChosen(tabs, 'UI Design', 'specialty-ui')
  await expectChosen(tabsWithin(page, 'UI Design'), 'Research', 'specialty-ui-research')
})

test('goes back to the first tab with each switch', async ({ page }) => {
  await openTabs(page, address)
  const tabs = tabsOf(page, specialties)
  await tabsWithin(page, 'UI Design').filter({ hasText: 'Screens' }).click()
  await expect(page).toHaveURL(`${address}?specialty=ui.screens`)
  await tabs.filter({ hasText: 'Packaging Design' }).click()
  await expectChosen(
    tabsWithin(page, 'Packaging Design'),
    'Structure',
    'specialty-packaging-structure',
  )
  await tabsWithin(page, 'Packaging Design').filter({ hasText: 'Range' }).click()
  await tabs.filter({ hasText: 'UI Design' }).click()
  await expectChosen(tabsWithin(page, 'UI Design'), 'Research', 'specialty-ui-research')
  await expect(page).toHaveURL(address)
  await tabs.filter({ hasText: 'Packaging Design' }).click()
  await expectChosen(
    tabsWithin(page, 'Packaging Design'),
    'Structure',
    'specialty-packaging-structure',
  )
})

test('brings specialty and tab back after a reload', async ({ page }) => {
  await openTabs(page, address)
  await tabsOf(page, specialties).filter({ hasText: 'Graphic Design' }).click()
  await tabsWithin(page, 'Graphic Design').filter({ hasText: 'Print' }).click()
  await expect(page).toHaveURL(`${address}?specialty=graphic.print`)
  await page.reload()
  await tabsAnswer(page)
  await expectChosen(tabsOf(page, specialties), 'Graphic Design', 'specialty-graphic')
  await expectChosen(tabsWithin(page, 'Graphic Design'), 'Print', 'specialty-graphic-print')
})

test('is walked with the keyboard', async ({ page }) => {
  await openTabs(page, address)
  const tabs = tabsOf(page, specialties)
  await tabs.first().focus()
  await page.keyboard.press('ArrowUp')
  await expectChosen(tabs, 'Packaging Design', 'specialty-packaging')
  await expect(tabs.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expectChosen(tabsWithin(page, 'Packaging Design'), 'Range', 'specialty-packaging-range')
})

test('moves nothing below when a tab is chosen', async ({ page }) => {
  await openTabs(page, address)
  await expectStill(tabsOf(page, specialties))
})

test('leads to the contact screen with UI/UX chosen', async ({ page }) => {
  await openTabs(page, address)
  await expectContactFor(page, 'Get in touch', 'UI/UX')
})
