/** URLs of the admin, one feature name each. */
export const adminPaths = {
  dashboard: '/admin',
  signIn: '/admin/sign-in',
  secondFactor: '/admin/sign-in/code',
  /** Setting up the second factor that a role requires. */
  setUpSecondFactor: '/admin/two-factor',
  signOut: '/admin/sign-out',
  forgot: '/admin/forgot-password',
  /** With `?key=` of a set-up link, an invitation or a reset: choose a password. */
  welcome: '/admin/welcome',
  insights: '/admin/insights',
  leads: '/admin/leads',
  pipeline: '/admin/pipeline',
  blog: '/admin/blog',
  content: '/admin/content',
  collections: '/admin/content/collections',
  /** Leads to all settings, and to what keeps the site running. */
  settingsIndex: '/admin/settings',
  /** The documents of the settings. */
  settings: '/admin/content/settings',
  setup: '/admin/setup',
  calendar: '/admin/calendar',
  calls: '/admin/calls',
  offers: '/admin/offers',
  media: '/admin/media',
  newsletter: '/admin/newsletter',
  mail: '/admin/mail',
  webhooks: '/admin/webhooks',
  system: '/admin/system',
  goLive: '/admin/go-live',
  notFound: '/admin/not-found',
  privacy: '/admin/privacy',
  accounts: '/admin/accounts',
  audit: '/admin/audit',
  account: '/admin/account',
} as const

/** One’s own access tokens. */
export const tokensPath = `${adminPaths.account}/tokens`

/** Finds and replaces a text in all documents. */
export const replacePath = `${adminPaths.content}/replace`

/** The screen above, with what to find and to write in its place. */
export function replaceTextPath(find: string, to: string) {
  return `${replacePath}?${new URLSearchParams({ find, to })}`
}

/** A step of the set-up; without one, the first that is not done. */
export function setupPath(step = '') {
  return step ? `${adminPaths.setup}?${new URLSearchParams({ step })}` : adminPaths.setup
}

/** Adds redirects from a CSV file, and the redirects as one. */
export const redirectPaths = {
  import: `${adminPaths.settings}/redirects`,
  export: `${adminPaths.settings}/redirects.csv`,
} as const

/** Below the booked calls: what can be booked, and when. */
export const callPaths = {
  kinds: `${adminPaths.calls}/kinds`,
  hours: `${adminPaths.calls}/hours`,
  calendars: `${adminPaths.calls}/calendars`,
} as const

/** The sidebar's counts: server-sent events, or JSON. */
export const countsPath = `${adminPaths.dashboard}/counts`

/** Where an action is run without a navigation, by its name ("content.publish"). */
export function actionPath(name: string) {
  return `${adminPaths.dashboard}/actions/${name}`
}

/** Screens and downloads below the newsletter. */
export const newsletterPaths = {
  add: `${adminPaths.newsletter}/add`,
  export: `${adminPaths.newsletter}/export.csv`,
  issues: `${adminPaths.newsletter}/issues`,
  suppressed: `${adminPaths.newsletter}/suppressed`,
  suppressedExport: `${adminPaths.newsletter}/suppressed.csv`,
  providers: `${adminPaths.newsletter}/suppressed/providers`,
} as const

/** Why an address gets no issues. */
export function suppressedPath(email: string) {
  return `${newsletterPaths.suppressed}?${new URLSearchParams({ search: email })}`
}

/** The editor of one issue. */
export function issuePath(id: string) {
  return `${newsletterPaths.issues}/${id}`
}

/** Who gets an issue, and as CSV who has no email of it. */
export function recipientsPath(id: string) {
  return `${issuePath(id)}/recipients`
}
export function restExportPath(id: string) {
  return `${issuePath(id)}/not-sent.csv`
}

/** The HTML version of an issue, for an iframe. */
export function issueHtmlPath(id: string) {
  return `${issuePath(id)}/email.html`
}

/** Downloads: everything stored about an email address (`?address=`), and the audit log. */
export const privacyExportPath = `${adminPaths.privacy}/export.zip`
export const auditExportPath = `${adminPaths.audit}/export.csv`

/** A backup, by its name. */
export function backupPath(name: string) {
  return `${adminPaths.system}/backups/${name}`
}

/** The page of a URL at which React Router loads an admin page's data, such as `/admin/leads.data`. */
export function adminPageOf(dataPath: string) {
  return dataPath.replace(/(?:\/_)?\.data$/, '')
}

/** Query parameter of the sign-in page: the id of the person who has signed out in this browser. */
export const SIGNED_OUT = 'signed-out'

export function signedOutPath(person: string) {
  return `${adminPaths.signIn}?${new URLSearchParams({ [SIGNED_OUT]: person })}`
}

/** Open to people who are not signed in. */
const signInPaths = new Set<string>([
  adminPaths.signIn,
  adminPaths.secondFactor,
  adminPaths.signOut,
  adminPaths.forgot,
  adminPaths.welcome,
  // From a screen whose session has ended.
  actionPath('auth.signIn'),
  actionPath('auth.enterCode'),
])

export function isSignInPath(path: string) {
  return signInPaths.has(path)
}

/** One account and its sessions. */
export function personPath(id: string) {
  return `${adminPaths.accounts}/${id}`
}

/** All values of one dimension of the visits, as a screen and as CSV. */
export const insightListPath = `${adminPaths.insights}/list`
export const insightExportPath = `${adminPaths.insights}/list.csv`
export const insightDaysPath = `${adminPaths.insights}/days.csv`
export const insightSpeedPath = `${adminPaths.insights}/speed.csv`

/** The pipeline as a list. */
export const pipelineListPath = `${adminPaths.pipeline}/list`

/** One lead. */
export function leadPath(id: string) {
  return `${adminPaths.leads}/${id}`
}

/** Everything between the agency and the person who sent a lead. */
export function contactPath(leadId: string) {
  return `${leadPath(leadId)}/contact`
}

/** Chooses which leads to export; takes the inbox's filters. */
export const leadExportChoicePath = `${adminPaths.leads}/export`

/** The leads as CSV; takes the inbox's filters, or `ids`. */
export const leadExportPath = `${adminPaths.leads}/export.csv`

/** A visitor's file, by a short-lived key. */
export function leadFilePath(key: string) {
  return `${adminPaths.leads}/file/${key}`
}

/** The editor of an offer. */
export function offerPath(id: string) {
  return `${adminPaths.offers}/${id}`
}

/** Where documents that stand alone are edited, by their kind. */
const editors: Record<string, string> = {
  post: adminPaths.blog,
  issue: newsletterPaths.issues,
  offer: adminPaths.offers,
}

/** The editor of one document, opened at a field (`at`). */
export function documentPath(document: string, at = '') {
  const [, kind = '', id = ''] = /^([a-z-]+):(.+)$/s.exec(document) ?? []
  const folder = editors[kind]
  if (folder) return `${folder}/${id}${at && `?${new URLSearchParams({ at })}`}`
  const query = new URLSearchParams({ document, ...(at && { at }) })
  return `${adminPaths.content}/edit?${query}`
}

/** The entries of a collection, by its path. */
export function collectionPath(path: string) {
  return `${adminPaths.collections}/${path}`
}

/** A settings document, opened at a field (`at`). */
export function settingsPath(document: string, at = '') {
  const query = new URLSearchParams({ document, ...(at && { at }) })
  return `${adminPaths.settings}?${query}`
}

/** One message of the outbox. */
export function messagePath(id: string) {
  return `${adminPaths.mail}/${id}`
}

/** The automatic emails, and one of them. */
export function automaticEmailsPath(id?: string) {
  return `${adminPaths.mail}/automatic${id ? `?id=${id}` : ''}`
}

/** The HTML version of an automatic email (`?id=`), for an iframe. */
export const automaticHtmlPath = `${adminPaths.mail}/automatic.html`

/** The HTML version of an email, for an iframe. */
export function messageHtmlPath(id: string) {
  return `${messagePath(id)}/html`
}

/** One webhook and its deliveries. */
export function webhookPath(id: string) {
  return `${adminPaths.webhooks}/${id}`
}

/** Request header with the id of the person whose screen sends it. */
export const PERSON_HEADER = 'X-Person'
