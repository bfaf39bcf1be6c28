import type { Page } from '@playwright/test'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { ownerPassword } from '#tests/fixtures/owner.ts'
import { codeOf } from '#tests/fixtures/totp.ts'
import { choose, expect, open, test } from './fixtures.ts'
import { acceptInvitation, invite, password } from './invite.ts'

/** Adds a virtual authenticator that supports passkeys and always passes user verification. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('an owner invites someone, changes their role and removes them', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'ann@example.com'
  const link = await invite(page, email, 'Viewer')
  await expect(page.getByRole('row', { name: email }).getByText('Viewer')).toBeVisible()
  const guest = await browser.newPage({ baseURL })
  await acceptInvitation(guest, link, 'Ann Lee')
  await expect(guest.getByRole('link', { name: 'Ann Lee' })).toBeVisible()
  await guest.goto('/admin/settings')
  await expect(guest.getByRole('link', { name: 'Missing pages' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'People' })).toHaveCount(0)
  for (const screen of [
    'media/add',
    'newsletter/add',
    'content/new',
    'content/collections/jobs/new',
  ]) {
    const response = await guest.context().request.get(`/admin/${screen}`)
    expect([screen, response.status()]).toEqual([screen, 403])
  }
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'This link has expired' })).toBeVisible()

  await open(page, '/admin/accounts')
  await choose(page, 'Ann Lee', 'Change role')
  await page.getByRole('radio', { name: 'Owner' }).check()
  await page.getByRole('dialog').getByLabel('Your password').fill(ownerPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ann Lee is owner now.')).toBeVisible()
  await guest.goto('/admin/settings')
  await expect(guest.getByRole('link', { name: 'People', exact: true })).toBeVisible()

  await choose(page, 'Ann Lee', 'Remove')
  await page.getByRole('dialog').getByLabel('Your password').fill(ownerPassword)
  await page.getByRole('button', { name: 'Remove account' }).click()
  await expect(page.getByText('Ann Lee no longer has an account.')).toBeVisible()
  await guest.goto('/admin/audit')
  await expect(guest.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await guest.close()
})

test('an invitation can be withdrawn', async ({ page, browser, baseURL }) => {
  const link = await invite(page, 'bob@example.com', 'Editor')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await expect(page.getByText('Send them the link.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Actions: bob@example.com' }).click()
  await page.getByRole('button', { name: 'Withdraw the invitation for bob@example.com' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('was withdrawn')).toBeVisible()
  const guest = await browser.newPage({ baseURL })
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await guest.close()
})

test('an owner changes a role and removes someone without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await browser.newPage({ baseURL })
  await acceptInvitation(guest, await invite(page, 'gus@example.com', 'Viewer'), 'Gus Hale')
  await guest.close()
  const withoutScripts = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const owner = await withoutScripts.newPage()
  await owner.goto('/admin/accounts')
  await choose(owner, 'Gus Hale', 'Change role')
  await owner.getByRole('radio', { name: 'Editor' }).check()
  await owner.getByRole('dialog').getByLabel('Your password').fill(ownerPassword)
  await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(
    owner.getByRole('row', { name: 'Gus Hale' }).getByRole('cell', { name: 'Editor', exact: true }),
  ).toBeVisible()
  // Chromium does not render <noscript> when Playwright disables JavaScript.
  expect(await owner.content()).toContain('Gus Hale is editor now.')
  await choose(owner, 'Gus Hale', 'Remove')
  await owner.getByRole('dialog').getByLabel('Your password').fill(ownerPassword)
  await owner.getByRole('button', { name: 'Remove account' }).click()
  await expect(owner.getByRole('row', { name: 'Gus Hale' })).toHaveCount(0)
  await withoutScripts.close()
})

test('a second factor and a passkey are set up and required, with the keyboard alone', async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await invite(page, 'cleo@example.com', 'Editor')
  const guest = await browser.newPage({ baseURL })
  await acceptInvitation(guest, link, 'Cleo Marsh')
  await open(guest, '/admin/account')
  const twoFactor = guest.getByRole('region', { name: 'Two-factor authentication' })
  await twoFactor.getByLabel('Your password').fill(password)
  await guest.keyboard.press('Enter')
  await expect(
    twoFactor.getByRole('img', { name: 'QR code containing the key shown below' }),
  ).toBeVisible()
  const secret = (await twoFactor.locator('code').textContent()) as string
  const code = twoFactor.getByLabel('Six-digit code')
  await expect(code).toBeFocused()
  await guest.keyboard.type('000000')
  await guest.keyboard.press('Enter')
  await expect(twoFactor.getByText('Enter the newest one')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill(codeOf(secret))
  await guest.keyboard.press('Enter')
  await expect(twoFactor.getByText('10 of 10 recovery codes left')).toBeVisible()
  await expect(twoFactor.getByRole('button', { name: 'Copy codes' })).toBeFocused()
  const recoveryCode = (await twoFactor.getByRole('listitem').first().textContent()) as string

  await guest.getByRole('button', { name: 'Sign out', exact: true }).first().press('Enter')
  await guest.getByLabel('Email').fill('cleo@example.com')
  await guest.getByLabel('Password').fill(password)
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await guest.goto('/admin/account')
  await expect(guest.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await guest.goto('/admin/sign-in/code')
  await guest.getByLabel('Code').fill(recoveryCode)
  await guest.keyboard.press('Enter')
  await guest.waitForURL('**/admin')
  await open(guest, '/admin/account')
  await expect(guest.getByText('9 of 10 recovery codes left')).toBeVisible()

  await addAuthenticator(guest)
  const passkeys = guest.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByLabel('Passkey name').fill('Work laptop')
  await passkeys.getByLabel('Your password').fill('not the password')
  await guest.keyboard.press('Enter')
  await expect(passkeys.getByLabel('Your password')).toBeFocused()
  await expect(passkeys.getByText('This is not your current password.')).toBeVisible()
  await passkeys.getByLabel('Your password').fill(password)
  await guest.keyboard.press('Enter')
  await expect(passkeys.getByRole('row', { name: 'Work laptop' })).toBeVisible()
  await passkeys.getByRole('button', { name: 'Rename Work laptop' }).press('Enter')
  await passkeys.getByRole('textbox', { name: 'Name', exact: true }).fill('Old laptop')
  await guest.keyboard.press('Enter')
  await expect(passkeys.getByRole('row', { name: 'Old laptop' })).toBeVisible()

  await guest.getByRole('button', { name: 'Sign out', exact: true }).first().press('Enter')
  await guest.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await guest.waitForURL('**/admin')
  await open(guest, '/admin/account')
  await passkeys.getByRole('button', { name: 'Remove Old laptop' }).press('Enter')
  await passkeys.getByRole('dialog').getByLabel('Your password').fill(password)
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('The passkey “Old laptop” was removed.')).toBeVisible()
  await expect(passkeys.getByRole('row', { name: 'Old laptop' })).toHaveCount(0)
  await guest.close()
})

test('sign-in, invitation and password reset work without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await invite(page, 'dora@example.com', 'Viewer')
  const guest = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Set up my account' }).click()
  await expect(guest.getByText('Enter a name')).toBeVisible()
  await acceptInvitation(guest, link, 'Dora Quist')
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await guest.goto('/admin/account')
  await guest.getByRole('textbox', { name: 'Name' }).fill('Dora Q.')
  await guest.getByRole('button', { name: 'Save name' }).click()
  await expect(guest.getByRole('textbox', { name: 'Name' })).toHaveValue('Dora Q.')
  expect(await guest.content()).toContain('Your name was changed.')
  await guest.getByRole('button', { name: 'Sign out', exact: true }).last().click()
  await guest.getByLabel('Email').fill('dora@example.com')
  await guest.getByLabel('Password').fill('not the password')
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(guest.getByRole('alert')).toContainText('not correct')
  await guest.getByRole('link', { name: 'Forgot your password?' }).click()
  await guest.getByLabel('Email').fill('dora@example.com')
  await guest.getByRole('button', { name: 'Send link' }).click()
  await expect(guest.getByRole('alert')).toContainText('No mail server is set up yet')
  await guest.close()
})

test('account and sign-in screens are accessible in every viewport', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const guest = await browser.newPage({ baseURL })
  await acceptInvitation(guest, await invite(page, `eve@example.com`, 'Viewer'), 'Eve')
  await guest.close()
  const link = await invite(page, `fay@example.com`, 'Viewer')
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/account')
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/two-factor')
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/accounts')
  await page.getByRole('link', { name: 'Eve' }).first().click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Sign Eve out everywhere?' })
  await expect(question).toContainText('One device is signed out at once. Eve can sign in again')
  await expectAccessibleInEveryViewport(page)
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('Eve is signed out everywhere.')).toBeVisible()
  await page.context().clearCookies()
  for (const path of [link, '/admin/sign-in', '/admin/sign-in/code', '/admin/forgot-password']) {
    await open(page, path)
    await expectAccessibleInEveryViewport(page)
  }
})
