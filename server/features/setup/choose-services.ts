import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { titleOf } from '#server/features/content/editor/document-facts.ts'
import { publishRevisions } from '#server/features/content/editor/publish-revisions.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { setRevisions } from '#server/features/content/editor/write-document.ts'
import { pathOf } from '#server/features/content/href-path.ts'
import { hrefsOf } from '#server/features/content/hrefs.ts'
import { writeOff } from '#server/features/content/plans/unpublish.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'
import { fail } from '#server/platform/http/problem.ts'

const chooseSchema = z.object({
  // A form sends it once, several times or not at all.
  service: z.preprocess((sent = []) => [sent].flat(), z.array(z.string())),
})

/**
 * Shows these services and no others: unpublishes the pages of the rest with their cards, links, form options and the pages
 * that only they lead to.
 */
export const chooseServices = mutation('owner', chooseSchema, async (context, { service }) => {
  const { content, store } = context
  const { services, off } = content.complete()
  const chosen = new Set(service)
  for (const slug of chosen) {
    if (services.every((one) => one.slug !== slug)) fail(422, `There is no service “${slug}”.`)
  }
  const wanted = new Map([
    ...services.map(({ slug }) => [pageKey(slug), chosen.has(slug)] as const),
    ...specialtiesOf(content.complete(), chosen),
  ])
  const isOff = (key: string) => off?.has(key) === true
  const hidden = [...wanted].flatMap(([key, isWanted]) => (isWanted || isOff(key) ? [] : key))
  const shown = [...wanted].flatMap(([key, isWanted]) => (isWanted && isOff(key) ? key : []))
  const nameOf = (key: string) => titleOf(context, key)
  if (hidden.length + shown.length === 0) return { message: 'Nothing to change.', value: {} }
  const revisions = [
    ...hidden.map((key) => ({ key, body: 'off' as const })),
    ...(await Promise.all(
      shown.map(async (key) => ({
        key,
        body: (await readStored(store, key)).published?.body ?? null,
      })),
    )),
  ]
  const change = {
    action: 'content.unpublished' as const,
    summary: (key: string) =>
      hidden.includes(key) ? `Unpublished “${nameOf(key)}”` : `Published “${nameOf(key)}” again`,
  }
  await publishRevisions(context, revisions, change, async (transaction) => {
    for (const key of hidden) await writeOff(transaction, context, key)
    for (const key of shown) await setRevisions(transaction, key, { off_at: null })
  })
  const count = chosen.size
  return {
    message: `Saved. Visitors see ${count} ${count === 1 ? 'service' : 'services'}.`,
    value: {},
  }
})

function pageKey(slug: string) {
  return `page:services/${slug}`
}

/** The pages about a part of a service: wanted if a chosen service leads there. Others are not its business. */
function specialtiesOf({ pages, services }: SiteContent, chosen: ReadonlySet<string>) {
  const cards = new Set(services.map(({ slug }) => pageKey(slug)))
  const found = new Map<string, boolean>()
  for (const { slug } of services) {
    for (const { href } of hrefsOf(pages.get(`services/${slug}`))) {
      const id = pathOf(href).slice(1)
      const key = `page:${id}`
      if (!id.startsWith('services/') || !pages.has(id) || cards.has(key)) continue
      found.set(key, found.get(key) === true || chosen.has(slug))
    }
  }
  return found
}
