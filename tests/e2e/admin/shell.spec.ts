import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { holdRequest } from '#tests/e2e/fixtures.ts'
import { choose, expect, open, test } from './fixtures.ts'

// Browsers log failed requests.
test.use({ expectedMessages: ['status of 404'] })

test('an unknown URL shows an error page with a link to the inbox', async ({ page }) => {
  await page.goto('/admin/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
})

test('an action that does not exist, the wrong method and far too much are refused with a sentence', async ({
  page,
}) => {
  const headers = { Accept: 'application/json' }
  const unknown = await page.request.post('/admin/actions/content.fly', {
    headers,
    form: { id: '1' },
  })
  expect([unknown.status(), await unknown.text()]).toEqual([
    404,
    'There is no action “content.fly”. Reload the page and try again.',
  ])
  expect((await page.request.get('/admin/actions/content.publish', { headers })).status()).toBe(405)
  const form = { tab: 'a', subject: 'x'.repeat(2_000_000) }
  const large = await page.request.post('/admin/actions/presence.report', { headers, form })
  expect([large.status(), (await large.json()).ok]).toEqual([422, false])
})

test('the dashboard warns that nobody is notified of new leads', async ({ page }) => {
  await page.request.post('/api/inquiries', {
    multipart: { name: 'Tea', email: 'tea@example.com', details: 'A shop for tea.' },
  })
  await open(page, '/admin')
  await page.getByRole('link', { name: /Nobody is notified of new leads/ }).click()
  await expect(page.getByRole('group', { name: 'Lead notifications' })).toBeFocused()
})

test('a new lead appears in the sidebar and in the open inbox within five seconds', async ({
  page,
}) => {
  await open(page, '/admin/leads?folder=all')
  const badge = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Inbox/ })
    .getByText(/\d unread/)
  const timeout = 5_000
  const send = async (name: string) => {
    const stored = await page.request.post('/api/inquiries', {
      multipart: {
        name,
        email: 'live@example.com',
        details: 'A shop for tea.',
        fill_time: '42000',
      },
    })
    expect(stored.status()).toBe(201)
  }
  // The list is still being loaded again when the next lead comes.
  const loading = Promise.withResolvers<void>()
  const loaded = Promise.withResolvers<void>()
  await page.route(
    '**/admin/leads.data**',
    async (route) => {
      const response = await route.fetch()
      loading.resolve()
      await loaded.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const [first, second] = [`Live ${Date.now()}`, `Live next ${Date.now()}`]
  await send(first)
  await loading.promise
  const before = (await badge.textContent()) ?? ''
  await send(second)
  await expect(badge).not.toHaveText(before, { timeout })
  loaded.resolve()
  await expect(page.getByRole('link', { name: first })).toBeVisible({ timeout })
  await expect(page.getByRole('link', { name: second })).toBeVisible({ timeout })
  await expect(badge).not.toHaveText(before)
})

test('anything is found and opened by keyboard alone', async ({ page }) => {
  await open(page, '/admin/mail')
  const field = page.getByRole('combobox', { name: 'Find anything' })
  // Shortcuts work a moment after the screen is hydrated.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.type('services')
  const option = page.getByRole('dialog').getByRole('option').first()
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  )
  // Enter waits for what is searched, and opens nothing that was found before.
  const release = await holdRequest(page, '**/admin/actions/search.find')
  await field.fill('booking page')
  await page.keyboard.press('Enter')
  release()
  // It is not set.
  const add = page.getByRole('button', { name: 'Add booking page' })
  await expect(add).toBeFocused()
  // Escape returns to it.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sign out')
  // After everything that was found.
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d results?$/)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'Sign out', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Sign out?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
})

test('the search dialog and the list of shortcuts are accessible', async ({ page }) => {
  await open(page, '/admin/mail')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('a')
  await page.keyboard.press('ArrowDown')
  await expectAccessibleInEveryViewport(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessibleInEveryViewport(page)
})

test('shortcuts open screens, but not while something is typed or if they are off', async ({
  page,
}) => {
  await open(page, '/admin')
  // Shortcuts work a moment after the screen is hydrated.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('e')
    await expect(page.getByRole('heading', { name: 'Mail log' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('/')
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('?g')
  await expect(search).toHaveValue('?g')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search.blur()
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: /^Use shortcuts without/ }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible()
})

test('the sidebar collapses to its icons, also after loading again', async ({ page }) => {
  await open(page, '/admin/mail')
  const inbox = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Inbox/ })
  const width = async () => (await inbox.boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(150)
  const toggle = page.getByRole('button', { name: 'Collapse the sidebar' })
  await toggle.click()
  await expect.poll(width).toBeLessThan(60)
  await open(page, '/admin/mail')
  await expect.poll(width).toBeLessThan(60)
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expectAccessibleInEveryViewport(page)
  await toggle.click()
  await expect.poll(width).toBeGreaterThan(150)
})

test('the page list filters while typing, and has one row with two links per service', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/admin/content')
  // The settings are elsewhere.
  await expect(page.getByRole('link', { name: /^Whole site/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Services/ }).click()
  await expect(page.getByRole('link', { name: 'Page of Search' })).toBeVisible()
  await expect(page.getByRole('row', { name: /tea-ads/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Specialties/ }).click()
  await expect(page.getByRole('row', { name: /tea-ads/ })).toBeVisible()
  await page.getByLabel('Search pages by name or address').fill('ad')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Search pages by name or address')).toBeFocused()
  // A link that is pressed right after typing opens its page, although the search would run before that is loaded.
  await page.clock.pauseAt(Date.now() + 60_000)
  const release = await holdRequest(page, '**/admin/content/edit.data?**')
  await page.getByLabel('Search pages by name or address').fill('ads')
  await page.getByRole('link', { name: 'Menu card of Ads' }).click()
  await page.clock.runFor(300)
  release()
  await expect(page.getByRole('heading', { name: 'Ads', exact: true })).toBeVisible()
})

test('what is still as it came with the site is counted, and listed alone', async ({ page }) => {
  await open(page, '/admin/content')
  const sentence = page.getByText(/^\d+ of \d+ pages have not been changed yet/)
  const [, originals] = /^(\d+)/.exec((await sentence.textContent()) ?? '') ?? []
  await sentence.getByRole('link', { name: 'Show only these' }).click()
  await expect(page).toHaveURL(/only=originals/)
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  await expect(rows.filter({ hasText: 'Home' })).not.toHaveCount(0)
  // What other tests have changed still has texts of the sample.
  const changed = rows.filter({ hasText: /Changed|Published/ })
  await expect(rows.filter({ hasNotText: /Changed|Published|Draft/ })).not.toHaveCount(0)
  await expect(changed.filter({ hasNotText: /texts? of the sample/ })).toHaveCount(0)
  expect(Number(originals)).toBeGreaterThan(20)
  await page.getByLabel('Search pages by name or address').fill('home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=home/)
  await expect(page).toHaveURL(/only=originals/)
  await open(page, '/admin/content/collections')
  await expect(page.getByRole('row', { name: /^Jobs/ })).toContainText(/\d+ of \d+/)
})

test('a collection links to the pages that use it, with the number of items on each', async ({
  page,
}) => {
  await open(page, '/admin/content/collections')
  await page.getByRole('link', { name: 'Work 1 quote' }).click()
  await expect(page.getByRole('heading', { name: 'Work', exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page list is filtered by submitting the form', async ({ page }) => {
    await page.goto('/admin/content')
    await page.getByLabel('Search pages by name or address').fill('tea-ads')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /tea-ads/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0)
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
    await open(page, '/admin/content')
    const menu = page.locator('summary[aria-label="Menu"]')
    await menu.click()
    await page.getByRole('link', { name: 'Blog', exact: true }).focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await expect(page.getByRole('link', { name: 'Blog', exact: true })).toBeHidden()
  })

  test('a toast appears at the top of the screen', async ({ page }) => {
    const email = `toast-${Date.now()}@example.com`
    await page.request.post('/api/newsletter/subscribe', { data: { email } })
    await open(page, `/admin/newsletter?search=${email}`)
    await choose(page, email, 'Unsubscribe')
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click()
    const close = page.getByRole('button', { name: 'Close this notice' })
    await expect(close).toBeVisible()
    expect((await close.boundingBox())?.y).toBeLessThan(200)
  })

  test('a row starts with its name, and tables keep their roles for screen readers', async ({
    page,
  }) => {
    await open(page, '/admin/content')
    const row = page.getByRole('table', { name: 'Pages' }).getByRole('row', { name: /\/cards/ })
    const cells = row.getByRole('cell')
    await expect(cells.first()).toHaveText('Cards and lists')
    await expect(cells.first()).toHaveAttribute('role', 'cell')
    const label = cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(await label).toBe('none')
  })
})
