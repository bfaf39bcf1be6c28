import type { Services } from '#app/services.ts'
import type { Deps } from '#server/deps.ts'
import { previewPost } from '#server/features/blog/posts/preview-post.ts'
import { contentWithDraft } from '#server/features/content/editor/draft-content.ts'
import { readPreviewToken } from './preview-token.ts'

type ServicesOf = (deps: Deps) => Services

/** Puts one draft in place of what is published; null where the draft is gone. */
type Overlay = (deps: Deps, id: string, servicesOf: ServicesOf) => Promise<Services | null>

/** By the word before the colon of a token's subject. */
const overlays: Record<string, Overlay | undefined> = { content: withContent, post: withPost }

/** The public services with the draft that the token names; null where it is over, not ours, or the draft is gone. */
export async function previewServices(deps: Deps, token: string, servicesOf: ServicesOf) {
  const subject = readPreviewToken(deps, token) ?? ''
  const [kind = '', id = ''] = subject.split(/:(.*)/s)
  const shown = await overlays[kind]?.(deps, id, servicesOf)
  if (!shown) return null
  return { ...shown, settings: { ...shown.settings, isPreview: () => true } }
}

async function withContent(deps: Deps, key: string, servicesOf: ServicesOf) {
  const content = await contentWithDraft(deps, key)
  return content && servicesOf({ ...deps, content })
}

async function withPost(deps: Deps, id: string, servicesOf: ServicesOf) {
  const draft = await previewPost(deps, id)
  if (!draft) return null
  const services = servicesOf(deps)
  // Whoever got the link before the address changed still sees the draft.
  const slugs = new Set([draft.post.slug, ...draft.formerSlugs])
  const post: Services['blog']['post'] = async (slug) =>
    slugs.has(slug) ? draft.post : services.blog.post(slug)
  return { ...services, blog: { ...services.blog, post } }
}
