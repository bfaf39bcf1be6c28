import { createHash } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { fillLargeStore } from '#tests/fixtures/large-store.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'

type WorkerFixtures = {
  site: Site
  /** What the site holds: its samples, or as much as after years of use. */
  store: 'new' | 'large'
}
type TestFixtures = {
  /** Whether the splash was seen before, as on every page but a tab's first. */
  splashSeen: boolean
  /** Parts of console messages that this test provokes. */
  expectedMessages: string[]
}

/** A browser test against the built site, with its own database a worker. Any console error fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  store: ['new', { option: true, scope: 'worker' }],
  site: [
    async ({ store }, use) => {
      const running = process.env.SITE_ORIGIN
      // While writing: against a server that runs already (`npm run dev`), without a build.
      if (running) return use({ origin: running } as Site)
      const site = await startSite({
        env: {
          TRUSTED_PROXIES: '1',
          ADMIN_EMAIL: ownerEmail,
          ADMIN_PASSWORD: ownerPassword,
          WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
        },
      })
      if (store === 'large') await fillLargeStore({ DATA_DIR: site.dataDir })
      await use(site)
      await site.stop()
      await removeFolder(site.dataDir)
    },
    // Of its own: years of use are written in twenty seconds, on a busy machine in a minute.
    { scope: 'worker', timeout: 240_000 },
  ],
  splashSeen: [true, { option: true }],
  expectedMessages: [[], { option: true }],
  baseURL: async ({ site }, use) => use(site.origin),
  // Every test is another visitor: the limits of one address must not depend on what ran before.
  // Not the option "extraHTTPHeaders": with another value for each test no context could be reused.
  context: async ({ context }, use, { testId }) => {
    const [, a, b] = createHash('sha256').update(testId).digest()
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.18.${a}.${b}` })
    await use(context)
  },
  page: async ({ page, splashSeen, expectedMessages }, use) => {
    if (splashSeen) await page.addInitScript(() => sessionStorage.setItem('splash', '1'))
    const messages: string[] = []
    page.on('pageerror', (error) => {
      // A clock that Playwright takes out of a reused context fails in scripts that have no address.
      if (/^\s+at <anonymous>/m.test(error.stack ?? '') && !error.stack?.includes('://')) return
      messages.push(String(error))
    })
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
    await use(page)
    const unexpected = messages.filter(
      (message) => !expectedMessages.some((part) => message.includes(part)),
    )
    expect(unexpected, 'messages on the console').toEqual([])
  },
})

export { expect }

/** Opens a page and waits until React answers on it. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until React has taken over the page, section by section: its properties hang on the elements. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    // What a post's own text holds stays what it is.
    const parts = main?.querySelectorAll(':is(section, form, button, video):not(.article *)') ?? []
    return [main, ...parts].every((part) =>
      Object.keys(part ?? {}).some((key) => key.startsWith('__reactProps')),
    )
  })
}

/** Keeps what a form sends on its way until it is let go: on a busy machine it would arrive unseen. */
export async function holdUp(page: Page, address: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return letGo
}
