import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome']

/** As in playwright.config.ts: no sandbox for root, no traffic of the browser's own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The screen of Lighthouse's mobile runs. */
export const mobileScreen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** The path of Chromium: BROWSER_PATH, else the first on PATH. Throws if there is none. */
export function findBrowser(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const browser = process.env.BROWSER_PATH ?? candidates.find(existsSync)
  if (!browser) throw new Error('Chromium was not found. Install it or set BROWSER_PATH.')
  return browser
}
