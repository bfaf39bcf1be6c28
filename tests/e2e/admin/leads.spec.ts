import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, viewports } from '#tests/e2e/expect-accessible.ts'
import { inquiryFields } from '#tests/fixtures/inquiry.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { expect, open, test } from './fixtures.ts'

/** Sends an inquiry like the public form. Each test uses a unique name to find its leads. */
async function sendInquiry(page: Page, changes: Record<string, string>) {
  const response = await page.request.post('/api/inquiries', {
    multipart: Object.fromEntries(inquiryFields({ service: 'Design', budget: 'Less', ...changes })),
  })
  expect(response.status()).toBe(201)
}

/** The file that a click downloads. */
async function downloadBy(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const replies = (page: Page) =>
  page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')

const leadLink = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Leads' }).getByRole('link', { name })

test('an inquiry with a file arrives unread, and can be downloaded, answered and exported', {
  tag: '@large-store',
}, async ({ page }) => {
  const file = pdf(200_000)
  await page.clock.install()
  await open(page, '/contact')
  await page.getByLabel('Full name').fill('Zoë Müller-Ñandú')
  await page
    .getByRole('form', { name: 'Project inquiry' })
    .getByLabel('Email')
    .fill('zoe@example.com')
  await page.getByLabel('Project details').fill('A shop for 300 kinds of tea.')
  await page.getByLabel('A file, if it helps').setInputFiles({
    name: 'Straße – brief.pdf',
    mimeType: 'application/pdf',
    buffer: file,
  })
  // A form filled in within two seconds counts as spam.
  await page.clock.fastForward(30_000)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()

  await open(page, '/admin')
  const inboxLink = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Inbox' })
  await expect(inboxLink).toHaveText(/\d+ unread$/)
  await inboxLink.click()
  // The open leads are sorted by deadline, so the newest may not be on the first page.
  await page
    .getByRole('main')
    .getByRole('link', { name: /unread$/ })
    .click()
  const listItem = page.getByRole('listitem').filter({ hasText: 'Zoë Müller-Ñandú' })
  await expect(listItem).toContainText('(unread)')
  await expect(listItem).toContainText(/11 h \d+ min left/)
  await leadLink(page, 'Zoë Müller-Ñandú').click()
  await expect(page.getByRole('heading', { name: 'Zoë Müller-Ñandú' })).toBeFocused()
  await expect(page.getByText('Owner opened it first')).toBeVisible()
  await expect(listItem.filter({ hasText: '(unread)' })).toHaveCount(0)

  const download = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Download' }).click(),
  )
  expect(download.name).toBe('Straße – brief.pdf')
  expect(download.bytes.equals(file)).toBe(true)

  await page.getByLabel('Reply to zoe@example.com').fill('Hello Zoë,\nwe would love to.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await expect(timeline.filter({ hasText: 'replied to zoe@example.com' })).toHaveCount(1)
  await expect(replies(page).filter({ hasText: 'You replied' })).toContainText('we would love to.')
  await expect(page.getByLabel('Reply again to zoe@example.com')).toHaveValue('')
  // Held until there is a mail server, so nobody has been answered.
  await expect(timeline.filter({ hasText: 'from New to Answered' })).toHaveCount(0)
  await page.getByLabel('Note').fill('Called her, too.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(timeline.filter({ hasText: 'Called her, too.' })).toHaveCount(1)

  await inboxLink.click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  // The URL changes before the form is replaced, which would discard typed text.
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0)
  await page.getByLabel('Search').fill('muller kinds')
  await expect(page).toHaveURL(/\/admin\/leads\?.*q=muller/)
  // The URL changes before the list.
  await expect(listItem).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(1)
  await page.getByRole('checkbox', { name: /^Select (?!all)/ }).check()
  const selected = await downloadBy(page, () =>
    page.getByRole('link', { name: 'Export 1 as CSV' }).click(),
  )
  expect(selected.name).toMatch(/^leads-.*-selected\.csv$/)
  await page.getByRole('button', { name: 'Actions: Inbox' }).click()
  await page.getByRole('link', { name: 'Export', exact: true }).click()
  await expect(page.getByText('Every folder except spam, matching “muller kinds”.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^All leads: \d+/ })).toBeVisible()
  await expectAccessible(page)
  const csv = await downloadBy(page, () =>
    page.getByRole('link', { name: 'Export 1 lead (This list)' }).click(),
  )
  expect(csv.name).toMatch(/^leads-.*-all\.csv$/)
  expect(csv.bytes.toString()).toContain('Zoë Müller-Ñandú,zoe@example.com')
  expect(csv.bytes.toString().trim().split('\r\n')).toHaveLength(2)
})

test('two replies in a row are both shown and both sent', async ({ page }) => {
  const email = 'twice@example.com'
  await sendInquiry(page, { name: 'Two Replies', email })
  await open(page, '/admin/leads?q=two+replies')
  await leadLink(page, 'Two Replies').click()
  await expect(page.getByRole('heading', { name: 'Two Replies' })).toBeFocused()
  // Reopen it as read, so that marking it as read does not reload it before the first reply.
  await open(page, page.url())
  const reply = page.getByLabel(email)
  for (const text of ['The first of two.', 'The second of two.']) {
    await reply.fill(text)
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(reply).toHaveValue('')
    await expect(replies(page).filter({ hasText: text })).toHaveCount(1)
  }
  await expect(replies(page)).toHaveCount(2)
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await expect(timeline.filter({ hasText: `replied to ${email}` })).toHaveCount(2)
  await open(page, `/admin/mail?q=${email}&topic=lead-reply`)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(2)
})

test('several leads can be changed at once, and a lead can be marked as not spam', {
  tag: '@large-store',
}, async ({ page }) => {
  for (const name of ['Bulk One', 'Bulk Two', 'Bulk Three']) await sendInquiry(page, { name })
  await sendInquiry(page, { name: 'Spam Not', email: 'spam-not@example.com', website: 'x' })
  await open(page, '/admin/leads?q=bulk')
  await page.getByRole('checkbox', { name: 'Select Bulk One' }).check()
  await page.getByRole('checkbox', { name: 'Select Bulk Two' }).check()
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
  await expectTickInside(page.getByRole('checkbox', { name: 'Select Bulk One' }))
  await page.getByRole('combobox', { name: 'Tag', exact: true }).fill('call back')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tagged “call back”.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'call back' })).toHaveCount(2)
  await expect(page.getByText('2 selected')).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Won' }).click()
  await expect(page.getByText('Marked 3 leads as won.')).toBeVisible()
  await page.getByRole('link', { name: /^Won/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bulk' })).toHaveCount(3)

  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  // The URL changes before the folder links, which contain the current search.
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0)
  await page.getByRole('link', { name: /^Spam/ }).click()
  await leadLink(page, 'Spam Not').click()
  await expect(page.getByText('Marked as spam: The hidden field was filled in')).toBeVisible()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('from Spam to New')).toBeVisible()
  await expect(page.getByText('Confirmation to a visitor, spam-not@example.com')).toBeVisible()
})

test('an empty list explains why it is empty and links to the first page', {
  tag: '@large-store',
}, async ({ page }) => {
  await sendInquiry(page, { name: 'Still Here' })
  await open(page, '/admin/leads?after=1_2099-01-01T00:00:00.000Z_x')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).not.toHaveCount(0)
  for (const q of ['zzzz', '???']) {
    await page.getByLabel('Search').fill(q)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`No leads match “${q}”.`)).toBeVisible()
  }
})

test('a reply is kept as a draft, and so are its files when it is taken back', async ({ page }) => {
  const email = 'draft@example.com'
  await sendInquiry(page, { name: 'Draft Files', email })
  await open(page, '/admin/leads?q=draft+files')
  await leadLink(page, 'Draft Files').click()
  await expect(page.getByRole('heading', { name: 'Draft Files' })).toBeFocused()
  await open(page, page.url())
  const reply = page.getByLabel(email)
  await reply.fill('Half a sentence')
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await open(page, page.url())
  await expect(reply).toHaveValue('Half a sentence')
  await reply.fill('The plan is attached.')
  await page.getByText('Attach files').click()
  const files = page.getByLabel('Files', { exact: true })
  await files.setInputFiles({ name: 'setup.exe', mimeType: 'text/plain', buffer: pdf() })
  await expect(page.getByText(/^setup\.exe: /)).toBeVisible()
  await files.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await page.getByRole('button', { name: 'Send reply' }).click()
  const sent = replies(page).filter({ hasText: 'The plan is attached.' })
  await expect(sent.getByRole('button', { name: /Download plan\.pdf/ })).toBeVisible()
  await sent.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel(/^Send plan\.pdf/)).toBeChecked()
  await expect(reply).toHaveValue('The plan is attached.')
  await expectAccessible(page)
})

test.describe('choices', () => {
  // Browsers log a refused day, and a choice on a screen that is out of date.
  test.use({ expectedMessages: ['status of 422', 'status of 409'] })

  test('choices apply at once, can be taken back, and have keys', async ({ page }) => {
    await sendInquiry(page, { name: 'Keys One' })
    await sendInquiry(page, { name: 'Keys Two' })
    await open(page, '/admin/leads?q=keys&folder=new')
    const notices = page.getByRole('region', { name: 'Notices' })
    await leadLink(page, 'Keys One').focus()
    await page.keyboard.press('e')
    await expect(notices.getByText('Marked as answered.')).toBeVisible()
    await expect(leadLink(page, 'Keys One')).toHaveCount(0)
    await page.keyboard.press('z')
    await expect(leadLink(page, 'Keys One')).toBeVisible()
    await expect(notices.getByText('Marked as new.')).toBeVisible()
    await leadLink(page, 'Keys One').focus()
    await page.keyboard.press('r')
    await expect(page.getByLabel('Reply to ann@example.com')).toBeFocused()
    // Letters are typed there.
    await page.keyboard.type('aet')
    await expect(page.getByLabel('Reply to ann@example.com')).toHaveValue('aet')
    await page.getByRole('heading', { name: 'Keys One' }).focus()
    await page.keyboard.press('a')
    await expect(page.getByRole('menuitemradio', { name: 'Unassigned' })).toBeFocused()
    await page.keyboard.press('o')
    await page.keyboard.press('Enter')
    const assigned = page.getByRole('button', { name: 'Assigned to: Owner' })
    await expect(assigned).toBeVisible()
    // The focus is where it was before the key.
    await expect(page.getByRole('heading', { name: 'Keys One' })).toBeFocused()
    await expect(page.getByText('Owner assigned it to Owner')).toBeVisible()
    await page.keyboard.press('e')
    const answered = notices.getByText('Marked as answered.')
    await expect(answered).toBeVisible()
    // Meanwhile it is won, on another screen.
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const isChanged = await page.evaluate(async (id) => {
      const body = new URLSearchParams({ id, status: 'won' })
      const person = document.querySelector<HTMLElement>('[data-person]')?.dataset.person ?? ''
      const headers = { Accept: 'application/json', 'X-Person': person }
      return (await fetch('/admin/actions/leads.setStatus', { method: 'POST', body, headers })).ok
    }, id)
    expect(isChanged).toBe(true)
    await answered.locator('..').getByRole('button', { name: 'Undo' }).click()
    await expect(notices.getByText('You marked Keys One as won meanwhile.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Won', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByLabel('Value').fill('12,500')
    await page.keyboard.press('Tab')
    await expect(notices.getByText('Deal saved.')).toBeVisible()
    await expect(page.getByLabel('Currency')).toBeFocused()
    await page.getByLabel('Next step').fill('Call')
    const day = page.getByLabel('To be done on', { exact: true })
    await day.fill('soonish')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Write a day such as Nov 28, 2026')).toBeVisible()
    await day.fill('2 dec 2031')
    await page.keyboard.press('Enter')
    await expect(day).toHaveValue('Dec 2, 2031')
    await expect(page.getByText('Call (Dec 2, 2031)')).toBeVisible()
    await page.getByRole('button', { name: 'Choose a day: To be done on' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Tuesday, December 2, 2031' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(day).toHaveValue('Dec 3, 2031')
    await expect(page.getByText('Call (Dec 3, 2031)').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('heading', { name: 'Keys One' }).focus()
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: 'Keys Two' })).toBeVisible()
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list.getByText('Open the next lead')).toBeVisible()
  })
})

test('what is typed of a deal while another of its fields is saved stays', async ({ page }) => {
  await sendInquiry(page, { name: 'Slow Deal' })
  await open(page, '/admin/leads?q=slow+deal')
  await leadLink(page, 'Slow Deal').click()
  const second = Promise.withResolvers<void>()
  let requests = 0
  await page.route('**/admin/actions/pipeline.saveDeal', async (route) => {
    requests += 1
    if (requests === 2) await second.promise
    await route.continue()
  })
  const step = page.getByLabel('Next step')
  await page.getByLabel('Value').fill('1,200')
  await step.fill('Call')
  await page.getByLabel('To be done on', { exact: true }).focus()
  await expect.poll(() => requests, 'the first has been saved and shown').toBe(2)
  await expect(page.getByLabel('Value')).toHaveValue('1200')
  await expect(step).toHaveValue('Call')
  second.resolve()
  await expect(page.getByText('Owner set the next step: Call')).toBeVisible()
})

test('a lead can be answered with the keyboard alone', async ({ page }) => {
  await sendInquiry(page, { name: 'Key Board' })
  await open(page, '/admin/leads?q=key+board')
  await page.getByText('Filters', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Select Key Board' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Key Board' })).toBeFocused()
  const focused: string[] = []
  const reply = page.getByLabel('Reply to ann@example.com')
  while (!(await reply.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab')
    focused.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    expect(focused.length, focused.join()).toBeLessThan(20)
  }
  await page.keyboard.type('By keyboard.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('replied to ann@example.com')).toBeVisible()
  const won = page.getByRole('button', { name: 'Won', exact: true })
  await won.press('Enter')
  await expect(page.getByText('from New to Won')).toBeVisible()
  await expect(won).toHaveAttribute('aria-pressed', 'true')
  await expect(won).toBeFocused()
})

for (const { name, width, use } of viewports) {
  test.describe(name, () => {
    test.use(use)

    test('the inbox is accessible and shows list and lead side by side or one at a time', {
      tag: '@large-store',
    }, async ({ page }) => {
      const leadName = `Axe ${width}`
      await sendInquiry(page, { name: leadName, details: `${'x'.repeat(300)} <b>bold</b>` })
      await open(page, `/admin/leads?q=axe+${width}&kind=inquiry`)
      await page.getByRole('checkbox', { name: `Select ${leadName}` }).check()
      await expectAccessible(page)
      const bar = page.getByRole('status').filter({ hasText: '1 selected' }).locator('../..')
      expect((await bar.boundingBox())?.height).toBeLessThan(120)
      await leadLink(page, leadName).click()
      await expect(page.getByRole('heading', { name: leadName })).toBeVisible()
      const list = page.getByRole('region', { name: 'Leads' })
      await expect(list).toBeVisible({ visible: width === 1440 })
      if (width === 1440) {
        // List, messages and facts scroll by themselves.
        await expect(page.getByRole('button', { name: 'Send reply' })).toBeInViewport()
        expect(await page.evaluate(() => document.body.scrollHeight <= innerHeight)).toBe(true)
      }
      await expect(page.getByText('<b>bold</b>').last()).toBeVisible()
      await expectAccessible(page)
      // Owners may give fields of their own long labels.
      const facts = page.getByRole('region', { name: 'What the visitor sent' })
      const valueWidth = await facts.locator('dl').evaluate((list) => {
        const [label, value] = list.querySelectorAll('dt, dd')
        if (label) label.textContent = 'How many people will use it in the first year, at most?'
        return value?.getBoundingClientRect().width
      })
      expect(valueWidth).toBeGreaterThan(120)
      if (width === 390) {
        await page.getByRole('main').getByRole('link', { name: 'Inbox', exact: true }).click()
        await expect(list).toBeVisible()
        await expect(page.getByLabel('Search')).toHaveValue(`axe ${width}`)
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a lead can be found, read and answered', async ({ page }) => {
    await sendInquiry(page, { name: 'Plain Html' })
    await page.goto('/admin/leads')
    await page.getByLabel('Search').fill('plain html')
    await page.keyboard.press('Enter')
    await leadLink(page, 'Plain Html').click()
    await page.getByLabel('Reply to ann@example.com').fill('Plainly.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('Your reply is saved.')).toBeVisible()
    await expect(page.getByText('replied to ann@example.com')).toBeVisible()
  })
})

/** Expects that the tick is in the middle of its box and smaller. */
async function expectTickInside(box: Locator) {
  const { position, size, boxSize, alignment } = await box.evaluate((element) => {
    const tick = getComputedStyle(element, '::before')
    const { display, placeContent } = getComputedStyle(element)
    return {
      position: tick.position,
      size: Number.parseFloat(tick.width),
      boxSize: element.clientWidth,
      alignment: `${display} ${placeContent}`,
    }
  })
  expect({ position, alignment }).toEqual({ position: 'static', alignment: 'grid center' })
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThan(boxSize)
}

test('on a small screen the status is changed and a reply begun from the foot of the lead, unless the reply is in view', async ({
  page,
}) => {
  await sendInquiry(page, { name: 'Foot Bar', email: 'foot@example.com' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/leads?q=foot+bar')
  await leadLink(page, 'Foot Bar').click()
  await expect(page.getByRole('heading', { name: 'Foot Bar' })).toBeFocused()
  const reply = page.getByLabel('Reply to foot@example.com')
  await reply.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Status: New' })).toBeHidden()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: 'Status: New' }).click()
  await page.getByRole('menuitemradio', { name: 'Answered' }).click()
  await expect(page.getByRole('button', { name: 'Status: Answered' })).toBeVisible()
  await page.getByRole('button', { name: 'Write a reply' }).click()
  await expect(reply).toBeFocused()
})
