import { slugOf } from '#model/content/slug.ts'
import type { MailContent } from '#model/mail/mail.ts'
import type { NewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import { withFallbacks } from '#model/newsletter/personal-fields.ts'
import { clickPath } from '#model/paths.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { splitTokens, tokenOf } from '#server/platform/mail/fill-tokens.ts'
import { CAMPAIGN_MEDIUM, CAMPAIGN_SOURCE, linksOf, withCampaign, withLinks } from './links.ts'

type Body = NonNullable<MailContent['body']>

type Counted = {
  store: Store
  siteUrl: string | null
  settings: Pick<NewsletterSettings, 'clicks' | 'campaigns'>
}

/** A token that stands for what names the reader in a link, if they agreed to be counted. */
export const READER_TOKEN = 'reader'

/**
 * The body of an issue with links that are counted and name the issue, as the settings say. Its links are stored before it is
 * sent: only they are redirected to.
 */
export async function countLinks(
  { store, siteUrl, settings }: Counted,
  { id, subject }: { id: string; subject: string },
  body: Body,
): Promise<Body> {
  const { clicks, campaigns } = settings
  if (siteUrl === null) return body
  const links = linksOf(body).filter((link) => splitTokens(link).length === 1)
  const urls = links.map((url) =>
    campaigns ? withCampaign(url, siteUrl, campaignOf(subject)) : url,
  )
  if (clicks === 'off') return withLinks(body, pairs(links, urls))
  await storeLinks(store, id, urls)
  const reader = clicks === 'person' ? tokenOf(READER_TOKEN) : ''
  const counted = urls.map((_, index) => `${siteUrl}${clickPath(id, index + 1)}${reader}`)
  return withLinks(body, pairs(links, counted))
}

function campaignOf(subject: string) {
  return slugOf(withFallbacks(subject)) || 'issue'
}

/** How Insights calls what an issue of this subject led to. */
export function insightsName(subject: string) {
  return [CAMPAIGN_SOURCE, CAMPAIGN_MEDIUM, campaignOf(subject)].join(' / ')
}

function pairs(links: string[], changed: string[]) {
  return new Map(links.map((link, index) => [link, changed[index] ?? link]))
}

/** Whoever renders the same issue first stores its links; the others have the same. */
async function storeLinks(store: Store, id: string, urls: string[]) {
  if (urls.length === 0) return
  await store
    .insertInto('newsletter_links')
    .values(urls.map((url, index) => ({ issue_id: id, number: index + 1, url, clicks: 0 })))
    .onConflict((conflict) => conflict.columns(['issue_id', 'number']).doNothing())
    .execute()
}
