import { isbot } from 'isbot'
import { DIRECT } from '#model/insights/insights.ts'

/** Where a visitor came from: an outside page or a link with utm parameters. */
export type Touch = { source: string; campaign: string }

/** Characters of a source or campaign that are kept. */
const NAME_MAX = 100
const SEARCH_MAX = 100

/** Answers that are remembered; each takes a microsecond or more, and agents and sites repeat. */
const REMEMBERED_MAX = 5_000

export const isBotAgent = remembered((agent) => agent.trim() === '' || isbot(agent))

const hostOf = remembered(readHost)

function remembered<Answer>(answer: (text: string) => Answer) {
  const known = new Map<string, Answer>()
  return (text: string) => {
    let found = known.get(text)
    if (found === undefined) {
      found = answer(text)
      if (known.size >= REMEMBERED_MAX) known.clear()
      known.set(text, found)
    }
    return found
  }
}

/**
 * What a view says of where its visitor came from; null for a view that another page of the site led to, or nothing.
 * `search`: the query of its URL, with or without "?".
 */
export function touchOf(
  search: string,
  referrer: string,
  ownHosts: readonly string[],
): Touch | null {
  const host = outsideHost(referrer, ownHosts)
  if (!search.includes('utm_')) return host ? { source: host, campaign: '' } : null
  const query = new URLSearchParams(search)
  const utm = (name: string) => plainName(query.get(`utm_${name}`) ?? '')
  const source = utm('source').toLowerCase() || host
  const parts = [utm('source'), utm('medium'), utm('campaign')]
  const campaign = parts.slice(1).some(Boolean) ? plainName(parts.filter(Boolean).join(' / ')) : ''
  if (!source && !campaign) return null
  return { source: source || DIRECT, campaign }
}

/** A text that a visitor's link chose, on one line and short. */
function plainName(text: string) {
  // Cut first, so that the rest costs nothing.
  const line = text.slice(0, NAME_MAX * 2).replace(/[\p{C}\s]+/gu, ' ')
  return line.trim().slice(0, NAME_MAX).toWellFormed()
}

/** The host of a page on another site; '' for one of ours, or none. */
function outsideHost(referrer: string, ownHosts: readonly string[]) {
  // The path is never remembered: browsers leave it out, and it may name a person.
  const origin = /^[^/]+\/\/[^/?#]*/.exec(referrer.slice(0, 2_000))?.[0]
  const host = origin ? hostOf(origin) : ''
  return ownHosts.includes(host) ? '' : plainName(host.replace(/^www\./, ''))
}

function readHost(origin: string) {
  const url = URL.parse(origin)
  // Apps refer by their name: android-app://com.example.
  const isKnown = url && ['http:', 'https:', 'android-app:'].includes(url.protocol)
  return isKnown ? url.host.toLowerCase() : ''
}

export type Device = 'phone' | 'tablet' | 'desktop'

/** `mobile`: the client hint Sec-CH-UA-Mobile, where the browser sends it. */
export function deviceOf(agent: string, mobile: string): Device {
  if (/iPad|Tablet|Kindle|Silk\//.test(agent)) return 'tablet'
  if (mobile === '?1' || /Mobi|iPhone|iPod/.test(agent)) return 'phone'
  return agent.includes('Android') ? 'tablet' : 'desktop'
}

/** The language that a visitor prefers, as in "de"; "" if that is not said. */
export function languageCode(acceptLanguage: string) {
  return /^\s*([a-z]{2,3})(?![a-z])/i.exec(acceptLanguage)?.[1]?.toLowerCase() ?? ''
}

/** What was searched for in the blog; '' for nothing. */
export function searchedText(search: string) {
  if (!search.includes('q=')) return ''
  return plainName(new URLSearchParams(search).get('q') ?? '')
    .toLowerCase()
    .slice(0, SEARCH_MAX)
}
