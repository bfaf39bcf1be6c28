import { createHmac, timingSafeEqual } from 'node:crypto'
import { PREVIEW_LINK_DAYS } from '#model/content/preview-links.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { PreviewLinkRow } from '#server/platform/db/rows/preview-links.ts'
import { PREVIEW_PARAMETER } from '#server/platform/rendering/page-query.ts'
import { draftSubject } from './preview-subjects.ts'

const MINUTE = 60_000

/** Milliseconds that previews work. */
const ages = { session: 30 * MINUTE, link: PREVIEW_LINK_DAYS * 1440 * MINUTE }

/** For whom a preview is: one session, or everybody with a link that is in the list of its document. `id` is theirs. */
export type PreviewClaim = { for: keyof typeof ages; id: string; subject: string }

type ActorDeps = Pick<Deps, 'secrets' | 'clock'> & { actor: Pick<Actor, 'session'> }

/** The address of a preview that only the session that asks for it can open, for minutes. `subject`: see preview-subjects.ts. */
export function ownPreview({ secrets, clock, actor }: ActorDeps, path: string, subject: string) {
  const until = new Date(clock().getTime() + ages.session)
  return addressOf(secrets, path, { for: 'session', id: actor.session, subject }, until)
}

/** The address of a link (its row in preview_links), at which anyone sees the draft. */
export function sharedPreview(
  { secrets }: Pick<Deps, 'secrets'>,
  path: string,
  { id, document, expires_at }: Pick<PreviewLinkRow, 'id' | 'document' | 'expires_at'>,
) {
  const claim = { for: 'link', id, subject: draftSubject(document) } as const
  return addressOf(secrets, path, claim, new Date(expires_at))
}

/** A signed token for a preview. */
export function previewToken(
  secrets: Deps['secrets'],
  { subject, ...claim }: PreviewClaim,
  until: Date,
) {
  const text = `${until.getTime()} ${claim.for} ${claim.id} ${subject}`
  const encoded = Buffer.from(text).toString('base64url')
  return `${encoded}.${sign(secrets, encoded)}`
}

/** What a token is for; null if it is expired or not signed by us. */
export function readPreviewToken(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  token: string,
): PreviewClaim | null {
  const [encoded = '', signature = ''] = token.split('.', 2)
  const expected = Buffer.from(sign(secrets, encoded))
  const actual = Buffer.from(signature)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null
  const text = Buffer.from(encoded, 'base64url').toString()
  const [until, kind, id = '', ...subject] = text.split(' ')
  if (kind !== 'session' && kind !== 'link') return null
  // One that ends later was made while the clock was ahead.
  const left = Number(until) - clock().getTime()
  if (!(left >= 0 && left <= ages[kind])) return null
  return { for: kind, id, subject: subject.join(' ') }
}

function addressOf(secrets: Deps['secrets'], path: string, claim: PreviewClaim, until: Date) {
  return `${path}?${PREVIEW_PARAMETER}=${previewToken(secrets, claim, until)}`
}

function sign({ previews }: Deps['secrets'], claim: string) {
  return createHmac('sha256', previews).update(claim).digest('base64url')
}
