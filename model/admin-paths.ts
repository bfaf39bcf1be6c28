/** The back office; none of it is for search engines. */
export const adminPaths = {
  dashboard: '/admin',
  signIn: '/admin/sign-in',
  secondFactor: '/admin/sign-in/code',
  /** Where somebody sets up the second factor that their role needs, before anything else. */
  setUpSecondFactor: '/admin/two-factor',
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

/** True for the ways in. */
export function isEntryPath(path: string) {
  return entryPaths.has(path)
}

/** A person and where they are signed in. */
export function personPath(id: string) {
  return `${adminPaths.people}/${id}`
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
