import type { MailContent } from '#model/mail/mail.ts'

const MASK = '•••'

/** Query parameters that hold a secret, such as `?key=…`. */
const secret = /([?&](?:key|token|code|secret|password)=)[^\s&#"'<>)]+/gi

/** The email without the keys of its links, because staff who read it are not its recipient. */
export function redactTokens(content: MailContent): MailContent {
  return redact(content) as MailContent
}

function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(secret, `$1${MASK}`)
  if (Array.isArray(value)) return value.map(redact)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redact(inner)]))
}
