import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { pdf } from '#tests/fixtures/uploads.ts'
import { expect, isOfRemovedClock, mounted, open, test } from './fixtures.ts'

test.describe('if no script of the site arrives', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('everything is shown and usable', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await open(page, '/tabs')
    await expect(page.locator('html')).not.toHaveAttribute('data-script')
    await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('tabpanel', { includeHidden: true }).first()).toBeVisible()
    const hidden = await page
      .locator('[role=tabpanel]')
      .evaluateAll((panels) => panels.filter((panel) => !panel.checkVisibility()).length)
    expect(hidden).toBe(0)
    await page.locator('.services-menu').hover()
    await expect(page.locator('#services-menu')).toBeVisible()
    expect(await page.evaluate(optsIntoTransitions), 'has view transitions').toBe(true)
  })
})

function optsIntoTransitions() {
  const groups = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  return groups.some(
    (group) =>
      group instanceof CSSMediaRule &&
      [...group.cssRules].some((rule) => rule.cssText.startsWith('@view-transition')),
  )
}

test.describe('if an island fails', () => {
  test.use({ expectedMessages: ['Failed to load resource', 'dynamically imported module'] })

  test('a form whose code fails is sent by the browser', async ({ page }) => {
    await page.route('**/assets/newsletter-client-*.js', (route) => route.abort())
    await open(page, '/text')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Your email address').fill('half.way@example.com')
    await expect(footer.locator('[data-island=newsletter-form]')).toHaveAttribute('data-failed')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/newsletter')
    await expect(page.getByRole('main')).toContainText('Successfully subscribed to our newsletter!')
  })
})

test.describe('if the code of a React island throws', () => {
  test.use({ expectedMessages: ['broken'] })

  const file = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: pdf(1_000) }

  for (const { moment, chunk, text, isMounted } of [
    { moment: 'at once', chunk: 'inquiry-form', text: 'file', isMounted: false },
    { moment: 'later', chunk: 'lead-form', text: 'Sending', isMounted: true },
  ]) {
    test(`${moment}, its form stays, keeps what was entered and is sent by the browser`, async ({
      page,
    }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => {
        if (!isOfRemovedClock(error)) errors.push(error.message)
      })
      const { promise: entered, resolve: arrive } = Promise.withResolvers<void>()
      await breakText(page, { url: `**/assets/${chunk}-*.js`, text, arrives: entered })
      await open(page, '/contact')
      const form = page.getByRole('form', { name: 'Project inquiry' })
      const island = page.locator('[data-island=inquiry-form]')
      await form.getByLabel('Full name').fill('Robin Field')
      if (isMounted) {
        arrive()
        await mounted(page, form)
      }
      await form.getByLabel('Email').fill('robin@example.com')
      await form.getByLabel('Project details').fill('A shop that survives its own code.')
      await form.getByLabel('A file, if it helps').setInputFiles(file)
      arrive()
      if (isMounted) await form.getByRole('button', { name: 'Send message' }).click()
      await expect(island).toHaveAttribute('data-failed')
      expect(errors).toEqual(['broken'])
      await expect(form.getByLabel('Full name')).toHaveValue('Robin Field')
      await expect(form.getByLabel('Project details')).toHaveValue(/survives/)
      const files = form.getByLabel('A file, if it helps')
      expect(await files.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
        file.name,
      )
      await form.getByRole('button', { name: 'Send message' }).click()
      await expect(page).toHaveURL('/contact#inquiry-result')
      await expect(page.locator('#inquiry-result')).toContainText('Message sent successfully!')
      // The page with the result may still be loading the code.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})

type BrokenText = { url: string; text: string; arrives: Promise<void> }

/** Makes code throw where it shows a text. */
async function breakText(page: Page, { url, text, arrives }: BrokenText) {
  await page.route(url, async (route) => {
    await arrives
    const response = await route.fetch()
    const code = await response.text()
    const quoted = new RegExp(`(["'\`])${text}\\1`)
    expect(code).toMatch(quoted)
    await route.fulfill({ response, body: code.replace(quoted, '(()=>{throw Error("broken")})()') })
  })
}

test('islands at the end of a page that arrives after the code work, too', async ({
  page,
  site,
}) => {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>()
  await using slow = await startSlowServer(site.origin, rest)
  const code = page.waitForResponse('**/assets/entry.client-*.js')
  const arrived = page.goto(`${slow.origin}/work`)
  await (await code).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  sendRest()
  await arrived
  await mounted(page, page.locator('[data-island=loop-video]').last())
})

/** A server in front of the site that sends the second half of each page once `rest` resolves. */
async function startSlowServer(origin: string, rest: Promise<void>) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${origin}${url}`)
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('Content-Type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    const half = Math.floor(body.length / 2)
    response.write(body.subarray(0, half))
    if (type.startsWith('text/html')) await rest
    response.end(body.subarray(half))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
