import { firstLink } from './accounts/first-link.ts'
import type { Admin } from './admin.ts'
import { createApi } from './api.ts'
import type { DuePosts } from './blog/due-posts.ts'
import { type Repeat, startChores } from './chores.ts'
import type { Config } from './config.ts'
import { clientAddress } from './http/client-address.ts'
import { createServeMedia } from './media/serve-media.ts'
import { createMissingLog } from './missing-pages/missing-log.ts'
import { pageVersion } from './page-version.ts'
import type { Parts } from './parts.ts'
import type { Postman } from './postman.ts'
import { previewServices } from './preview/preview-services.ts'
import { everybody, servicesFor } from './public-services.ts'
import type { Site } from './site.ts'
import { publicAddresses } from './sitemap/public-addresses.ts'

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
