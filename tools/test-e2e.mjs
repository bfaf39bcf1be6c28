import { findBrowser } from './browser.mjs'
import { node24, run } from './command.mjs'
import { main, prepare } from './prepare.mjs'
import { openTestEnvironment } from './test-environment.mjs'

// npm run test:e2e -- NAME … runs the spec files whose path contains NAME; flags are passed to Playwright.
await main(async () => {
  await prepare({ withDev: true })
  const { env } = openTestEnvironment()
  env.BROWSER_PATH = await findBrowser()
  const program = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]
  return (await run(node24, program, { env })).code
})
