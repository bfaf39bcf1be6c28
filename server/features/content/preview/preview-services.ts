import type { Services } from '#app/services.ts'
import type { Deps } from '#server/deps.ts'
import { previewPost } from '#server/features/blog/posts/preview-post.ts'
import {
  draftContent,
  editedContent,
  revisionContent,
} from '#server/features/content/editor/draft-content.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import { showOfferDraft } from '#server/features/offers/show-offer.ts'
import { isLinkOpen } from './open-links.ts'
import { EDITOR } from './preview-subjects.ts'
import { type PreviewClaim, readPreviewToken } from './preview-token.ts'

type ServicesOf = (deps: Deps) => Services

type PreviewVisit = {
  servicesOf: ServicesOf
  /** Id of the reader's open session, or null. */
  readSession(): Promise<string | null>
}

/** The services with one draft applied; null if the draft no longer exists. */
type Overlay = (deps: Deps, id: string, servicesOf: ServicesOf) => Promise<Services | null>

/** By kind, the part of a token's subject before the colon. */
const overlays: Record<string, Overlay | undefined> = {
  content: withContent,
  editor: withEditedContent,
  revision: withRevision,
}

/**
 * The public services with the token's draft applied; null if the token is invalid or expired, its session or link
 * has ended, or the draft is gone.
 */
export async function previewServices(
  deps: Deps,
  token: string,
  { servicesOf, readSession }: PreviewVisit,
) {
  const claim = readPreviewToken(deps, token)
  if (!claim || !(await isOpen(deps, claim, readSession))) return null
  const { subject } = claim
  const [kind = '', id = ''] = subject.split(/:(.*)/s)
  const shown = await overlays[kind]?.(deps, id, servicesOf)
  if (!shown) return null
  const view = subject.startsWith(EDITOR) ? 'editor' : 'preview'
  return { ...shown, settings: { ...shown.settings, view: () => view } }
}

async function isOpen(
  deps: Deps,
  { for: kind, id }: PreviewClaim,
  readSession: PreviewVisit['readSession'],
) {
  return kind === 'session' ? id === (await readSession()) : isLinkOpen(deps, id)
}

async function withEditedContent(deps: Deps, key: string, servicesOf: ServicesOf) {
  const standalone = standaloneOf(key)
  if (standalone?.name === 'offer') return withOffer(deps, standalone.id, servicesOf)
  return servicesOf({ ...deps, content: await editedContent(deps, key) })
}

async function withRevision(deps: Deps, id: string, servicesOf: ServicesOf) {
  const [revision = '', key = ''] = id.split(/ (.*)/s)
  const standalone = standaloneOf(key)
  if (standalone) return withPost(deps, standalone.id, servicesOf, revision)
  const content = await revisionContent(deps, key, revision)
  return content && servicesOf({ ...deps, content })
}

async function withContent(deps: Deps, key: string, servicesOf: ServicesOf) {
  const standalone = standaloneOf(key)
  if (standalone) return withPost(deps, standalone.id, servicesOf)
  const content = await draftContent(deps, key)
  return content && servicesOf({ ...deps, content })
}

async function withOffer(deps: Deps, id: string, servicesOf: ServicesOf) {
  const offer = await showOfferDraft(deps, id)
  const services = servicesOf(deps)
  return offer && { ...services, offers: { ...services.offers, open: async () => offer } }
}

async function withPost(deps: Deps, id: string, servicesOf: ServicesOf, revision?: string) {
  const draft = await previewPost(deps, id, revision)
  if (!draft) return null
  const services = servicesOf(deps)
  // Links from before an address change keep working.
  const slugs = new Set([draft.post.slug, ...draft.formerSlugs])
  const post: Services['blog']['post'] = async (slug) =>
    slugs.has(slug) ? draft.post : services.blog.post(slug)
  return { ...services, blog: { ...services.blog, post } }
}
