/** The site's paths; all links use them. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/our-services',
  blog: '/blog',
  contact: '/contact',
  call: '/contact/call',
  /** With `?key=`: changes or cancels a booked call. */
  bookedCall: '/contact/call/booked',
  offer: '/offer',
  career: '/career',
  client: '/client',
  partner: '/partner',
  partners: '/partners',
  animatedScroll: '/animated-scroll',
  terms: '/terms',
  privacy: '/privacy',
  register: '/register',
  newsletter: '/newsletter',
  confirmSubscription: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  /** With `?key=`: what a subscriber gets. */
  preferences: '/newsletter/preferences',
  whyUs: '/why-us',
  projects: '/projects',
} as const

/** Pages of whoever has a link from an email: they are not counted, and nothing invites or delays their readers. */
export const personalPaths = new Set<string>([paths.bookedCall, paths.offer, paths.preferences])

/** True for /admin and all paths below it, in any case; they are never cached. */
export function isAdminPath(path: string) {
  return /^\/admin(?:[/.]|$)/i.test(path)
}

/** First segments of paths that can never be pages. */
export const reservedPaths = [
  '/admin',
  '/api',
  '/media',
  '/offer',
  '/partners',
  '/r',
  '/services',
  '/style',
] as const

/** A service or specialty page. */
export function servicePath(slug: string) {
  return `/services/${slug}`
}

/** A link of a newsletter issue, by its number, as its email has it. */
export function clickPath(issueId: string, number: number) {
  return `/r/${issueId}/${number}`
}

/** A blog post. */
export function postPath(slug: string) {
  return `/blog/${slug}`
}

/** A newsletter issue in the archive. */
export function archivedIssuePath(slug: string) {
  return `/newsletter/${slug}`
}

/** A case study. */
export function projectPath(slug: string) {
  return `/projects/${slug}`
}

/** An opening. */
export function jobPath(slug: string) {
  return `/career/${slug}`
}

/** The contact page with the referring page (`from`) and the preselected `service`. */
export function contactPath(about: { service?: string; from?: string } = {}) {
  const query = new URLSearchParams()
  if (about.service) query.set('service', about.service)
  if (about.from) query.set('from', about.from)
  return query.size > 0 ? `${paths.contact}?${query}` : paths.contact
}

/** A slash, then URL characters: no whitespace, backslashes or control characters, no second slash (another host). */
const sitePath = /^\/(?!\/)[^\s\\\p{Cc}]*$/u

/** True for text with the shape of a path of this site; the page may still not exist. */
export function isSitePath(href: string) {
  return sitePath.test(href)
}
