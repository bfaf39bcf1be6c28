import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { startFixtureSite } from '#tests/e2e/fixtures.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { removeFolder } from '#tests/fixtures/site.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'
import { choose, expect, open, signInAt, test } from './fixtures.ts'

// Invalid forms are answered with 422.
test.use({ expectedMessages: ['status of 422'] })

/** Email addresses that no other test uses. */
function uniqueAddresses(...names: string[]) {
  const suffix = randomUUID().slice(0, 8)
  return names.map((name) => `${name}-${suffix}@example.com`)
}

test('imports a list after a preview, and never resubscribes anyone who unsubscribed', {
  tag: '@large-store',
}, async ({ page }) => {
  test.slow()
  const [ann = '', bob = '', late = ''] = uniqueAddresses('ann', 'bob', 'late')
  await open(page, '/admin/newsletter/add')
  const content = `email;name;consent_at\r\n${ann};Ann;2024-05-01\r\n${bob};<b>Bob</b>;\r\nnobody;;\r\n`
  await page.getByLabel('CSV file').setInputFiles({
    name: 'list <b>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'In list <b>.csv' })).toBeFocused()
  await expect(page.getByText(`New: ${ann}, ${bob}`)).toBeVisible()
  await expect(page.getByRole('row', { name: '4 nobody Invalid email address' })).toBeVisible()
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('button', { name: 'Import 2' }).click()
  await expect(page.getByLabel('Where did they agree?')).toHaveAccessibleDescription(
    /Enter where these people agreed/,
  )
  await page.getByLabel('Where did they agree?').fill('Sign-up sheet, 2024')
  await page.getByRole('button', { name: 'Import 2' }).click()
  await expect(page.getByText('2 addresses imported.')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Newsletter' }).click()
  await page.getByLabel('Email contains').fill(ann)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: ann })
  await expect(row).toContainText('Unconfirmed')
  await row.locator('summary').click()
  await expect(row).toContainText('“Sign-up sheet, 2024”')
  await choose(page, ann, 'Unsubscribe')
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(row).toContainText('Unsubscribed')
  await expectAccessibleInEveryViewport(page)

  await open(page, '/admin/newsletter/add')
  await page.getByLabel('Email').fill(ann)
  await page.getByLabel('How did they sign up?').fill('By phone')
  await page.getByRole('button', { name: 'Add and send confirmation' }).click()
  await expect(page.getByText('Only its owner can subscribe again').first()).toBeVisible()
  await page.getByLabel('Email').fill(late)
  await page.getByRole('button', { name: 'Add and send confirmation' }).click()
  await expect(page.getByText(`${late} is saved.`)).toBeVisible()
})

test('can be used with the keyboard alone, and exports the filtered list', {
  tag: '@large-store',
}, async ({ page }) => {
  const [email = ''] = uniqueAddresses('key')
  await page.request.post('/api/newsletter/subscribe', { data: { email } })
  await open(page, '/admin/newsletter')
  await page.getByLabel('Email contains').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: email })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Actions: Newsletter' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Export as CSV' })).toBeFocused()
  await page.keyboard.press('Enter')
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved.split('\r\n')[1]).toContain(`${email},pending,`)
  await page.getByRole('checkbox', { name: `Select ${email}` }).press('Space')
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).press('Enter')
  await expect(page.getByText('Unsubscribed. This address gets no more emails.')).toBeVisible()
  // Its menu has another first item by then.
  await expect(page.getByRole('row', { name: email })).toContainText('Unsubscribed')
  const menu = page.getByRole('button', { name: `Actions: ${email}` })
  await menu.press('Enter')
  await expect(page.getByRole('button', { name: `Erase ${email}` })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  // The dialog is inside a table row, whose styles for text and buttons must not apply to it.
  await expect(dialog.getByRole('heading')).toHaveCSS('text-align', 'left')
  const erase = dialog.getByRole('button', { name: 'Erase', exact: true })
  const colour = await erase.evaluate((button) => getComputedStyle(button).color)
  await expect(erase).toHaveCSS('border-color', colour)
  await erase.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: email })).toHaveCount(0)
})

test.describe('issues', () => {
  // The init script that skips the splash also runs in the sandboxed iframe, where storage is blocked.
  test.use({
    expectedMessages: [
      ...["lacks the 'allow-same-origin' flag", 'status of 401', '409', '422'],
      'net::ERR_FAILED',
    ],
  })

  test('an issue is written, scheduled and sent once to a subscriber', async ({ page }) => {
    test.slow()
    const cleanups: (() => Promise<unknown>)[] = []
    const smtp = await startSmtp((stop) => cleanups.push(stop))
    const site = await startFixtureSite({
      env: {
        ...{ SMTP_URL: smtp.url, SITE_URL: 'https://wavelength.example' },
        ...{ ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword },
      },
    })
    cleanups.unshift(() => site.stop())
    const emailsTo = (address: string) =>
      smtp.received.filter(({ envelopeTo }) => envelopeTo.includes(address))
    const delivery = page.getByRole('region', { name: 'Delivery' })
    const dialog = page.getByRole('dialog')
    try {
      await signInAt(page, site.origin)
      await open(page, `${site.origin}/admin/newsletter`)
      await page.getByRole('main').getByRole('link', { name: 'Issues' }).click()
      await expect(page.getByText('No issues yet.')).toBeVisible()
      await page.getByRole('button', { name: 'New issue' }).press('Enter')
      const sendNow = page.getByRole('button', { name: 'Send now' })
      await expect(sendNow).toHaveAccessibleDescription(/There is nobody to send it to now/)
      await expect(sendNow).toBeDisabled()

      await writeByKeyboard(page)
      const email = page.frameLocator('iframe[title="The email"]:not([aria-hidden])')
      await expect(email.getByRole('heading', { name: 'What we learned' })).toBeVisible()
      await expect(email.locator('strong')).toHaveText('three')
      await expectAccessibleInEveryViewport(page, { except: ['iframe'] })

      await page.request.post(`${site.origin}/api/newsletter/subscribe`, {
        data: { email: 'ann@example.com' },
      })
      await expect.poll(() => emailsTo('ann@example.com').length).toBe(1)
      const [link = ''] = /https:\S+\?key=\S+/.exec(smtp.received[0]?.text ?? '') ?? []
      await page.request.post(link.replace('https://wavelength.example', site.origin))
      await open(page, page.url())
      await expect(delivery).toContainText('For 1 subscriber')

      await page.getByRole('textbox', { name: 'Content' }).press('ControlOrMeta+A')
      await page.keyboard.press('Backspace')
      await delivery.getByRole('button', { name: 'Schedule' }).click()
      await expect(page.getByRole('alert')).toContainText('Write the issue')
      const content = page.getByRole('textbox', { name: 'Content' })
      await expect(content).toHaveAccessibleDescription(/Write the issue/)
      await content.pressSequentially('Dear reader')
      await expect(email.getByText('Dear reader')).toBeVisible()

      await delivery.getByRole('button', { name: 'Schedule' }).click()
      const time = dialog.getByLabel('Date and time', { exact: true })
      await time.fill('2020-01-01T09:00')
      await dialog.getByRole('button', { name: 'Schedule' }).click()
      await expect(time).toHaveAccessibleDescription(/This time has passed/)
      await time.fill('2090-01-01T09:00')
      await dialog.getByRole('button', { name: 'Schedule' }).click()
      await expect(page.getByText('Scheduled to be sent on Jan 1, 2090, 9:00 AM')).toBeVisible()
      await expect(delivery).toContainText('1 subscriber today')
      await expectAccessible(page, { except: ['iframe'] })
      await page.getByLabel('Preview text').fill('Not part of what is scheduled')
      const newer = page.getByRole('button', { name: 'Schedule the newer draft' })
      await expect(newer).toBeVisible()
      await page.getByRole('button', { name: 'Cancel the schedule' }).press('Enter')
      await expect(newer).toHaveCount(0)

      await page.getByLabel('Publish it in the archive').check()
      await page.keyboard.press('Control+S')
      await expect(page.getByText(/^Draft saved/)).toBeVisible()
      await keepUnsavedText(page)
      await delivery.getByRole('button', { name: 'Send now' }).click()
      await expect(page.getByRole('alert')).toContainText('Restore or discard them first')
      await page.getByRole('button', { name: 'Discard', exact: true }).click()
      await page.getByRole('button', { name: 'Send a test to me' }).click()
      await expect(page.getByText(`The mail server accepted the test for`)).toBeVisible()
      expect(emailsTo(ownerEmail).map(({ subject }) => subject)).toEqual(['Test: What we learned'])
      await delivery.getByRole('button', { name: 'Send now' }).click()
      await expect(dialog.getByRole('heading')).toHaveText('Send to 1 subscriber now?')
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.context().clearCookies()
      await dialog.getByRole('button', { name: 'Send now' }).press('Enter')
      await dialog.getByLabel('Password').fill(ownerPassword)
      await page.keyboard.press('Enter')
      await expect(delivery).toContainText('Sent on')
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expectAccessible(page, { except: ['iframe'] })
      await readInArchive(page, site.origin)
      const [, , issue] = emailsTo('ann@example.com')
      expect(issue?.subject).toBe('What we learned')
      await page.getByRole('link', { name: 'Issues' }).click()
      await expect(page.getByRole('row', { name: 'What we learned' })).toContainText(
        /Sentto 1 on \w+ \d+, \d{4}/,
      )
      await expectAccessibleInEveryViewport(page)
      await choose(page, 'What we learned', 'Duplicate')
      await expect(page.getByLabel('Subject')).toHaveValue('What we learned')
      await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText('Dear reader')
      await page.getByRole('button', { name: 'Picture' }).click()
      await page.route('https://wavelength.example/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        await route.fulfill({ response: await page.request.get(`${site.origin}${pathname}`) })
      })
      await dialog.getByLabel('Search the library').fill('film')
      await dialog.getByRole('button', { name: /^Fixture: film/ }).click()
      const picture = email.getByRole('img')
      await expect(picture).toHaveAttribute('src', /\/media\/.+\/film-email\.jpg$/)
      await expect(picture).toHaveJSProperty('complete', true)
      await sendElsewhere(page)
    } finally {
      // Its stream of counts would call the stopped site.
      await page.goto('about:blank')
      for (const cleanup of cleanups) await cleanup()
      removeFolder(site.dataDir)
    }
  })
})

async function writeByKeyboard(page: Page) {
  const content = page.getByRole('textbox', { name: 'Content' })
  // The editor and its toolbar are loaded after the fields above.
  await expect(content).toBeVisible()
  await page.getByLabel('Subject').focus()
  await page.keyboard.type('What we learned')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Preview text')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(content).toBeFocused()
  await page.keyboard.type('We rebuilt **three** shops.')
  await page.keyboard.press('Control+S')
}

/** A visitor reads the issue on the site until it is withdrawn. */
async function readInArchive(page: Page, origin: string) {
  const path = '/newsletter/what-we-learned'
  const archive = page.getByRole('region', { name: 'Archive' })
  await expect(archive.getByRole('link', { name: path })).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto(`${origin}/newsletter`)
  await expectAccessibleInEveryViewport(visitor)
  await visitor.getByRole('link', { name: 'Read this issue' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('What we learned')
  await expect(visitor.getByText('Dear reader')).toBeVisible()
  await expectAccessibleInEveryViewport(visitor)
  await visitor.close()
  await archive.getByRole('button', { name: 'Withdraw from the archive' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(archive).toContainText('Withdrawn from the archive')
  const response = await page.request.get(origin + path)
  expect(response.status()).toBe(410)
  expect(await response.text()).toContain('This issue has been withdrawn')
}

/** Opens the issue with changes that an earlier visit could not save. */
async function keepUnsavedText(page: Page) {
  const person = await page.locator('[data-person]').first().getAttribute('data-person')
  const name = `unsaved ${person} issue:${page.url().split('/').at(-1)}`
  const value = { subject: 'Kept', preheader: '', content: 'Kept' }
  await page.evaluate(
    ([name, value]) => localStorage.setItem(`${name}`, `${value}`),
    [name, JSON.stringify({ value, version: 1, at: '2026-11-20T09:30:00.000Z' })],
  )
  await open(page, page.url())
}

/** Somebody else sends the issue while this tab has a text that is not saved: it stays on the screen. */
async function sendElsewhere(page: Page) {
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.route('**/admin/actions/content.saveDraft', (route) => route.abort())
  await page.getByLabel('Subject').fill('Typed too late')
  const src = (await page.locator('iframe').last().getAttribute('src')) ?? ''
  const [, id = '', version = ''] = /issues\/([^/]+)\/.*version=(\d+)/.exec(src) ?? []
  const response = await page.request.post(new URL('/admin/actions/issues.send', page.url()).href, {
    form: { id, version },
  })
  expect(response.status()).toBe(200)
  await expect(page.getByText(/Duplicate it to write another one/)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Typed too late')
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
  page.once('dialog', (question) => question.accept())
  await open(page, page.url())
  const left = page.getByRole('region', { name: /were not saved/ })
  await expect(left).toContainText('Typed too late')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await left.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(/Sen(ding|t)/)
}
