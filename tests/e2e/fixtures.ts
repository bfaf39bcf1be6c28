import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { removeFolder, type Site, type SiteOptions, startSite } from '#tests/fixtures/site.ts'
import { fixtureProgram, ownProgram } from './fixture-program.ts'
import { largeStoreFolder } from './large-store-folder.ts'

type WorkerFixtures = {
  site: Site
  /** Whether the site has the content of the tests' fixture site, or that in content/. */
  content: 'fixture' | 'own'
  /** The site's data: only the content, or also years of leads, posts and logs. */
  store: 'new' | 'large'
}
type TestFixtures = {
  /** Whether the splash has already been shown in this tab. */
  splashSeen: boolean
  /** Console messages that contain one of these do not fail the test. */
  expectedMessages: string[]
}

/** Settings of the sites of browser tests. */
export const siteEnvironment = {
  TRUSTED_PROXIES: '1',
  ADMIN_EMAIL: ownerEmail,
  ADMIN_PASSWORD: ownerPassword,
  WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
}

/** Starts another server with the fixture site. */
export function startFixtureSite(options?: SiteOptions) {
  return startSite({ ...options, program: fixtureProgram })
}

/**
 * A browser test against the built site, with one database per worker.
 * Unexpected console errors and warnings fail it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  content: ['fixture', { option: true, scope: 'worker' }],
  store: ['new', { option: true, scope: 'worker' }],
  site: [
    async ({ content, store }, use) => {
      const running = process.env.SITE_ORIGIN
      // For development: test against a running server (`npm run dev`) without a build.
      if (running) return use({ origin: running } as Site)
      const isLarge = store === 'large'
      const backups = mkdtempSync(join(tmpdir(), 'wavelength-backups-'))
      const site = await startSite({
        env: { ...siteEnvironment, ...(!isLarge && { BACKUP_TO: backups }) },
        dataDir: isLarge ? copyOfLargeStore() : undefined,
        program: content === 'own' ? ownProgram : fixtureProgram,
      })
      await use(site)
      await site.stop()
      for (const folder of [site.dataDir, backups]) await removeFolder(folder)
    },
    // A start takes seconds, on a busy machine a minute.
    { scope: 'worker', timeout: 240_000 },
  ],
  splashSeen: [true, { option: true }],
  expectedMessages: [[], { option: true }],
  baseURL: async ({ site }, use) => use(site.origin),
  // Each test has its own IP address, so that rate limits do not depend on earlier tests.
  // The option "extraHTTPHeaders" would prevent contexts from being reused.
  context: async ({ context }, use, { testId }) => {
    const [, a, b] = createHash('sha256').update(testId).digest()
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.18.${a}.${b}` })
    await use(context)
  },
  page: async ({ page, splashSeen, expectedMessages }, use, testInfo) => {
    if (splashSeen) await page.addInitScript(() => sessionStorage.setItem('splash', '1'))
    const messages: string[] = []
    page.on('pageerror', (error) => {
      if (isOfRemovedClock(error)) return
      // Playwright applies `reducedMotion` to a new document after Chromium has decided about its transition.
      if (error.message.includes('ViewTransition opt-in disabled')) return
      messages.push(`${error}\n${error.stack}`)
    })
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      messages.push(`${message.text()} (${message.location().url})`)
    })
    await use(page)
    const unexpected = messages.filter(
      (message) => !expectedMessages.some((part) => message.includes(part)),
    )
    if (testInfo.status !== testInfo.expectedStatus || unexpected.length > 0) {
      await attachScreenshot(page, testInfo)
    }
    expect(unexpected, 'messages on the console').toEqual([])
  },
})

export { expect }

/**
 * Whether an error is of a fake clock that Playwright removed from a reused context: of a timer, whose stack has no URL, or of
 * the script `__pwClock.controller.log(…)`, which stays.
 */
export function isOfRemovedClock({ message = '', stack = '' }: Error) {
  if (message.includes("reading 'controller'")) return true
  return /^\s+at <anonymous>/m.test(stack) && !stack.includes('://')
}

async function attachScreenshot(page: Page, testInfo: TestInfo) {
  // As a file, because reporters print its path.
  const path = testInfo.outputPath('failed.png')
  const isTaken = await page.screenshot({ path, timeout: 5_000 }).then(Boolean, () => false)
  if (isTaken) await testInfo.attach('screenshot', { path, contentType: 'image/png' })
}

function copyOfLargeStore() {
  const dataDir = mkdtempSync(join(tmpdir(), 'wavelength-site-'))
  cpSync(largeStoreFolder(process.ppid), dataDir, { recursive: true })
  return dataDir
}

/** Opens a page. Its controls work at once: a press before their code is there is repeated. */
export async function open(page: Page, path: string) {
  await page.goto(path)
}

/**
 * Waits until the islands in the target, or the one that it is in, are mounted. The target is scrolled into view. Without a
 * target: those that mount with the page, and those in the viewport.
 */
export async function mounted(page: Page, target?: Locator) {
  await target?.scrollIntoViewIfNeeded()
  const root = target ?? page.locator('html')
  await expect.poll(() => root.evaluate(missingIslands), 'islands not mounted').toEqual([])
}

/** The islands in an element that are due but not mounted, and those around it. */
function missingIslands(root: HTMLElement | SVGElement) {
  const inside = [...root.querySelectorAll<HTMLElement>('[data-island]')].filter((island) => {
    const { top, bottom } = island.getBoundingClientRect()
    const isInView = bottom > 0 && top < innerHeight
    return island.dataset.when === 'load' || (island.dataset.when === 'visible' && isInView)
  })
  const around = root.closest<HTMLElement>('[data-island]')
  return [...inside, ...(around ? [around] : [])]
    .filter((island) => island.dataset.mounted === undefined)
    .map((island) => island.dataset.island)
}

/** Holds back matching requests until the returned function is called, so that a test can see the pending state. */
export async function holdRequest(page: Page, url: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return release
}
