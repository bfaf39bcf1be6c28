import { existsSync } from 'node:fs'
import { log, node24, node24Environment, run, StepFailure } from './command.mjs'
import { installDebianPackage, onPath } from './debian.mjs'

/** Builds of Chromium that are headless only; they open a page in a quarter less CPU time. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell']
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const seconds = 1000
const playwright = 'node_modules/@playwright/test/cli.js'

/**
 * The path of a working Chromium: BROWSER_PATH, else the system's, else Playwright's (downloaded if
 * necessary), else Debian's package (installed if root).
 */
export async function findBrowser() {
  if (process.env.BROWSER_PATH) return await configuredBrowser(process.env.BROWSER_PATH)
  return (
    (await firstThatRuns(onPath(headlessShells))) ??
    (await debianShell()) ??
    (await firstThatRuns(systemBrowsers())) ??
    (await playwrightBrowser()) ??
    (await downloadedBrowser()) ??
    throwNotFound()
  )
}

async function configuredBrowser(path) {
  if (await runs(path)) return path
  throw new StepFailure(
    `BROWSER_PATH is ${path}, but "${path} --version" failed. Correct it, or unset it to let the tests find a browser.`,
  )
}

function systemBrowsers() {
  return [...onPath(browserNames), ...macApplications.filter(existsSync)]
}

async function playwrightBrowser() {
  const expression = "require('@playwright/test').chromium.executablePath()"
  const { output } = await run(node24, ['-p', expression], { quiet: true, timeLimit: 20 * seconds })
  return await firstThatRuns([output.trim()].filter(existsSync))
}

async function downloadedBrowser() {
  log('Downloading a browser for the tests …')
  const { problem } = await run(node24, [playwright, 'install', '--no-shell', 'chromium'], {
    env: node24Environment(),
    quiet: true,
    timeLimit: 120 * seconds,
  })
  if (problem) log(`The download failed (it ${problem}).`)
  return problem ? null : await playwrightBrowser()
}

async function debianShell() {
  const wasTried = await installDebianPackage(headlessShells[0])
  return wasTried ? await firstThatRuns(onPath(headlessShells)) : null
}

function throwNotFound() {
  throw new StepFailure(
    [
      'The browser tests need Chromium, and none was found or could be installed. Install it:',
      '  Debian       sudo apt-get install chromium-headless-shell',
      '  Ubuntu       sudo snap install chromium',
      '  Fedora       sudo dnf install chromium',
      '  macOS        brew install --cask google-chrome',
      'or set BROWSER_PATH to an installed one: BROWSER_PATH=/path/to/chrome npm test',
    ].join('\n'),
  )
}

async function firstThatRuns(paths) {
  for (const path of paths) if (await runs(path)) return path
  return null
}

/** An executable may exist but not run: Ubuntu's chromium-browser can be a stub for a snap. */
async function runs(path) {
  const { problem } = await run(path, ['--version'], { quiet: true, timeLimit: 15 * seconds })
  return problem === null
}
