import type { Services } from '#app/services.ts'
import type { Parts } from '#server/app-context.ts'
import { previewPost } from '#server/features/blog/posts/preview-post.ts'
import { contentWithDraft } from '#server/features/content/editor/draft-content.ts'
import { readPreviewToken } from './preview-token.ts'

type ServicesOf = (parts: Parts) => Services

/** Puts one draft in place of what is published; null where the draft is gone. */
type Overlay = (parts: Parts, id: string, servicesOf: ServicesOf) => Promise<Services | null>

/** By the word before the colon of a token's subject. */
const overlays: Record<string, Overlay | undefined> = { content: withContent, post: withPost }

/** The public services with the draft that the token names; null where it is over, not ours, or the draft is gone. */
export async function previewServices(parts: Parts, token: string, servicesOf: ServicesOf) {
  const subject = readPreviewToken(parts, token) ?? ''
  const [kind = '', id = ''] = subject.split(/:(.*)/s)
  const shown = await overlays[kind]?.(parts, id, servicesOf)
  if (!shown) return null
  return { ...shown, settings: { ...shown.settings, isPreview: () => true } }
}

async function withContent(parts: Parts, key: string, servicesOf: ServicesOf) {
  const content = await contentWithDraft(parts, key)
  return content && servicesOf({ ...parts, content })
}

async function withPost(parts: Parts, id: string, servicesOf: ServicesOf) {
  const draft = await previewPost(parts, id)
  if (!draft) return null
  const services = servicesOf(parts)
  // Whoever got the link before the address changed still sees the draft.
  const slugs = new Set([draft.post.slug, ...draft.formerSlugs])
  const post: Services['blog']['post'] = async (slug) =>
    slugs.has(slug) ? draft.post : services.blog.post(slug)
  return { ...services, blog: { ...services.blog, post } }
}
