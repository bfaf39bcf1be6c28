import './production.ts'
import { inviteFirstOwner } from './accounts/invite-first-owner.ts'
import { createApp } from './app.ts'
import { indexAssets } from './assets/asset-index.ts'
import { createServeAsset } from './assets/serve-assets.ts'
import { createAdminPages } from './back-office/admin-pages.ts'
import { ConfigError, readConfig } from './config.ts'
import { bufferedLines } from './http/request-log.ts'
import { createHttpServer, fetchListener, listen, localOrigin } from './listen.ts'
import { clientFolder, loadBuild } from './load-build.ts'
import { openSite } from './open-site.ts'
import { createPages } from './pages/pages.ts'
import { createRenderer } from './pages/render-page.ts'
import { createRouteNames } from './pages/route-names.ts'
import { createTryPage } from './pages/try-page.ts'
import { reportToConsole as report } from './report.ts'
import { adminPolicy, pagePolicy } from './security/content-security-policy.ts'
import { responseHeaders } from './security/response-headers.ts'
import { prepareStop, stopSignals } from './stop.ts'

start().catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error)
  console.error(error instanceof ConfigError ? error.faults.join('\n') : sentence)
  process.exit(1)
})

async function start() {
  const config = readConfig()
  const build = await loadBuild()
  const { databaseUrl, dataDir } = config
  console.log(`Opening the database (${databaseUrl ? 'PostgreSQL' : `SQLite in ${dataDir}`}) …`)
  const render = createRenderer(() => build, 'production')
  const { renderMail } = build.entry.module
  const site = await openSite(config, { renderMail, tryPage: createTryPage(render) })
  const { siteUrl, hsts } = config
  const headers = responseHeaders(siteUrl, hsts)
  const rendering = {
    render,
    policy: pagePolicy,
    headers,
    report,
  }
  const pages = createPages({ ...site, ...rendering, siteUrl })
  const adminPages = createAdminPages({
    visit: site.visitAdmin,
    ...rendering,
    policy: adminPolicy,
  })
  const assets = createServeAsset(indexAssets(clientFolder), headers)
  const routeOf = createRouteNames(build.routes)
  const app = createApp({ site, pages, adminPages, assets, headers, siteUrl, report, routeOf })
  const server = createHttpServer(
    fetchListener(app.fetch, config.logRequests ? bufferedLines() : undefined),
  )
  stopWhenAsked(prepareStop({ server, close: site.close, exit: process.exit }))
  const port = await listen(server, config.port, config.host)
  const origin = localOrigin(config.host, port)
  console.log(`Wavelength is open at ${origin}`)
  await inviteFirstOwner(site, siteUrl ?? origin)
  // The first visitor finds the start page ready.
  void pages(new Request('http://localhost/'), { address: 'warm-up' })
}

function stopWhenAsked(stop: (code: number) => void) {
  for (const signal of stopSignals) process.on(signal, () => stop(0))
  // After an error that nobody caught the state is unknown: whoever supervises starts afresh.
  const fail = (error: unknown) => {
    report(error)
    stop(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
