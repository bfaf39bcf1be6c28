import '#server/production.ts'
import { createAdminPages } from '#server/admin-pages.ts'
import { createApp } from '#server/app.ts'
import { inviteFirstOwner } from '#server/features/accounts/first-owner.ts'
import { createDrawingVersions } from '#server/features/brand/drawings.ts'
import { createHttpServer, fetchListener, listen, localOrigin } from '#server/listen.ts'
import {
  clientFolder,
  loadBlankContent,
  loadBuild,
  loadContent,
  loadStyles,
} from '#server/load-build.ts'
import { openSite } from '#server/open-site.ts'
import { openOwnTls } from '#server/own-tls.ts'
import { indexAssets } from '#server/platform/assets/asset-index.ts'
import { createFileVersions, type VersionOf } from '#server/platform/assets/file-versions.ts'
import { createServeAsset, type ServeAsset } from '#server/platform/assets/serve-assets.ts'
import { ConfigError, readConfig } from '#server/platform/config/config.ts'
import { bufferedLines } from '#server/platform/http/request-log.ts'
import { reportToConsole as report } from '#server/platform/jobs/report.ts'
import { createDryRun } from '#server/platform/rendering/dry-run.ts'
import { withFileAddresses } from '#server/platform/rendering/file-addresses.ts'
import { createPageStyles } from '#server/platform/rendering/page-styles.ts'
import { createPages } from '#server/platform/rendering/pages.ts'
import { createRenderer } from '#server/platform/rendering/render-page.ts'
import { createRouteNames } from '#server/platform/rendering/route-names.ts'
import { adminPolicy, pagePolicy } from '#server/platform/security/content-security-policy.ts'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { releaseMemory } from '#server/release-memory.ts'
import { prepareStop, stopSignals } from '#server/stop.ts'

start().catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error)
  console.error(error instanceof ConfigError ? error.errors.join('\n') : sentence)
  process.exit(1)
})

async function start() {
  const config = readConfig()
  const build = await loadBuild()
  const { databaseUrl, dataDir } = config
  console.log(`Opening the database (${databaseUrl ? 'PostgreSQL' : `SQLite in ${dataDir}`}) …`)
  const render = createRenderer(() => build, 'production')
  const { renderMail, namePath } = build.entry.module
  const { siteUrl, hsts, cdnSeconds } = config
  const headers = responseHeaders(siteUrl, hsts)
  const { withPageStyles, serveSheet } = createPageStyles(loadStyles(), headers)
  const renderPage = withPageStyles(render)
  const site = await openSite(config, {
    // Another content than the built one can be given as an argument.
    content: loadContent(process.argv[2]),
    blankContent: loadBlankContent,
    renderMail,
    dryRun: createDryRun(render),
    renderPage,
  })
  const rendering = {
    render,
    policy: pagePolicy,
    headers,
    report,
  }
  const files = indexAssets(clientFolder)
  const fileVersion = createFileVersions(files)
  const isFile = (path: string) => files.has(path)
  const drawingVersion = createDrawingVersions({ ...site, isFile })
  const versionOf: VersionOf = async (path) =>
    (await drawingVersion(path)) ?? (await fileVersion(path))
  const pages = createPages({
    ...site,
    ...rendering,
    render: withFileAddresses(renderPage, versionOf, siteUrl),
    siteUrl,
    cdnSeconds,
  })
  const adminPages = createAdminPages({
    ...rendering,
    visit: site.visitAdmin,
    servicesFor: site.servicesFor,
    policy: adminPolicy,
  })
  const serveFile = createServeAsset(files, headers, fileVersion)
  const assets: ServeAsset = (...asked) => serveSheet(...asked) ?? serveFile(...asked)
  const routeOf = createRouteNames(build.routes)
  const app = createApp({
    site,
    pages,
    adminPages,
    assets,
    isFile,
    headers,
    siteUrl,
    report,
    routeOf,
    namePath,
  })
  const listener = fetchListener(app.fetch, {
    answerCached: app.answerCached,
    writeLine: config.logRequests ? bufferedLines() : undefined,
    countRequest: site.metrics?.countRequest,
  })
  const tls = await openOwnTls(config, site)
  const server = createHttpServer(tls ? tls.before(listener) : listener)
  releaseMemory(server)
  const stop = prepareStop({
    server,
    fronts: tls ? [tls.secure, tls.plain] : [],
    announce: site.announceStop,
    close: site.close,
    exit: process.exit,
    delay: config.stopDelay,
    limit: config.stopLimit,
  })
  stopWhenAsked(stop)
  // Beside its own public ports, this one is for the machine itself.
  const host = tls ? '127.0.0.1' : config.host
  const port = await listen(server, config.port, host)
  const origin = localOrigin(host, port)
  await tls?.open(server)
  console.log(
    `Wavelength is open at ${tls ? `${siteUrl}, and for this machine alone at ${origin}` : origin}`,
  )
  await inviteFirstOwner(site, siteUrl ?? origin)
  // Warms the page cache. Nobody opens it, so it is not counted.
  const ahead = { 'Sec-Purpose': 'prefetch' }
  void pages.respond(new Request('http://localhost/', { headers: ahead }), { address: 'warm-up' })
}

function stopWhenAsked(stop: (code: number) => void) {
  for (const signal of stopSignals) process.on(signal, () => stop(0))
  // After an uncaught error the state is unknown: exit, so that the supervisor restarts the server.
  const fail = (error: unknown) => {
    report(error)
    stop(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
