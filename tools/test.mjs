import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { log, node24, node24Environment, run, StepFailure } from './command.mjs'
import { endProcessesMarked } from './kill-orphans.mjs'
import { main, prepare } from './prepare.mjs'
import { findStrace } from './strace.mjs'

const temporary = mkdtempSync(join(tmpdir(), 'wavelength-tests-'))
// PostgreSQL, as another account, must be able to pass through.
chmodSync(temporary, 0o711)
const env = testEnvironment()
const timings = []
let passed = 0
let failed = 0

process.on('exit', leaveNothingBehind)
await main(async () => {
  const succeeded = await runSteps()
  leaveNothingBehind()
  log(`\nSeconds: ${timings.join(', ')}.`)
  // Continuous integration reads this line.
  log(`${passed} passed, ${failed} failed`)
  return succeeded ? 0 : 1
})

async function runSteps() {
  const steps = {
    prepare: () => prepare({ withDev: true }),
    'find a browser': chooseBrowser,
    'find strace': chooseStrace,
    'npm run verify': () => runTool('npm', ['run', 'verify']),
    'vitest run': runVitest,
    'playwright test': runPlaywright,
  }
  for (const [name, work] of Object.entries(steps)) if (!(await succeeds(name, work))) return false
  return true
}

async function succeeds(name, work) {
  const started = performance.now()
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    console.error(`\n${error.message}\nThe step "${name}" failed; later steps did not run.`)
    // A failure outside of any test must not read as "0 failed".
    failed = Math.max(failed, 1)
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
  else
    log(
      'There is no strace that may trace here: the tests of power cuts and disk faults are skipped.',
    )
}

async function runVitest() {
  const file = join(temporary, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await runTests('node_modules/vitest/vitest.mjs', ['run', ...reporters], file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }))
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

/** `countIn` takes the runner's JSON report and gives { passed, failed }. */
async function runTests(runner, args, file, countIn) {
  const { problem } = await run(node24, [runner, ...args], { env })
  const count = existsSync(file) ? countIn(JSON.parse(readFileSync(file, 'utf8'))) : null
  passed += count?.passed ?? 0
  failed += count?.failed ?? 0
  if (problem) throw new StepFailure(`The program ${problem}.`)
  if (!count?.passed) throw new StepFailure('The program ran no test.')
}

async function runTool(program, args) {
  const { problem } = await run(program, args, { env })
  if (problem) throw new StepFailure(`The program ${problem}.`)
}

/** The tests bring their own database, folders and ports: those of this machine stay untouched. */
function testEnvironment() {
  const { NODE_ENV, PORT, HOST, DATA_DIR, DATABASE_URL, ...rest } = node24Environment()
  // Without a UTF-8 locale Chromium names a download with non-ASCII letters "download".
  const LC_ALL = rest.LC_ALL ?? rest.LANG ?? 'C.UTF-8'
  return { ...rest, LC_ALL, TMPDIR: temporary, WAVELENGTH_TEST_RUN: randomUUID() }
}

function leaveNothingBehind() {
  endProcessesMarked(`WAVELENGTH_TEST_RUN=${env.WAVELENGTH_TEST_RUN}`)
  rmSync(temporary, { recursive: true, force: true })
}
