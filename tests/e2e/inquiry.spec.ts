import type { Page } from '@playwright/test'
import { transmissionPath } from '#app/site/forms/transmission.ts'
import { readStored } from '#tests/fixtures/stored.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { wavePath } from '#ui/wave-paths.ts'
import { expect, holdRequest, mounted, open, test } from './fixtures.ts'

const success = 'Message sent successfully!'

function form(page: Page) {
  return page.getByRole('form', { name: 'Project inquiry' })
}

/** Opens the form and waits for React, which is loaded on first use; until then the form posts natively. */
async function openForm(page: Page, path = '/contact') {
  await open(page, path)
  await focusForm(page)
}

async function focusForm(page: Page) {
  await page.getByLabel('Full name').focus()
  await mounted(page, form(page))
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Zoë Müller-Ñandú')
  await form(page).getByLabel('Email').fill(email)
  await page
    .getByLabel('Project details')
    .fill('A shop for 300 kinds of tea, in Hindi and English, by March.')
}

/** Sends the form; the server stores it, but its response is lost. */
async function sendWithLostResponse(page: Page) {
  await page.route('**/api/inquiries', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('We could not send your message.')
  await page.unroute('**/api/inquiries')
}

test('reports errors at each field, and stores a valid inquiry', async ({ page, site }) => {
  await page.clock.install()
  await openForm(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Write to the agency' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a call' })).toHaveAttribute(
    'href',
    'mailto:hello@plain.example?subject=Book%20a%20call',
  )
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Full name is required')).toBeVisible()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Project details are required')).toBeVisible()
  const summary = form(page).getByRole('alert')
  await expect(summary).toContainText('Please correct the marked fields and send the form again.')
  await expect(summary.getByRole('link')).toHaveText(['Full name', 'Email', 'Project details'])
  await summary.getByRole('link', { name: 'Project details' }).click()
  await expect(page.getByLabel('Project details')).toBeFocused()
  // As some password managers fill in a field.
  await page.getByLabel('Full name').evaluate((input: HTMLInputElement) => {
    input.value = 'Zoë'
  })
  await page.getByLabel('Project details').fill('A shop')
  await expect(page.getByText('Project details are required')).toHaveCount(0)
  await expect(page.getByText('Full name is required')).toHaveCount(0)
  await expect(summary.getByRole('link')).toHaveText(['Email'])
  await form(page).getByLabel('Email').fill('zoe@example.com')
  await expect(summary).toHaveCount(0)
  await fillIn(page, 'nobody@nowhere')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByLabel('Full name')).not.toHaveAttribute('aria-invalid')

  await fillIn(page, 'tea@example.com')
  await form(page).getByText('Design', { exact: true }).click()
  await form(page).getByText('Less', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Design' })).toBeChecked()
  // A form filled in within two seconds counts as spam.
  await page.clock.fastForward(30_000)
  const release = await holdRequest(page, '**/api/inquiries')
  const sentAt = Date.now()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Sending' })).toBeDisabled()
  await expect(page.getByLabel('Project details'), 'success resets it').toBeDisabled()
  release()
  const banner = page.getByRole('status').filter({ hasText: success })
  await expect(banner).toBeVisible()
  expect(Date.now() - sentAt).toBeGreaterThanOrEqual(1500)
  await expect(banner).toContainText(/PA-[A-Z0-9]{4}-[A-Z0-9]{4}/)
  await expect(banner).toContainText('answers within 12 hours')
  await expect(banner.getByRole('heading')).toHaveText('With one.')
  await expect(banner).toContainText(/1[12] h \d+ min until your answer/)
  // The name as a wave.
  const wave = wavePath('spectrum', 'Zoë Müller-Ñandú', { width: 900, height: 120, lines: 90 })
  await expect(banner.locator('path')).toHaveAttribute('d', wave)
  await expect(banner.getByRole('link', { name: 'Your wave' })).toHaveAttribute(
    'href',
    `/?${new URLSearchParams({ wave: 'Zoë Müller-Ñandú' })}`,
  )
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByLabel('Full name'), 'the result has the place of the form').toBeHidden()
  await banner.getByRole('link', { name: 'Send another' }).click()
  await expect(page.getByLabel('Full name')).toBeVisible()

  const stored = readStored(site.dataDir).leads.filter((row) => row.email === 'tea@example.com')
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({
    name: 'Zoë Müller-Ñandú',
    service: 'Design',
    budget: 'Less',
    status: 'new',
  })
})

test('draws the heading, then what is typed, and is still with reduced motion', async ({
  page,
}) => {
  const waves = page.locator('[data-transmission] path')
  const heading = transmissionPath('Write to the agency')
  await openForm(page)
  await page.getByLabel('Full name').fill('Zoë')
  await expect(waves.first()).toHaveAttribute('d', heading)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openForm(page)
  await page.getByLabel('Full name').fill('Zoë')
  for (const wave of await waves.all())
    await expect(wave).toHaveAttribute('d', transmissionPath('Zoë'))
  await page.getByLabel('Full name').fill('')
  await expect(waves.first()).toHaveAttribute('d', heading)
})

test('keeps the wave in sight above the fields of a small window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openForm(page)
  const details = page.getByLabel('Project details')
  await details.focus()
  await expect(page.locator('[data-transmission]').last()).toBeInViewport()
  await expect(page.locator('[data-transmission]').first()).not.toBeInViewport()
  await expect(details).toBeInViewport()
})

test('stores what the visitor was reading and where they came from', async ({ page, site }) => {
  await page.goto('/services/seo?utm_source=letter&utm_campaign=may')
  // Stored by the page's script.
  await page.waitForFunction(() => sessionStorage.getItem('attribution') !== null)
  await openForm(page, '/contact?service=Search&from=/services/seo')
  await expect(page.getByText('About Search')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Advice' })).toBeChecked()
  await fillIn(page, 'seo@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(success)).toBeVisible()
  const [inquiry] = readStored(site.dataDir).leads.filter((row) => row.email === 'seo@example.com')
  expect(inquiry).toMatchObject({
    service: 'Advice',
    interest: 'Search',
    source: '/services/seo',
    utm_source: 'letter',
    utm_campaign: 'may',
  })
})

test('keeps a draft until the form is sent, and shows it without React', async ({ page, site }) => {
  await open(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await mounted(page)
  await fillIn(page, 'draft@example.com')
  await form(page).getByText('Advice', { exact: true }).click()
  await page.reload()
  await expect(page.getByLabel('Project details')).toHaveValue(/300 kinds of tea/)
  await expect(page.getByRole('radio', { name: 'Advice' })).toBeChecked()
  expect(await loadedScripts(page)).not.toContainEqual(expect.stringContaining('/react-'))
  await focusForm(page)
  await expect(page.getByLabel('Project details')).toHaveValue(/300 kinds of tea/)
  await expect(page.getByRole('radio', { name: 'Advice' })).toBeChecked()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(success)).toBeVisible()
  await page.reload()
  await mounted(page)
  await expect(page.getByLabel('Project details')).toHaveValue('')
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('Project details')).toHaveValue('')
  expect(sent, 'back and forward send nothing').toBe(1)
  const rows = readStored(site.dataDir).leads.filter((row) => row.email === 'draft@example.com')
  // The page that linked to the form.
  expect(rows).toMatchObject([{ source: '/about', service: 'Advice' }])
})

/** URLs of the scripts that the page has loaded. */
function loadedScripts(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
}

test.describe('before React is loaded', () => {
  test('keeps and saves what is typed and chosen', async ({ page, site }) => {
    const release = await holdRequest(page, '**/assets/react-*.js')
    await open(page, '/contact')
    await fillIn(page, 'early@example.com')
    await form(page).getByText('More', { exact: true }).click()
    await page.getByLabel('A file, if it helps').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A few notes.'),
    })
    await mounted(page)
    const draft = await page.evaluate(() => localStorage.getItem('draft:inquiry'))
    expect(JSON.parse(draft ?? '')).toMatchObject({
      email: 'early@example.com',
      budget: 'More',
    })
    await form(page).getByLabel('Email').fill('early')
    release()
    await focusForm(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await form(page).getByLabel('Email').fill('early@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status').filter({ hasText: success })).toBeFocused()
    const { leads, files } = readStored(site.dataDir)
    const [lead] = leads.filter((row) => row.email === 'early@example.com')
    expect(lead).toMatchObject({ name: 'Zoë Müller-Ñandú', budget: 'More' })
    expect(files.filter((file) => file.lead_id === lead?.id)).toMatchObject([{ name: 'notes.txt' }])
  })

  test('posts natively, and stores an inquiry once however often it is sent', async ({
    page,
    site,
  }) => {
    const releaseReact = await holdRequest(page, '**/assets/react-*.js')
    await open(page, '/contact')
    const releasePost = await holdRequest(page, '**/contact')
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    await fillIn(page, 'impatient@example.com')
    const button = page.getByRole('button', { name: 'Send message' })
    await button.evaluate(pressOnceReactIsLoaded)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => posts).toHaveLength(1)
    releaseReact()
    await expect.poll(() => posts).toHaveLength(2)
    releasePost()
    await expect(page.getByRole('status').filter({ hasText: success })).toBeFocused()
    expect(posts).toEqual(['/contact', '/contact'])
    const rows = readStored(site.dataDir).leads
    expect(rows.filter((row) => row.email === 'impatient@example.com')).toHaveLength(1)
    await mounted(page)
    await open(page, '/contact')
    await mounted(page)
    await expect(page.getByLabel('Project details')).toHaveValue('')
  })
})

/** Runs in the page, because Playwright does nothing there while the browser waits for the answer to a post. */
function pressOnceReactIsLoaded(button: HTMLElement | SVGElement) {
  new PerformanceObserver(async (list) => {
    const script = list.getEntries().find(({ name }) => /\/react-[^/]+\.js$/.test(name))
    if (!script) return
    await import(script.name)
    requestIdleCallback(() => (button as HTMLElement).click())
  }).observe({ type: 'resource' })
}

test.describe('if the server fails', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('keeps the text and the file, and explains what to do', async ({ page, site }) => {
    await openForm(page)
    await fillIn(page, 'unreachable@example.com')
    const field = page.getByLabel('A file, if it helps')
    await field.setInputFiles({
      name: 'brief.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(20_000),
    })
    await page.route('**/api/inquiries', (route) => route.abort())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'We could not send your message. Please try again, or write to hello@plain.example.',
    )
    await expect(page.getByLabel('Project details')).toHaveValue(/300 kinds of tea/)
    expect(await field.inputValue()).toContain('brief.pdf')
    await page.unroute('**/api/inquiries')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(success)).toBeVisible()
    const rows = readStored(site.dataDir).leads
    expect(rows.filter((row) => row.email === 'unreachable@example.com')).toHaveLength(1)
  })

  test('does not store an inquiry twice, even after a reload', async ({ page, site }) => {
    await page.clock.install()
    await openForm(page)
    await fillIn(page, 'reload@example.com')
    // A form filled in within two seconds counts as spam, and is not the same as one that does not.
    await page.clock.fastForward(30_000)
    await sendWithLostResponse(page)
    await page.reload()
    await focusForm(page)
    await page.clock.fastForward(30_000)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(success)).toBeVisible()
    const rows = readStored(site.dataDir).leads
    expect(rows.filter((row) => row.email === 'reload@example.com')).toHaveLength(1)
  })

  test('rejects invalid files and keeps everything else', async ({ page, site }) => {
    await openForm(page)
    await fillIn(page, 'disguise@example.com')
    const field = page.getByLabel('A file, if it helps')
    await field.setInputFiles({
      name: 'song.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('x'),
    })
    await page.getByRole('button', { name: 'Send message' }).click()
    const wrongType = page.getByText('We cannot take this type of file.')
    await expect(wrongType).toBeVisible()
    await field.setInputFiles({
      name: 'empty.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(0),
    })
    // The form moves up as the error goes, perhaps under the pointer.
    await expect(wrongType).toBeHidden()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('This file is empty.')).toBeVisible()
    await field.setInputFiles({
      name: 'program.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ this is a program'),
    })
    await expect(page.getByText('This file is empty.')).toBeHidden()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(
      page.getByText('The content of this file is not what its name says (.pdf).'),
    ).toBeVisible()
    await expect(page.getByLabel('Project details')).toHaveValue(/300 kinds of tea/)
    const rows = readStored(site.dataDir).leads.filter(
      (row) => row.email === 'disguise@example.com',
    )
    expect(rows).toHaveLength(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ['status of 422'] })

  test('sends a plain form post with a file, and keeps what was typed on errors', async ({
    page,
    site,
  }) => {
    await page.goto('/contact?service=Search&from=/services/seo')
    await fillIn(page, 'wrong')
    await form(page).getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await form(page).getByRole('alert').getByRole('link', { name: 'Email' }).click()
    await expect(form(page).getByLabel('Email')).toBeFocused()
    await expect(form(page).getByLabel('Email')).toBeInViewport()
    await expect(page.getByLabel('Full name')).toHaveValue('Zoë Müller-Ñandú')
    await expect(page.getByRole('radio', { name: 'More' })).toBeChecked()
    await fillIn(page, 'plain@example.com')
    await page.getByLabel('A file, if it helps').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A few notes.'),
    })
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status').filter({ hasText: success })).toBeFocused()
    const rows = readStored(site.dataDir).leads.filter((row) => row.email === 'plain@example.com')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ interest: 'Search', source: '/services/seo' })
    await expect(form(page).getByRole('heading')).toHaveText('With one.')
    await expect(page.getByRole('link', { name: 'Your wave' })).toHaveAttribute('href', '/#wave')
    await expect(page.getByLabel('Full name')).toBeHidden()
  })
})
