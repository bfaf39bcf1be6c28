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
  whyUs: '/why-us',
} as const

/** Addresses that people have or will guess, and where they lead. */
export const redirects: Record<string, string> = {
  '/services': paths.services,
  '/contactSection': paths.contact,
}

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

/** The contact screen, opened from `from` by somebody who was reading about `service`. */
export function contactPath(about: { service?: string; from?: string } = {}) {
  const query = new URLSearchParams()
  if (about.service) query.set('service', about.service)
  if (about.from) query.set('from', about.from)
  return query.size > 0 ? `${paths.contact}?${query}` : paths.contact
}

const dynamicPath = /^\/(blog|projects|services)\/[A-Za-z0-9-]+$/
const fixedPaths = new Set<string>([...Object.values(paths), ...Object.keys(redirects)])

/** True for a path that the route table knows, whatever its query and fragment. */
export function isSitePath(href: string) {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return fixedPaths.has(path) || dynamicPath.test(path)
}
