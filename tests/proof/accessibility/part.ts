import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { adminPaths } from '#model/admin-paths.ts'
import { findNonconformities, notAccepted } from '#tests/e2e/content/find-nonconformities.ts'
import { findViolations } from '#tests/e2e/find-violations.ts'
import { isHydrated } from '#tests/fixtures/hydrated.ts'
import { signInOwner } from '#tests/fixtures/owner.ts'
import type { Part } from '#tests/proof/part.ts'
import { findBrowser } from '#tools/browser.mjs'
import { buildIsCurrent, buildSite } from '#tools/build-state.mjs'
import { acceptedFindings } from './accepted.ts'
import { startFilledSite } from './filled-site.ts'
import { adminScreens, publicScreens } from './screens.ts'

/** IBM's rules, which take seconds, are run in those of the end-to-end tests; axe in all. */
const states = [
  { width: 1440, colorScheme: 'light', isForBoth: true },
  { width: 1440, colorScheme: 'dark', isForBoth: false },
  { width: 390, colorScheme: 'light', isForBoth: false },
  { width: 390, colorScheme: 'dark', isForBoth: true },
] as const

/** Those that a screen adds again after they were taken out. */
const frames = ['iframe']

const cleanUps: (() => unknown)[] = []
let filled: Awaited<ReturnType<typeof startFilledSite>>
let browser: Browser

async function start() {
  filled = await startFilledSite((stop) => cleanUps.push(stop))
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  cleanUps.push(() => browser.close())
}

/** Checks each screen in every width and scheme. @throws Error with all that was found, and where first */
async function check(screens: string[], cookies: string[] = []) {
  const { origin } = filled.site
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  await context.addCookies(cookies.map((cookie) => cookieOf(cookie, origin)))
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('splash', '1'))
  const places = new Map<string, string[]>()
  for (const screen of screens) await addFindings(page, screen, places)
  await context.close()
  const lines = [...places].map(([finding, [first, ...more]]) => {
    return `${finding}\n  ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`
  })
  if (lines.length > 0) throw new Error(lines.join('\n'))
  return `${screens.length} screens`
}

/** Adds what both engines find on a screen, and where. */
async function addFindings(page: Page, screen: string, places: Map<string, string[]>) {
  await page.goto(screen)
  await page.waitForFunction(isHydrated)
  // What is framed is checked as a page of its own, or belongs to somebody else.
  await page.evaluate("document.querySelectorAll('iframe').forEach((frame) => frame.remove())")
  for (const { width, colorScheme, isForBoth } of states) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const failures = isForBoth ? await failuresOn(page) : []
    for (const finding of [...failures, ...(await findViolations(page, frames))]) {
      const place = `${screen}, ${width} px, ${colorScheme}`
      places.set(finding, [...(places.get(finding) ?? []), place])
    }
  }
}

/** What IBM's rules call wrong. What they cannot decide is looked at for the pages of content/ only (whole-site.spec.ts). */
async function failuresOn(page: Page) {
  const failed = (await findNonconformities(page)).filter(({ outcome }) => outcome === 'FAIL')
  const { pathname } = new URL(page.url())
  return notAccepted(failed, acceptedFindings, pathname).map(
    ({ rule, snippet }) => `${rule}: ${snippet}`,
  )
}

function cookieOf(text: string, url: string): Parameters<BrowserContext['addCookies']>[0][number] {
  const [name = '', ...value] = text.split('=')
  return { name, value: value.join('='), url }
}

export const part: Part = {
  packages: [],
  steps: [
    { name: 'build the site', run: () => (buildIsCurrent() ? 'it is' : buildSite()) },
    { name: 'fill a site and start a browser', run: start },
    {
      name: 'pages of the site',
      async run() {
        const { site, links } = filled
        const personal = [links.offer, links.call, links.preferences]
        return check([...(await publicScreens(site.origin)), ...personal])
      },
    },
    {
      name: 'screens before the sign-in',
      run: () => check([adminPaths.signIn, adminPaths.forgot, filled.links.welcome]),
    },
    {
      name: 'screens of the admin',
      async run() {
        const { site, owner, rare } = filled
        const screens = await adminScreens(site.origin, owner, rare)
        return check(screens, (await signInOwner(site.origin)).split('; '))
      },
    },
  ],
  async cleanUp() {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  },
}
