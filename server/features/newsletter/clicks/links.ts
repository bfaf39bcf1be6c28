import type { MailContent } from '#model/mail/mail.ts'
import { paths } from '#model/paths.ts'

type Body = NonNullable<MailContent['body']>

/** The `href` of a link, as our own HTML writes it. */
const href = /(<a\b[^>]*?\shref=")([^"]*)(")/g

/** Links that lead to a page of the reader's own, and what ends a subscription: never counted. */
const ownPaths: ReadonlySet<string> = new Set([
  ...[paths.unsubscribe, paths.preferences, paths.confirmSubscription],
])

/** The web addresses that a body links to, each once and in order. */
export function linksOf({ html }: Body) {
  const all = [...html.matchAll(href)].map(([, , address = '']) => unescapeHtml(address))
  return [...new Set(all)].filter(isCounted)
}

function isCounted(address: string) {
  const url = /^https?:\/\//.test(address) ? URL.parse(address) : null
  return url !== null && !ownPaths.has(url.pathname.toLowerCase())
}

/** A body with other addresses in place of some of its links. */
export function withLinks({ html, text }: Body, changed: ReadonlyMap<string, string>): Body {
  if (changed.size === 0) return { html, text }
  return {
    html: html.replace(href, (found, start, address, end) => {
      const next = changed.get(unescapeHtml(address))
      return next === undefined ? found : `${start}${escapeHtml(next)}${end}`
    }),
    text: text.replace(/https?:\/\/[^\s)]+/g, (address) => changed.get(address) ?? address),
  }
}

const entities: Record<string, string> = {
  '&#x26;': '&',
  '&#x22;': '"',
  '&#x27;': "'",
  '&#x3C;': '<',
  '&#x60;': '`',
  '&amp;': '&',
  '&quot;': '"',
}

function unescapeHtml(text: string) {
  return text.replace(/&(?:#x[0-9A-F]{2}|amp|quot);/g, (entity) => entities[entity] ?? entity)
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Names the issue in a link to the own site, unless the link has such names already. */
export function withCampaign(address: string, siteUrl: string, campaign: string) {
  const url = new URL(address)
  const isOwn = url.origin === new URL(siteUrl).origin
  if (!isOwn || [...url.searchParams.keys()].some((name) => name.startsWith('utm_'))) return address
  url.searchParams.set('utm_source', CAMPAIGN_SOURCE)
  url.searchParams.set('utm_medium', CAMPAIGN_MEDIUM)
  url.searchParams.set('utm_campaign', campaign)
  return url.href
}

export const CAMPAIGN_SOURCE = 'newsletter'
export const CAMPAIGN_MEDIUM = 'email'
