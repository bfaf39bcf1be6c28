import type { Services } from '#app/services.ts'
import { contentWithDraft } from '#server/content-editor/draft-content.ts'
import type { Parts } from '#server/parts.ts'
import { readPreviewToken } from './preview-token.ts'

/** Puts one draft in place of what is published. */
type Overlay = (parts: Parts, id: string, services: Services) => Promise<Services | null>

/** By the word before the colon of a token's subject. */
const overlays: Record<string, Overlay | undefined> = {
  async content(parts, key, services) {
    const content = await contentWithDraft(parts, key)
    return content && { ...services, content, faq: { list: content.faqs } }
  },
}

/** The public services with the draft that the token names; null where it is over, not ours, or the draft is gone. */
export async function previewServices(parts: Parts, token: string, services: Services) {
  const subject = (await readPreviewToken(parts, token)) ?? ''
  const [kind = '', id = ''] = subject.split(/:(.*)/s)
  const shown = await overlays[kind]?.(parts, id, services)
  if (!shown) return null
  return { ...shown, settings: { ...shown.settings, isPreview: () => true } }
}
