import type { Admin } from '#server/admin.ts'
import { createApi } from '#server/api.ts'
import type { Deps } from '#server/deps.ts'
import { firstLink } from '#server/features/accounts/first-link.ts'
import type { DuePosts } from '#server/features/blog/due-posts.ts'
import { previewServices } from '#server/features/content/preview/preview-services.ts'
import { publicAddresses } from '#server/features/content/sitemap/public-addresses.ts'
import { createServeMedia } from '#server/features/media/serve-media.ts'
import { createNotFoundLog } from '#server/features/not-found/not-found-log.ts'
import { type Repeat, startJobs } from '#server/jobs.ts'
import type { Outbound } from '#server/outbound.ts'
import { pageVersion } from '#server/page-version.ts'
import type { Config } from '#server/platform/config/config.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import { anonymousClient, servicesFor } from '#server/public-services.ts'
import type { Site } from '#server/site.ts'

type SiteServices = {
  admin: Admin
  duePosts: DuePosts
  outbound: Outbound
  repeat: Repeat
  closeDatabase(): Promise<void>
}

/** Starts the background jobs and assembles what HTTP, pages and tests use. */
export async function assembleSite(
  config: Config,
  deps: Deps,
  { admin, duePosts, outbound, repeat, closeDatabase }: SiteServices,
): Promise<Site> {
  const notFound = createNotFoundLog(deps, config.siteUrl)
  const { stop, ...jobs } = await startJobs(deps, { duePosts, outbound, notFound, repeat })
  const clientOf: Site['clientOf'] = (headers, bindings) => {
    if (config.trustedProxies === 0) deps.traffic.noteHeaders(headers)
    return { address: clientAddress(headers, bindings, config.trustedProxies) }
  }
  return {
    ...jobs,
    api: createApi(deps, clientOf),
    servicesFor: (client) => servicesFor(deps, client, config, admin.anonymous),
    previewServices: (token) =>
      previewServices(deps, token, (own) =>
        servicesFor(own, anonymousClient, config, admin.anonymous),
      ),
    visitAdmin: (request, client) =>
      admin.visit(request, client, (own) => servicesFor(deps, client, config, own)),
    serveMedia: (headers) => createServeMedia(deps, headers),
    clientOf,
    countPage: (client) => deps.limits.count('pages', client),
    contentVersion: () => pageVersion(deps, duePosts),
    words: () => deps.content.site(),
    clock: deps.clock,
    addresses: () => publicAddresses(deps),
    sendOutbox: outbound.work,
    firstLink: () => firstLink(deps),
    noteNotFound: notFound.note,
    flushNotFound: notFound.flush,
    async close() {
      await stop()
      await closeDatabase()
    },
  }
}
