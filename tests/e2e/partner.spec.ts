import type { Page } from '@playwright/test'
import { removeFolder } from '#tests/fixtures/site.ts'
import { readStored } from '#tests/fixtures/stored.ts'
import { expect, holdRequest, mounted, open, startFixtureSite, test } from './fixtures.ts'

const success = 'Thank you! Your form has been submitted.'
const emailWarning =
  'This does not look like an email address. Please check it; you can send it as it is.'
const required = ['Name', 'Age', 'Email', 'Phone']
const optional = ['City', 'Pincode', 'State', 'Address']

function form(page: Page) {
  return page.getByRole('form', { name: 'Partner inquiry' })
}

function field(page: Page, label: string) {
  return form(page).getByLabel(label, { exact: true })
}

/** Opens the form and waits for React, which is loaded on first use; until then the form posts natively. */
async function openForm(page: Page, path = '/partner') {
  await open(page, path)
  await focusForm(page)
}

async function focusForm(page: Page) {
  await field(page, 'Name').focus()
  await mounted(page, form(page))
}

async function fillIn(page: Page, email: string) {
  await field(page, 'Name').fill('Amara Nwosu-Sinha')
  await field(page, 'Age').fill('thirty-one')
  await field(page, 'Email').fill(email)
  await field(page, 'Phone').fill('0612 / 55 42')
}

function send(page: Page) {
  return form(page).getByRole('button', { name: 'Send form' }).click()
}

function storedLeads(dataDir: string, email: string) {
  return readStored(dataDir).leads.filter((lead) => lead.email === email)
}

test('requires four of eight fields, each with a message and a red border', async ({ page }) => {
  await openForm(page)
  await expect(form(page).getByRole('textbox')).toHaveCount(8)
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel')
  const normal = await borderOf(page, 'City')
  await send(page)
  for (const label of required) {
    await expect(form(page).getByText(`${label} is required`, { exact: true })).toBeVisible()
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    expect(await borderOf(page, label), label).not.toBe(normal)
    expect(await borderOf(page, label), label).toBe(await errorColour(page))
  }
  await expect(form(page).getByText('is required')).toHaveCount(4)
  for (const label of optional) expect(await borderOf(page, label), label).toBe(normal)
})

function borderOf(page: Page, label: string) {
  return field(page, label).evaluate((input) => getComputedStyle(input).borderTopColor)
}

function errorColour(page: Page) {
  return form(page)
    .getByText('Name is required')
    .evaluate((message) => getComputedStyle(message).color)
}

test('stores the form, shows a message after 1.5 seconds and clears the form', async ({
  page,
  site,
}) => {
  await openForm(page, '/partners')
  await fillIn(page, 'amara@example.com')
  for (const label of optional) await field(page, label).fill(`My ${label}`)
  const release = await holdRequest(page, '**/api/partner-inquiries')
  const sentAt = Date.now()
  await send(page)
  await expect(form(page).getByRole('button', { name: 'Sending' })).toBeDisabled()
  release()
  const banner = form(page).getByRole('status').filter({ hasText: success })
  await expect(banner).toBeVisible()
  expect(Date.now() - sentAt).toBeGreaterThanOrEqual(1500)
  for (const label of [...required, ...optional]) await expect(field(page, label)).toHaveValue('')
  expect(storedLeads(site.dataDir, 'amara@example.com')).toMatchObject([
    {
      kind: 'partner',
      name: 'Amara Nwosu-Sinha',
      age: 'thirty-one',
      phone: '0612 / 55 42',
      city: 'My City',
      pincode: 'My Pincode',
      state: 'My State',
      address: 'My Address',
    },
  ])
})

test('writes the typed name on the picture beside the form', async ({ page }) => {
  await openForm(page)
  const label = page.locator('[data-typed]')
  await expect(label).toHaveText('Name here')
  await field(page, 'Name').fill('Amara')
  await expect(label).toHaveText('Amara')
  await field(page, 'Name').fill(' ')
  await expect(label).toHaveText('Name here')
})

test('warns about an unusual email address, but accepts it', async ({ page, site }) => {
  await openForm(page)
  await fillIn(page, 'amara at home')
  await field(page, 'Phone').blur()
  await expect(form(page).getByText(emailWarning)).toBeVisible()
  const distance = await distanceToCity(page)
  await field(page, 'Email').fill('amara@home.example')
  await field(page, 'Phone').focus()
  await expect(form(page).getByText(emailWarning)).toHaveCount(0)
  expect(await distanceToCity(page), 'the layout does not shift').toBe(distance)
  await field(page, 'Email').fill('amara at home')
  await send(page)
  await expect(form(page).getByText(success)).toBeVisible()
  expect(storedLeads(site.dataDir, 'amara at home')).toHaveLength(1)
})

async function distanceToCity(page: Page) {
  const [name, city] = [
    await field(page, 'Name').boundingBox(),
    await field(page, 'City').boundingBox(),
  ]
  return Math.round((city?.y ?? 0) - (name?.y ?? 0))
}

test('has one canonical URL', async () => {
  const site = await startFixtureSite({ env: { SITE_URL: 'https://agency.example' } })
  for (const path of ['/partner', '/partners']) {
    const html = await (await fetch(site.origin + path)).text()
    expect(html).toContain('<link rel="canonical" href="https://agency.example/partner"/>')
  }
  await site.stop()
  await removeFolder(site.dataDir)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ['status of 422'] })

  test('sends with a plain form post', async ({ page, site }) => {
    const email = 'plain-partner@example.com'
    await page.goto('/partners')
    await fillIn(page, email)
    await field(page, 'Age').fill('')
    await send(page)
    await expect(form(page).getByText('Age is required')).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue('Amara Nwosu-Sinha')
    await field(page, 'Age').fill('31')
    await send(page)
    const banner = form(page).getByRole('status').filter({ hasText: success })
    await expect(banner).toBeFocused()
    await expect(banner).toBeInViewport()
    expect(storedLeads(site.dataDir, email)).toMatchObject([{ kind: 'partner', age: '31' }])
  })
})
