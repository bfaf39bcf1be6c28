import type { MailContent } from '#model/mail/mail.ts'

const MASK = '•••'

/** Query parameters that hold a secret, such as `?key=…`. */
const secret = /([?&](?:key|token|code|secret|password)=)[^\s&#"'<>)]+/gi

/** The mail without the keys of its links: staff who read it are not its recipient. */
export function redactTokens(content: MailContent): MailContent {
  return redacted(content) as MailContent
}

function redacted(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(secret, `$1${MASK}`)
  if (Array.isArray(value)) return value.map(redacted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redacted(inner)]))
}
