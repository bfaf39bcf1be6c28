import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { monitoringRoutes } from '#server/features/system/monitoring/routes.ts'
import { createHttpServer, fetchListener, listen } from '#server/listen.ts'
import { openSite } from '#server/open-site.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { prepareStop } from '#server/stop.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { beginning } from './beginning.ts'
import { earlyAnswers } from './early-answers.ts'
import { numberedId } from './numbered-ids.ts'

// The API with the fixture content, without the built pages, for tests that start it often (build-api.ts).
const { values: flags } = parseArgs({
  options: {
    /** Milliseconds that the clock is ahead. */
    ahead: { type: 'string', default: '0' },
    /** Milliseconds until another server sends what a dead one had claimed. */
    claim: { type: 'string' },
    /** Without the periodic jobs. */
    idle: { type: 'boolean', default: false },
    /** Assigns consecutive ids from here, so that file names are known in advance. */
    ids: { type: 'string' },
    /** Waits for a line on standard input, so that it opens a tenth of a second after another server was killed. */
    standby: { type: 'boolean', default: false },
    /** Deliberately broken: acknowledges before storing. Tests must detect that. */
    early: { type: 'boolean', default: false },
  },
})

if (flags.standby) {
  flushCompileCache()
  await beginning()
}
const config = readConfig(process.env)
let lastId = Number(flags.ids)
const site = await openSite(config, {
  clock: () => new Date(Date.now() + Number(flags.ahead)),
  content: fixtureContent,
  renderMail: (sender, { subject }) => `<p>${sender}: ${subject}</p>`,
  newId: flags.ids === undefined ? undefined : () => numberedId(++lastId),
  claimTime: flags.claim === undefined ? undefined : Number(flags.claim),
  repeat: flags.idle ? () => undefined : undefined,
})
const handle = flags.early ? earlyAnswers(site.api.fetch) : site.api.fetch
const monitoring = monitoringRoutes(site, {})
const server = createHttpServer(
  fetchListener((request, env) =>
    request.url.endsWith('/readyz') ? monitoring.fetch(request) : handle(request, env),
  ),
)
const stop = prepareStop({
  server,
  announce: site.announceStop,
  close: site.close,
  exit: process.exit,
  delay: config.stopDelay,
  limit: config.stopLimit,
})
process.on('SIGTERM', () => stop(0))
const port = await listen(server, config.port, '127.0.0.1')
console.log(`Wavelength is open at http://localhost:${port}`)
