import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { applicationForm } from '#tests/fixtures/application.ts'
import { startOwnContent } from '#tests/fixtures/own-content.ts'
import { readStored, readStoredFile } from '#tests/fixtures/stored.ts'
import { office, pdf } from '#tests/fixtures/uploads.ts'
import { expect, holdRequest, mounted, open, test } from './fixtures.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const successMessage = (name: string) =>
  `Thank you! We have your application and your résumé “${name}”.`

function openings(page: Page) {
  return page.locator('#current-openings').getByRole('listitem')
}

function form(page: Page) {
  return page.getByRole('form', { name: 'Application' })
}

/** Opens the form and waits for React, which is loaded on first use; until then the form posts natively. */
async function openForm(page: Page, path = '/career') {
  await open(page, path)
  await form(page).getByLabel('Full name').focus()
  await mounted(page, form(page))
}

async function fillIn(page: Page, email: string) {
  await form(page).getByLabel('Full name').fill('Rukmini Devi O’Brien')
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Phone').fill('+91 98765 43210')
  await form(page).getByLabel('A note').fill('From January on.\nhttps://example.com/work')
}

async function chooseResume(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await form(page).getByLabel('Your résumé').setInputFiles({ name, mimeType, buffer })
}

function send(page: Page) {
  return form(page).getByRole('button', { name: 'Send application' }).click()
}

function alert(page: Page) {
  return form(page).getByRole('alert')
}

/** Edits content/jobs.ts: replaces the first match. */
async function editJobs(content: string, pattern: RegExp, text: string) {
  const file = join(content, 'jobs.ts')
  await writeFile(file, (await readFile(file, 'utf8')).replace(pattern, text))
}

function storedLeads(dataDir: string, email: string) {
  const { leads, files } = readStored(dataDir)
  const rows = leads.filter((lead) => lead.email === email)
  const ids = rows.map(({ id }) => id)
  return { rows, files: files.filter((file) => ids.includes(file.lead_id ?? '')) }
}

test('lists the open jobs with their facts; Apply opens the form with the job selected', async ({
  page,
}) => {
  await open(page, '/career')
  await expect(openings(page).getByRole('heading', { level: 3 })).toHaveText(['Tester', 'Writer'])
  await expect(openings(page).first()).toContainText(/Bihar.*Full Time/s)
  await expect(openings(page).first().locator('img')).toHaveAttribute('alt', '')
  await expect(openings(page).nth(1).locator('img')).toHaveCount(0)
  await openings(page).nth(1).getByRole('link', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/career/writer#apply')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Writer/)
  await expect(page.getByRole('img', { name: 'A stool' })).toHaveCount(0)
  const choice = form(page).getByLabel('Opening')
  await expect(choice).toBeInViewport()
  await expect(choice.locator('option:checked')).toHaveText('Writer')
  await expect(choice.getByRole('option')).toHaveText(['General application', 'Tester', 'Writer'])
  // The selection changes when another opening is visited.
  await page.getByRole('link', { name: 'Tester' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tester/)
  await expect(page.getByRole('img', { name: 'A stool' })).toBeVisible()
  await expect(choice.locator('option:checked')).toHaveText('Tester')
})

test('reports missing fields and invalid files, and states the file limits', async ({ page }) => {
  await openForm(page)
  await expect(form(page).getByLabel('Opening').locator('option:checked')).toHaveText(
    'General application',
  )
  await expect(form(page).getByText('One file of at most 10 MB: pdf, doc, docx.')).toBeVisible()
  await expect(form(page).getByLabel('Your résumé')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  await send(page)
  const missing = [
    'Full name is required',
    'Email is required',
    'Phone is required',
    'Please choose your résumé',
  ]
  for (const message of missing) await expect(form(page).getByText(message)).toBeVisible()
  await chooseResume(page, 'holiday.png', 'image/png', Buffer.from('not a résumé'))
  await send(page)
  await expect(form(page).getByText('We cannot take this type of file.')).toBeVisible()
  await chooseResume(page, 'cv.pdf', 'application/pdf', Buffer.alloc(10 * 1024 * 1024 + 1))
  await send(page)
  await expect(form(page).getByText('This file is larger than 10 MB.')).toBeVisible()
})

test('stores a Word résumé for the opening, and names the file in an alert', async ({
  page,
  site,
}) => {
  await openForm(page, '/career/tester')
  await fillIn(page, 'word@example.com')
  const file = office('docx')
  await chooseResume(page, 'Lebenslauf – Ñandú.docx', docx, file)
  const release = await holdRequest(page, '**/api/applications')
  const sentAt = Date.now()
  await send(page)
  await expect(form(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Sending' })).toBeDisabled()
  release()
  await expect(alert(page)).toContainText(successMessage('Lebenslauf – Ñandú.docx'))
  expect(Date.now() - sentAt).toBeGreaterThanOrEqual(1500)
  await expect(alert(page)).toContainText(/PA-[A-Z0-9]{4}-[A-Z0-9]{4}/)
  await expect(alert(page).getByRole('heading')).toHaveText('On the desk.')
  await expect(alert(page)).toBeFocused()
  await expect(form(page).getByLabel('Full name')).toHaveValue('')
  await expect(form(page).getByLabel('Opening').locator('option:checked')).toHaveText('Tester')

  const { rows, files } = storedLeads(site.dataDir, 'word@example.com')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    kind: 'application',
    name: 'Rukmini Devi O’Brien',
    phone: '+91 98765 43210',
    opening: 'Tester',
  })
  expect(files).toHaveLength(1)
  expect(files[0]).toMatchObject({ name: 'Lebenslauf – Ñandú.docx', size: file.length })
  const bytes = await readStoredFile(site.dataDir, String(files[0]?.storage_key))
  expect(bytes.equals(file)).toBe(true)
})

test('never serves a stored résumé to the public', async ({ site }) => {
  const body = applicationForm({ email: 'hidden@example.com', opening: 'tester' })
  const sent = await fetch(`${site.origin}/api/applications`, { method: 'POST', body })
  const { reference } = (await sent.json()) as { reference: string }
  const { rows, files } = storedLeads(site.dataDir, 'hidden@example.com')
  const key = String(files[0]?.storage_key)
  const bytes = await readStoredFile(site.dataDir, key)
  const guesses = [
    `/${key}`,
    `/files/${key}`,
    `/data/files/${key}`,
    `/assets/../files/${key}`,
    `/..%2f..%2ffiles%2f${key}`,
    `/api/applications/${reference}`,
    `/api/files/${files[0]?.id}`,
    `/api/leads/${rows[0]?.id}`,
    '/api/applications',
  ]
  for (const guess of guesses) {
    const response = await fetch(site.origin + guess)
    expect([400, 404, 405], guess).toContain(response.status)
    expect(Buffer.from(await response.arrayBuffer()).includes(bytes), guess).toBe(false)
  }
})

test.describe('on errors', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('falls back to a general application if the opening no longer exists', async ({
    page,
    site,
  }) => {
    await openForm(page, '/career/writer')
    await fillIn(page, 'gone@example.com')
    await chooseResume(page, 'cv.pdf', 'application/pdf', pdf())
    const choice = form(page).getByLabel('Opening')
    // Simulates an opening removed after the page was loaded.
    await choice.locator('option:checked').evaluate((option: HTMLOptionElement) => {
      option.value = 'lamplighter'
    })
    await send(page)
    await expect(alert(page)).toHaveText(/^We have no such opening\. Send your application again/)
    await expect(choice.locator('option:checked')).toHaveText('General application')
    await expect(form(page).getByLabel('Email')).toHaveValue('gone@example.com')
    expect(await form(page).getByLabel('Your résumé').inputValue()).toContain('cv.pdf')
    await send(page)
    await expect(alert(page)).toContainText(successMessage('cv.pdf'))
    expect(storedLeads(site.dataDir, 'gone@example.com').rows).toMatchObject([{ opening: null }])
  })

  test('answers 404 for an unknown opening', async ({ page }) => {
    expect((await page.goto('/career/lamplighter'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  })
})

test('closes an opening at the end of its last day, even on cached pages', async ({ page }) => {
  let now = new Date('2027-01-31T23:59:00Z')
  const site = await startOwnContent(
    (content) => editJobs(content, /closesOn: .+,/, "closesOn: '2027-01-31',"),
    () => now,
  )
  const visit = (path: string) => open(page, site.origin + path)
  await visit('/career/tester')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await visit('/career')
  await expect(openings(page).filter({ hasText: 'Tester' })).toHaveCount(1)
  now = new Date('2027-02-01T00:00:00Z')
  await visit('/career')
  await expect(openings(page)).toHaveCount(0)
  await expect(form(page).getByRole('option', { name: 'Tester' })).toHaveCount(0)
  await visit('/career/tester')
  await expect(page.getByText('This job is closed.')).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  const choice = form(page).getByLabel('Opening')
  await expect(choice.locator('option:checked')).toHaveText('General application')
  await expect(choice.getByRole('option', { name: 'Tester' })).toHaveCount(0)
  await fillIn(page, 'late@example.com')
  await chooseResume(page, 'cv.pdf', 'application/pdf', pdf())
  await send(page)
  await expect(alert(page)).toContainText(successMessage('cv.pdf'))
  // The closed opening is stored as the interest of the applicant.
  expect(storedLeads(site.dataDir, 'late@example.com').rows).toMatchObject([
    { opening: null, interest: 'Tester' },
  ])
  await site.stop()
})

test('escapes the content of JSON-LD', async () => {
  const site = await startOwnContent((content) =>
    editJobs(content, /experience: .+,/, "experience: '</script><script>alert(1)</script>',"),
  )
  const html = await (await fetch(`${site.origin}/career/tester`)).text()
  expect(html).toContain('"experienceRequirements":"\\u003c/script\\u003e')
  expect(html).not.toMatch(/<script[^>]*>alert/)
  await site.stop()
})

test('does not store an application sent to the URL of an unknown opening', async ({ site }) => {
  const body = applicationForm({ email: 'nowhere@example.com' })
  const response = await fetch(`${site.origin}/career/no-such-opening`, { method: 'POST', body })
  expect(response.status).toBe(404)
  expect(storedLeads(site.dataDir, 'nowhere@example.com').rows).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ['status of 422'] })

  test('sends with a plain form post and keeps what was typed', async ({ page, site }) => {
    const email = 'plain-application@example.com'
    await page.goto('/career')
    await fillIn(page, 'wrong')
    await form(page).getByLabel('Opening').selectOption('Writer')
    await send(page)
    await expect(form(page).getByText('Invalid email address')).toBeVisible()
    await expect(form(page).getByText('Please choose your résumé')).toBeVisible()
    await expect(form(page).getByLabel('Full name')).toHaveValue('Rukmini Devi O’Brien')
    await expect(form(page).getByLabel('Opening').locator('option:checked')).toHaveText('Writer')
    await fillIn(page, email)
    await chooseResume(page, 'cv.docx', docx, office('docx'))
    await send(page)
    await expect(alert(page)).toContainText(successMessage('cv.docx'))
    await expect(alert(page)).toBeFocused()
    expect(storedLeads(site.dataDir, email).rows).toMatchObject([{ opening: 'Writer' }])
  })
})
