import { createHmac, timingSafeEqual } from 'node:crypto'
import { paths } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { PREVIEW_PARAMETER } from '#server/platform/rendering/page-query.ts'

const MINUTE = 60_000

/** How long a preview in the admin can be opened, and a link that is passed on. */
const ages = { session: 30 * MINUTE, person: 7 * 1440 * MINUTE }

/** For whom a preview is: one session, or everybody with the link as long as the person who made it has an account. */
export type PreviewClaim = { for: keyof typeof ages; id: string; subject: string }

type TokenDeps = Pick<Deps, 'secrets' | 'clock'>
type ActorDeps = TokenDeps & { actor: Pick<Actor, 'id' | 'session'> }

/** The address of a preview that only the session that asks for it can open, for minutes. `subject`: see preview-subjects.ts. */
export function ownPreview(deps: ActorDeps, path: string, subject: string) {
  return addressOf(deps, path, { for: 'session', id: deps.actor.session, subject })
}

/** The address of a preview that anyone with the link can open, for seven days or until its maker's account is removed. */
export function sharedPreview(deps: ActorDeps, path: string | null, subject: string) {
  return addressOf(deps, path ?? paths.home, { for: 'person', id: deps.actor.id, subject })
}

/** A signed token for a preview. */
export function previewToken({ secrets, clock }: TokenDeps, { subject, ...claim }: PreviewClaim) {
  const until = clock().getTime() + ages[claim.for]
  const text = `${until} ${claim.for} ${claim.id} ${subject}`
  const encoded = Buffer.from(text).toString('base64url')
  return `${encoded}.${sign(secrets, encoded)}`
}

/** What a token is for; null if it is expired or not signed by us. */
export function readPreviewToken(
  { secrets, clock }: TokenDeps,
  token: string,
): PreviewClaim | null {
  const [encoded = '', signature = ''] = token.split('.', 2)
  const expected = Buffer.from(sign(secrets, encoded))
  const actual = Buffer.from(signature)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null
  const text = Buffer.from(encoded, 'base64url').toString()
  const [until, kind, id = '', ...subject] = text.split(' ')
  if (kind !== 'session' && kind !== 'person') return null
  // One that ends later was made while the clock was ahead.
  const left = Number(until) - clock().getTime()
  if (!(left >= 0 && left <= ages[kind])) return null
  return { for: kind, id, subject: subject.join(' ') }
}

function addressOf(deps: TokenDeps, path: string, claim: PreviewClaim) {
  return `${path}?${PREVIEW_PARAMETER}=${previewToken(deps, claim)}`
}

function sign({ previews }: Deps['secrets'], claim: string) {
  return createHmac('sha256', previews).update(claim).digest('base64url')
}
