import type { MailContent } from '#model/mail/mail.ts'

const BLOT = '•••'

/** What our own links carry to prove that somebody was written to (`?key=…`), and what else may be called so. */
const secret = /([?&](?:key|token|code|secret|password)=)[^\s&#"'<>)]+/gi

/** The same mail without the keys of its links: whoever reads it in the back office is not whom they were sent to. */
export function blotKeys(content: MailContent): MailContent {
  return blotted(content) as MailContent
}

function blotted(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(secret, `$1${BLOT}`)
  if (Array.isArray(value)) return value.map(blotted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blotted(inner)]))
}
