import type { Admin } from '#server/admin.ts'
import { createApi } from '#server/api.ts'
import type { Parts } from '#server/app-context.ts'
import { firstLink } from '#server/features/accounts/first-link.ts'
import type { DuePosts } from '#server/features/blog/due-posts.ts'
import { previewServices } from '#server/features/content/preview/preview-services.ts'
import { publicAddresses } from '#server/features/content/sitemap/public-addresses.ts'
import { createServeMedia } from '#server/features/media/serve-media.ts'
import { createMissingLog } from '#server/features/not-found/not-found-log.ts'
import { type Repeat, startChores } from '#server/jobs.ts'
import type { Postman } from '#server/outbound.ts'
import { pageVersion } from '#server/page-version.ts'
import type { Config } from '#server/platform/config/config.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import { everybody, servicesFor } from '#server/public-services.ts'
import type { Site } from '#server/site.ts'

type Rooms = {
  admin: Admin
  duePosts: DuePosts
  postman: Postman
  repeat: Repeat
  closeDatabase(): Promise<void>
}

/** Starts what the site does by itself, and hands out what its transports ask for. */
export async function assembleSite(
  config: Config,
  parts: Parts,
  { admin, duePosts, postman, repeat, closeDatabase }: Rooms,
): Promise<Site> {
  const missing = createMissingLog(parts, config.siteUrl)
  const { stop, ...chores } = await startChores(parts, { duePosts, postman, missing, repeat })
  const clientOf: Site['clientOf'] = (headers, bindings) => {
    if (config.trustedProxies === 0) parts.traffic.noteHeaders(headers)
    return { address: clientAddress(headers, bindings, config.trustedProxies) }
  }
  return {
    ...chores,
    api: createApi(parts, clientOf),
    servicesFor: (client) => servicesFor(parts, client, config, admin.nobody),
    previewServices: (token) =>
      previewServices(parts, token, (own) => servicesFor(own, everybody, config, admin.nobody)),
    visitAdmin: (request, client) =>
      admin.visit(request, client, (own) => servicesFor(parts, client, config, own)),
    serveMedia: (headers) => createServeMedia(parts, headers),
    clientOf,
    countPage: (client) => parts.limits.count('pages', client),
    contentVersion: () => pageVersion(parts, duePosts),
    words: () => parts.content.site(),
    clock: parts.clock,
    addresses: () => publicAddresses(parts),
    sendOutbox: postman.work,
    firstLink: () => firstLink(parts),
    noteMissing: missing.note,
    writeMissing: missing.flush,
    async close() {
      await stop()
      await closeDatabase()
    },
  }
}
