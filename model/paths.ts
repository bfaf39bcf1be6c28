/** The site's addresses, in the order of specification 2.1; every link is built from here. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/our-services',
  blog: '/blog',
  contact: '/contact',
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
  whyUs: '/why-us',
  projects: '/projects',
} as const

/** True for everything below /admin, whatever its case: it never meets the page cache. */
export function isAdminPath(path: string) {
  return /^\/admin(?:[/.]|$)/i.test(path)
}

/** First steps of addresses that are no pages and never become any. */
export const reservedPaths = ['/admin', '/api', '/media', '/services', '/style'] as const

/** A service or specialty page. */
export function servicePath(slug: string) {
  return `/services/${slug}`
}

/** A blog post. */
export function postPath(slug: string) {
  return `/blog/${slug}`
}

/** A case study. */
export function projectPath(slug: string) {
  return `/projects/${slug}`
}

/** An opening. */
export function jobPath(slug: string) {
  return `/career/${slug}`
}

/** The contact screen, opened from `from` by somebody who was reading about `service`. */
export function contactPath(about: { service?: string; from?: string } = {}) {
  const query = new URLSearchParams()
  if (about.service) query.set('service', about.service)
  if (about.from) query.set('from', about.from)
  return query.size > 0 ? `${paths.contact}?${query}` : paths.contact
}

/** One slash, then anything that stays in an address: no space, backslash or control character, no other host. */
const sitePath = /^\/(?!\/)[^\s\\\p{Cc}]*$/u

/** True for what has the shape of a path of this site; whether a page is there only the content knows. */
export function isSitePath(href: string) {
  return sitePath.test(href)
}
