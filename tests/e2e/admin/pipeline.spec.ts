import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryViewport, narrow } from '#tests/e2e/expect-accessible.ts'
import { inquiryFields } from '#tests/fixtures/inquiry.ts'
import { expect, open, test } from './fixtures.ts'

async function sendInquiry(page: Page, changes: Record<string, string>) {
  const response = await page.request.post('/api/inquiries', {
    multipart: Object.fromEntries(inquiryFields(changes)),
  })
  expect(response.status()).toBe(201)
}

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) })

test('a lead moves along the board with the keyboard alone, and is in the list', async ({
  page,
}) => {
  await sendInquiry(page, { name: 'Petra Board' })
  await open(page, '/admin/pipeline')
  const button = page.getByRole('button', { name: 'Move Petra Board' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'New' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(column(page, 'Talking').getByRole('link', { name: 'Petra Board' })).toBeVisible()
  await expect(page.getByText('Moved Petra Board to Talking.')).toBeVisible()
  await expect(button).toBeFocused()
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/pipeline/list')
  await expect(page.getByRole('row').filter({ hasText: 'Petra Board' })).toContainText('Talking')
  await expectAccessibleInEveryViewport(page)
})

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect
    .poll(
      async () => {
        const isFocused = await target.evaluate((element) => element === document.activeElement)
        if (!isFocused) await page.keyboard.press('Tab')
        return isFocused
      },
      { intervals: [0] },
    )
    .toBe(true)
}

test('a lead is dragged to another column with the mouse, and asked why it is lost', async ({
  page,
}) => {
  await sendInquiry(page, { name: 'Dragan Mouse', email: 'dragan@example.com' })
  await open(page, '/admin/pipeline')
  const card = (name: string) =>
    column(page, name).getByRole('listitem').filter({ hasText: 'Dragan Mouse' })
  await drag(page, card('New'), column(page, 'Offer'))
  await expect(page.getByText('Moved Dragan Mouse to Offer.')).toBeVisible()
  await expect(card('Offer')).toBeVisible()
  await expect(card('New')).toHaveCount(0)
  await drag(page, card('Offer'), column(page, 'Lost'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card('Offer')).toBeVisible()
  await drag(page, card('Offer'), column(page, 'Lost'))
  await dialog.getByLabel('In your words').fill('Too far away')
  await dialog.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(card('Lost')).toContainText('Too far away')
  await page.reload()
  await expect(card('Lost')).toBeVisible()
})

/** With the button of the mouse, as a person does. */
async function drag(page: Page, card: Locator, target: Locator) {
  await card.hover({ position: { x: 60, y: 40 } })
  await page.mouse.down()
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {}
  await page.mouse.move(x + 60, y + 90, { steps: 5 })
  await page.mouse.up()
}

test('an offer is written beside its page, copied and listed', async ({ page }) => {
  await page.request.post('/api/inquiries', {
    multipart: Object.fromEntries(
      inquiryFields({ name: 'Oskar Offer', email: 'oskar@example.com' }),
    ),
  })
  await open(page, '/admin/leads?q=Oskar')
  await page.getByRole('link', { name: 'Oskar Offer' }).click()
  await page.getByRole('button', { name: 'Write an offer' }).click()
  await page.getByLabel('Title').first().fill('A shop for tea')
  await page.getByRole('button', { name: /^04 Prices/ }).click()
  await page.getByRole('button', { name: /^01/ }).last().click()
  await page.getByLabel('What', { exact: true }).fill('Design and build')
  await page.getByLabel('Price of one').fill('1,200')
  await page.getByRole('button', { name: 'Actions: Prices' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(page.getByRole('button', { name: /^03 Prices/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add a part', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Text/ }).click()
  await page.getByLabel('Heading').last().fill('Why us')
  await page
    .getByLabel('Text')
    .last()
    .fill(`Because of https://tea.example/${'a'.repeat(120)}`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  const frame = page.frameLocator('iframe:not([aria-hidden])')
  await expect(frame.getByRole('heading', { name: 'A shop for tea' })).toBeVisible()
  await expect(frame.getByText('1,200.00').first()).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Why us' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(1)
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await expectPrintable(page)
  await page.getByRole('button', { name: 'Copy to a new offer' }).click()
  await expect(page.getByText(/-2$/).first()).toBeVisible()
  await open(page, '/admin/offers')
  const rows = page.getByRole('row').filter({ hasText: 'Oskar Offer' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Draft')
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('link', { name: 'Accepted', exact: true }).click()
  await expect(page.getByText('No offers are in this state.')).toBeVisible()
})

/** The page of the offer beside the editor, on the paper that a printer has. */
async function expectPrintable(page: Page) {
  const address = await page.locator('iframe').getAttribute('src')
  const printed = await page.context().newPage()
  await printed.goto(address ?? '')
  // A long address is broken, so that nothing is cut off or made smaller.
  await printed.setViewportSize(narrow.use.viewport)
  const width = await printed.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(narrow.width)
  await printed.emulateMedia({ media: 'print' })
  await expect(printed.getByRole('heading', { name: 'A shop for tea' })).toBeVisible()
  await expect(printed.getByRole('navigation').first()).toBeHidden()
  await expect(printed.getByRole('contentinfo')).toBeHidden()
  await expect(printed.getByRole('button')).toHaveCount(0)
  for (const [format, points] of Object.entries({ A4: '59[45][.\\d]*', Letter: '612' })) {
    const pdf = await printed.pdf({ format, preferCSSPageSize: true })
    expect(String(pdf)).toMatch(new RegExp(`/MediaBox \\[0 0 ${points} `))
  }
  await printed.close()
}

test('a visitor books a call without scripts once somebody has set hours', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/admin/calls/kinds')
  await page.getByLabel('Name', { exact: true }).fill('First call')
  await page.getByLabel('Address of the video call').fill('https://meet.example.com/{id}')
  await page.getByRole('button', { name: 'Add kind of call' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'First call' })).toBeVisible()
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/calls/hours')
  await page.getByLabel('First call').check()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByLabel(day, { exact: true }).fill('9:00 - 17:00')
  }
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('The hours were saved.')).toBeVisible()
  await expectAccessibleInEveryViewport(page)
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const visitorPage = await visitor.newPage()
  await visitorPage.goto('/contact')
  await visitorPage.getByRole('link', { name: 'Book a call' }).click()
  await visitorPage.getByRole('button', { name: 'Book this call' }).click()
  await expect(visitorPage.getByText('Full name is required')).toBeVisible()
  // The loading screen does not cover the answer.
  await expect(visitorPage.locator('.splash')).toHaveCount(0)
  await visitorPage.getByRole('radio').first().check({ force: true })
  await visitorPage.getByLabel('Full name').fill('Carla Call')
  await visitorPage
    .getByRole('form', { name: 'Book a call' })
    .getByLabel('Email')
    .fill('c@example.com')
  await visitorPage.getByRole('button', { name: 'Book this call' }).click()
  await expect(visitorPage.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()
  await visitorPage.getByText('Choose another time').click()
  await visitorPage.getByRole('radio').nth(1).check({ force: true })
  await visitorPage.getByRole('button', { name: 'Move the call' }).click()
  await expect(visitorPage.getByText('Your call has a new time.')).toBeVisible()
  await visitor.close()
  await expectOwnZone(browser, baseURL)
  await open(page, '/admin/calls/calendars')
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = page.getByText(/\/api\/calls\/feeds\/.*\.ics$/)
  await expect(address).toBeVisible()
  const { pathname } = new URL((await address.textContent()) ?? '')
  expect(await (await page.request.get(pathname)).text()).toContain('Carla Call')
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/calls')
  await expect(page.getByRole('row').filter({ hasText: 'Carla Call' })).toBeVisible()
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/insights')
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/calls/kinds')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click()
})

/** A visitor elsewhere reads the times in their own zone, until they choose another one. */
async function expectOwnZone(browser: Browser, baseURL: string | undefined) {
  const zones = { timezoneId: 'America/New_York', ...(baseURL && { baseURL }) }
  const context = await browser.newContext(zones)
  const page = await context.newPage()
  await page.goto('/contact/call')
  await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Show times' }).click()
  await expect(page).toHaveURL(/zone=Asia%2FTokyo/)
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  await context.close()
}
