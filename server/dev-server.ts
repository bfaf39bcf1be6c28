import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { createAdminPages } from '#server/admin-pages.ts'
import { createApp } from '#server/app.ts'
import { inviteFirstOwner } from '#server/features/accounts/first-owner.ts'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { createHttpServer, fetchListener, listen, localOrigin } from '#server/listen.ts'
import { openSite } from '#server/open-site.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { reportToConsole as report } from '#server/platform/jobs/report.ts'
import { createDryRun } from '#server/platform/rendering/dry-run.ts'
import { createPages } from '#server/platform/rendering/pages.ts'
import { createRenderer, type PageBuild } from '#server/platform/rendering/render-page.ts'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { prepareStop, stopSignals } from '#server/stop.ts'

/** Vite adds inline scripts and styles, and uses a WebSocket and a worker. */
const devPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
].join('; ')

// One process and one port: Vite serves the screens and hot-reloads them; dev.ts restarts this file when the server's
// own files change.
const config = readConfig()
const blankFolder = fileURLToPath(new URL('../content/blank', import.meta.url))
const blank = existsSync(blankFolder) ? await readDefaultContent(blankFolder) : null
const render = createRenderer(loadScreens, 'development')
const site = await openSite(config, {
  // Checked as a whole, as the build does.
  content: await readDefaultContent(fileURLToPath(new URL('../content', import.meta.url))),
  blankContent: () => blank,
  renderMail: async (...mail) => (await loadScreens()).entry.module.renderMail(...mail),
  dryRun: createDryRun(render),
  renderPage: render,
})
const server = createHttpServer()
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: { server }, ws: { server } },
})
const headers = responseHeaders(null)
const rendering = {
  render,
  policy: () => devPolicy,
  headers,
  report,
}
const adminPages = createAdminPages({
  ...rendering,
  visit: site.visitAdmin,
  servicesFor: site.servicesFor,
})
const pages = createPages({
  ...site,
  ...rendering,
  siteUrl: null,
  renderTimeout: 60_000,
  maxBytes: 0,
})
const app = createApp({
  ...{ site, pages, adminPages, headers, siteUrl: config.siteUrl, report },
  namePath: async (...asked) => (await loadScreens()).entry.module.namePath(...asked),
})
const answer = fetchListener(app.fetch)
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
)
const stop = prepareStop({ server, close, exit: process.exit })
for (const signal of stopSignals) process.on(signal, () => stop(0))
process.on('disconnect', () => stop(0))
const port = await listen(server, config.port, config.host)
const origin = localOrigin(config.host, port)
console.log(`Wavelength is open at ${origin} and follows your changes`)
await inviteFirstOwner(site, origin)

function loadScreens() {
  const environment = vite.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the screens here.')
  return environment.runner.import<PageBuild>('virtual:react-router/server-build')
}

async function close() {
  await vite.close()
  await site.close()
}
