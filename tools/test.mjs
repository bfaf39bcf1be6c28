import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { log, node24, run, StepFailure } from './command.mjs'
import { main, prepare, preparePackages } from './prepare.mjs'
import { findStrace } from './strace.mjs'
import { openTestEnvironment } from './test-environment.mjs'

const { env, temporary, close } = openTestEnvironment()
/** Vitest's projects; with --all also the other server tests on PostgreSQL, and tests of the chaos tests. */
const projects = ['unit', 'chaos', 'operations', 'server-sqlite', 'server-postgres']
const chosen = process.argv.includes('--all') ? [] : projects.map((name) => `--project=${name}`)
const timings = []
let passed = 0
let failed = 0

await main(async () => {
  const succeeded = await runSteps()
  close()
  log(`\nSeconds: ${timings.join(', ')}.`)
  // CI reads this line.
  log(`${passed} passed, ${failed} failed`)
  return succeeded ? 0 : 1
})

async function runSteps() {
  const installed = await succeeds('install packages', () => preparePackages({ withDev: true }))
  if (!installed) return skipRest()
  // Beside the build, because each of the two leaves a core idle half the time.
  const verified = succeeds('npm run verify', () => runTool('npm', ['run', 'verify']))
  const setup = {
    build: () => prepare({ withDev: true }),
    'find a browser': chooseBrowser,
    'find strace': chooseStrace,
  }
  for (const [name, work] of Object.entries(setup)) {
    if (await succeeds(name, work)) continue
    await verified
    return skipRest()
  }
  // Run all checks even if one fails.
  let all = await verified
  all = (await succeeds('vitest run', runVitest)) && all
  all = (await succeeds('playwright test', runPlaywright)) && all
  return all
}

function skipRest() {
  console.error('The remaining steps depend on this one and were skipped.')
  return false
}

async function succeeds(name, work) {
  const started = performance.now()
  const failedBefore = failed
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    console.error(`\n${error.message}\nThe step "${name}" failed.`)
    // A failure outside of any test must not be reported as "0 failed".
    if (failed === failedBefore) failed += 1
    return false
  } finally {
    timings.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)}`)
  }
}

async function chooseBrowser() {
  env.BROWSER_PATH = await findBrowser()
  log(`The browser tests use ${env.BROWSER_PATH}.`)
}

async function chooseStrace() {
  const path = await findStrace()
  if (path) env.STRACE_PATH = path
  else log('No working strace found: tests of power cuts and disk errors are skipped.')
}

async function runVitest() {
  const file = join(temporary, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await runTests(
    'node_modules/vitest/vitest.mjs',
    ['run', ...chosen, ...reporters],
    file,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  )
}

async function runPlaywright() {
  const file = join(temporary, 'playwright.json')
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = file
  const args = ['test', '--reporter=list,json']
  await runTests('node_modules/@playwright/test/cli.js', args, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

/** `countIn` turns the runner's JSON report into { passed, failed }. */
async function runTests(runner, args, file, countIn) {
  const { problem } = await run(node24, [runner, ...args], { env })
  const count = existsSync(file) ? countIn(JSON.parse(readFileSync(file, 'utf8'))) : null
  passed += count?.passed ?? 0
  failed += count?.failed ?? 0
  if (problem) throw new StepFailure(`The program ${problem}.`)
  if (!count?.passed) throw new StepFailure('The program ran no tests.')
}

async function runTool(program, args) {
  const { problem } = await run(program, args, { env })
  if (problem) throw new StepFailure(`The program ${problem}.`)
}
