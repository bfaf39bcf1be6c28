import { createHash } from 'node:crypto'

/** Returns the policy of a page with these inline scripts, pictures from these other origins, and these inline styles. */
export type PagePolicy = (
  scripts: readonly string[],
  pictures?: readonly string[],
  styles?: readonly string[],
) => string

/** Players that video embeds may load. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** A page's policy: our own files, exactly the given inline scripts and styles, and pictures from the given origins. */
export function pagePolicy(
  scripts: readonly string[],
  pictures: readonly string[] = [],
  styles: readonly string[] = [],
) {
  return policyOf({ scripts, styles, pictures, frames: players })
}

/** The same policy for a page that the admin shows in a frame. */
export function framedPolicy(policy: PagePolicy): PagePolicy {
  return (...used) => policy(...used).replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

/** For the admin, which also frames previews of emails, and reads a film's first frame before its upload. */
export function adminPolicy(scripts: readonly string[]) {
  const policy = policyOf({ scripts, styles: [], pictures: [], frames: `'self' ${players}` })
  return policy.replace("media-src 'self'", "media-src 'self' blob:")
}

type Allowed = {
  scripts: readonly string[]
  styles: readonly string[]
  pictures: readonly string[]
  frames: string
}

function policyOf({ scripts, styles, pictures, frames }: Allowed) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes(styles)].join(' '),
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    `frame-src ${frames}`,
    // See app/admin/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default inert',
  ].join('; ')
}

/** For responses that are not pages: JSON, pictures, files. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For an SVG, whose styles are in the file; opened directly, it runs no scripts. */
export const svgPolicy = `${closedPolicy}; style-src 'unsafe-inline'; sandbox`

/** For a page with one inline style sheet and nothing else. */
export function plainPolicy(style: string) {
  return `default-src 'none'; style-src ${sourceHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function hashes(texts: readonly string[]) {
  return [...new Set(texts)].map(sourceHash)
}

function sourceHash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
