import { createHash } from 'node:crypto'

/** Names the policy of a page that holds these inline scripts and shows pictures of these other origins. */
export type PagePolicy = (scripts: readonly string[], pictures?: readonly string[]) => string

/** The players that a video embed may open. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** A page's policy: our own files, exactly the given inline scripts, and pictures of the given origins. */
export function pagePolicy(scripts: readonly string[], pictures: readonly string[] = []) {
  return policyOf(scripts, pictures, players)
}

/** The same for the back office, which also frames what mails look like. */
export function adminPolicy(scripts: readonly string[]) {
  return policyOf(scripts, [], `'self' ${players}`)
}

function policyOf(scripts: readonly string[], pictures: readonly string[], frames: string) {
  const hashes = [...new Set(scripts)].map((script) => ` ${sourceHash(script)}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    `frame-src ${frames}`,
    // app/trusted-types.ts answers for both.
    "require-trusted-types-for 'script'",
    'trusted-types default inert',
  ].join('; ')
}

/** The policy of answers that are no page: JSON, pictures, files. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of a page with one style sheet of its own inside and nothing else. */
export function plainPolicy(style: string) {
  return `default-src 'none'; style-src ${sourceHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function sourceHash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
