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

/** The back office; none of it is for search engines. */
export const adminPaths = {
  dashboard: '/admin',
  signIn: '/admin/sign-in',
  secondFactor: '/admin/sign-in/code',
  signOut: '/admin/sign-out',
  forgot: '/admin/forgot-password',
  /** With `?key=`: choose a password, by set-up link, invitation or reset. */
  welcome: '/admin/welcome',
  inbox: '/admin/inbox',
  blog: '/admin/blog',
  pages: '/admin/pages',
  collections: '/admin/collections',
  settings: '/admin/settings',
  media: '/admin/media',
  subscribers: '/admin/subscribers',
  mail: '/admin/mail',
  webhooks: '/admin/webhooks',
  selfCheck: '/admin/self-check',
  missing: '/admin/missing-pages',
  privacy: '/admin/privacy',
  people: '/admin/people',
  audit: '/admin/audit',
  account: '/admin/account',
} as const

/** Below the subscribers: one by hand or a list of them, and all of them as a file. */
export const subscriberPaths = {
  add: `${adminPaths.subscribers}/add`,
  export: `${adminPaths.subscribers}/export.csv`,
} as const

/** Everything on an e-mail address as one file (`?address=`), and the audit log as one. */
export const privacyExportPath = `${adminPaths.privacy}/export.zip`
export const auditExportPath = `${adminPaths.audit}/export.csv`

/** Open to people who are not signed in. */
const entryPaths = new Set<string>([
  adminPaths.signIn,
  adminPaths.secondFactor,
  adminPaths.signOut,
  adminPaths.forgot,
  adminPaths.welcome,
])

/** True for everything below /admin, whatever its case: it never meets the page cache. */
export function isAdminPath(path: string) {
  return /^\/admin(?:[/.]|$)/i.test(path)
}

export function isEntryPath(path: string) {
  return entryPaths.has(path)
}

/** A lead in the inbox. */
export function leadPath(id: string) {
  return `${adminPaths.inbox}/${id}`
}

/** The inbox's leads as a file, by the filters of its address. */
export const leadExportPath = `${adminPaths.inbox}/export.csv`

/** A visitor's file, by a link that ends soon. */
export function leadFilePath(key: string) {
  return `${adminPaths.inbox}/file/${key}`
}

/** First steps of addresses that are no pages and never become any. */
export const reservedPaths = ['/admin', '/api', '/media', '/services', '/style'] as const

/** The editor of one document of the content, opened at a place in it. */
export function documentPath(document: string, at = '') {
  const query = new URLSearchParams({ document, ...(at && { at }) })
  return `${adminPaths.pages}/edit?${query}`
}

/** One message of the outbox. */
export function messagePath(id: string) {
  return `${adminPaths.mail}/${id}`
}

/** The HTML version of a mail, for a frame. */
export function messageHtmlPath(id: string) {
  return `${messagePath(id)}/html`
}

/** One webhook with its deliveries. */
export function webhookPath(id: string) {
  return `${adminPaths.webhooks}/${id}`
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
