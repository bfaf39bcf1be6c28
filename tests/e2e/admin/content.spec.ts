import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { mounted } from '#tests/e2e/fixtures.ts'
import { edit, publish, publishButton, saveDraft, searchTitle } from './editor.ts'
import { choose, expect, open, test } from './fixtures.ts'

// Browsers log failed requests.
test.use({ expectedMessages: ['status of 422'] })

test('a new job is listed on the career page once it is published', async ({ page }) => {
  await open(page, '/admin/content/collections/jobs')
  await page.getByRole('link', { name: 'New job' }).click()
  await page.getByLabel('Title').fill('Lighthouse Keeper')
  await page.getByRole('button', { name: 'Create job' }).click()
  await expect(page.getByRole('status').getByText(/\d fields are still empty\./)).toBeVisible()
  await expect(page.getByText('This field is required.')).toHaveCount(0)
  await publishButton(page).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  await page.getByLabel('Location').fill('North Point')
  await page.getByLabel('Experience').fill('1-2 years')
  await page.getByLabel('Summary').fill('Keeps the lamp burning, and writes down who passes by.')
  for (const field of await page.getByLabel(/^Sentence \d/).all()) {
    await field.fill('A plain sentence.')
  }
  await publish(page)
  await page.goto('/career')
  await page
    .getByRole('link', { name: /Lighthouse Keeper/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /Lighthouse Keeper/ }).first()).toBeVisible()
})

test('a testimonial is chosen from the collection for a section', async ({ page }) => {
  await edit(page, 'page:landing&at=blocks.0.testimonials')
  const list = page.getByRole('group', { name: 'Testimonials', exact: true })
  await choose(page, 'testimonial “Voice two”', 'Remove')
  await list.getByRole('button', { name: 'Choose testimonials' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search testimonials').fill('four')
  await dialog.getByRole('button', { name: /Voice four/ }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await publish(page)
  await page.goto('/landing')
  const carousel = page.getByRole('region', { name: 'Two voices' })
  await expect(carousel).toContainText('Voice four')
  await expect(carousel).not.toContainText('Voice two')
})

test('a field of a form is replaced by keyboard, and the other one is asked for there', async ({
  page,
}) => {
  // No other test of the admin sends this form.
  await open(page, '/admin/content/settings?document=forms')
  await choose(page, 'Age “Age”', 'Hide')
  await page.getByRole('button', { name: 'Add a field', exact: true }).nth(1).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choice/ })
    .press('Enter')
  await page.getByLabel('Label', { exact: true }).fill('How big is your team?')
  await page.getByLabel('Option 1', { exact: true }).fill('One to nine')
  await page.getByLabel('Option 2', { exact: true }).fill('Ten or more')
  await page.getByLabel('Must be filled in').press('Space')
  await publish(page)
  await page.goto('/partner')
  const form = page.getByRole('form', { name: 'Partner inquiry' })
  await form.getByLabel('Name', { exact: true }).focus()
  await mounted(page, form)
  await form.getByRole('button', { name: 'Send form' }).click()
  const team = form.getByLabel('How big is your team?')
  await expect(team).toHaveAccessibleDescription('Please fill in this field')
  await expect(form.getByLabel('Age', { exact: true })).toHaveCount(0)
  await team.selectOption('Ten or more')
})

test('a new page is public once it is published, also after its address changes', async ({
  page,
}) => {
  await test.step('it is created and published', async () => {
    await open(page, '/admin/content/new')
    await page.getByLabel('Title').fill('Open house')
    const address = page.getByLabel('Address')
    await address.fill('about')
    await page.getByRole('button', { name: 'Create page' }).click()
    await expect(address).toHaveAccessibleDescription(/There is already a page at \/about/)
    await address.fill('open-house')
    await page.getByRole('button', { name: 'Create page' }).click()
    await page
      .getByLabel('Description for search engines')
      .fill('One evening a year our doors are open, and everybody shows what is on their desk.')
    await page.getByRole('button', { name: /^\W*01 Page head/ }).click()
    await page.getByLabel('Introduction').fill('Come and see.')
    await choose(page, /^Actions: .*Text/, 'Remove')
    await expect(page.getByText('Not on the site')).toBeVisible()
    await publish(page)
    const link = page.getByRole('link', { name: /^View page/ })
    await expect(link).toHaveAttribute('href', '/open-house')
  })
  await test.step('its address changes', async () => {
    const address = page.getByLabel('Address')
    await address.fill('about')
    await page.getByRole('button', { name: 'Change the address' }).click()
    await expect(address).toHaveAccessibleDescription(/already a page at \/about/)
    await address.fill('open-day')
    await page.getByRole('button', { name: 'Change the address' }).click()
    await expect(page).toHaveURL(/document=page%3Aopen-day/)
    await page.goto('/open-house')
    await expect(page).toHaveURL('/open-day')
    await expect(page.getByRole('heading', { name: 'Open house' })).toBeVisible()
  })
  await test.step('it is unpublished in the list', async () => {
    await open(page, '/admin/content?q=open-day')
    await page.getByRole('checkbox', { name: 'Select Open house' }).check()
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('Unpublished. Its address now answers')).toBeVisible()
    expect((await page.request.get('/open-day')).status()).toBe(404)
  })
})

test('a new service is listed once its page is published', async ({ page }) => {
  await open(page, '/admin/content/new')
  await page.getByLabel('Title').fill('Lighthouse Care')
  await page.getByLabel('Page type').selectOption({ label: 'Service, at /services/…' })
  await page
    .getByLabel('In one sentence')
    .fill('Lamps, lenses and logbooks, looked after by people who stay awake.')
  await expect(page.getByLabel('Address')).toHaveValue('lighthouse-care')
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(page.getByRole('status').getByText('It isn’t public yet.')).toBeVisible()
  await choose(page, /^Actions: .*Text/, 'Remove')
  await publish(page)
  await page.goto('/our-services')
  await page.getByRole('main').getByRole('link', { name: 'Lighthouse Care' }).first().click()
  await expect(page).toHaveURL('/services/lighthouse-care')
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Care' })).toBeVisible()

  await edit(page, 'service:lighthouse-care')
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Unpublished. The content is kept as a draft.')).toBeVisible()
})

test('moved sections show only in the preview until they are published', async ({ page }) => {
  const pricesComeFirst = async (other: Page) => {
    const text = (await other.locator('main').textContent()) ?? ''
    return text.indexOf('Prices') < text.indexOf('Questions about Advice')
  }
  await edit(page, 'page:services/advice')
  await page.getByRole('button', { name: /^Move: Page questions/ }).press('ArrowDown')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await popup
  await expect(preview.getByText('Preview of a draft.')).toBeVisible()
  await preview.waitForLoadState()
  expect(await pricesComeFirst(preview)).toBe(true)
  await preview.goto('/services/advice')
  expect(await pricesComeFirst(preview)).toBe(false)
  await preview.close()
  await expect(page.getByRole('button', { name: 'Share draft' })).toBeVisible()
  await publish(page)
  await expect(page.getByRole('button', { name: 'Share draft' })).toHaveCount(0)
  await page.goto('/services/advice')
  expect(await pricesComeFirst(page)).toBe(true)
})

test('a page is scheduled by keyboard alone, and the list says when', async ({ page }) => {
  await open(page, '/admin/content')
  await page.getByRole('link', { name: 'Tabs and carousels' }).press('Enter')
  await searchTitle(page).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('About tabs')
  await page.getByRole('button', { name: 'Schedule' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  const time = dialog.getByLabel('Date and time', { exact: true })
  await expect(dialog.getByRole('radio', { name: 'Publish this draft' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(time).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('soon')
  await page.keyboard.press('Enter')
  await expect(time).toHaveAccessibleDescription(/Write a day and a time/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1 jan 2020 9:00')
  await page.keyboard.press('Enter')
  await expect(time).toHaveValue('Jan 1, 2020, 9:00 AM')
  await expect(time).toHaveAccessibleDescription(/This time has passed\./)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('mar 3 2031, 9 am')
  await expectAccessible(page, { except: ['iframe'] })
  await page.keyboard.press('Enter')
  const moment = 'Mar 3, 2031, 9:00 AM'
  await expect(page.getByText(`Scheduled to be published on ${moment} by Owner`)).toBeVisible()
  await searchTitle(page).fill('About tabs and more')
  await expect(page.getByText('Those changes are not part of it.')).toBeVisible()
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await saveDraft(page)
  await open(page, '/admin/content')
  await expect(page.getByRole('row', { name: /^Select Tabs and carousels/ })).toContainText(
    /Scheduled\s*Mar 3, 2031/,
  )
})

test('a page is unpublished and published again in its row', async ({ page }) => {
  await open(page, '/admin/content')
  const row = page.getByRole('row', { name: /^Select Figures/ })
  const choose = async (name: string) => {
    await row.getByRole('button', { name: 'Actions: Figures' }).click()
    await page.getByRole('button', { name: `${name} Figures` }).click()
  }
  await choose('Unpublish')
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(row).toContainText('Unpublished')
  await choose('Publish again')
  await expect(row).not.toContainText('Unpublished')
})

const screens = [
  '/admin/content',
  '/admin/content/new',
  '/admin/content/collections',
  '/admin/content/collections/testimonials',
  '/admin/content/collections/jobs/new',
  '/admin/content/settings',
  '/admin/content/settings?document=emails',
  '/admin/content/edit?document=page:landing&at=blocks.0',
  '/admin/content/edit?document=redirects',
]

test('every screen is accessible in every viewport', async ({ page }) => {
  test.slow()
  for (const path of screens) {
    await test.step(path, async () => {
      await open(page, path)
      // The page in the frame is a public one, checked by itself.
      await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
    })
  }
})
