import type { Page } from '../../../blocks/schema.ts'
import type { DefaultContent } from '../../../server/features/content/defaults.ts'
import type { WaveKind } from '../../../ui/wave-paths.ts'
import { content } from '../content.ts'

/** Input of a share picture; with the same `seed` it has the same drawing as the page's head. */
export type Subject = {
  id: string
  label: string
  title: string
  lambda: number
  art: WaveKind
  seed: string
}

/** Wavelengths and drawings of the screens without blocks. */
const screenLooks = {
  contact: { lambda: 520, art: 'interference' },
  blog: { lambda: 410, art: 'trace' },
  newsletter: { lambda: 610, art: 'spectrum' },
} as const satisfies Partial<
  Record<keyof DefaultContent['screens'], { lambda: number; art: WaveKind }>
>

export const siteName = content.site.name

/** All pages and screens, in the order of the content. */
export const subjects: Subject[] = [...pages(), ...screens()]

function pages() {
  return [...content.pages.values()].flatMap((page) => subjectOf(page) ?? [])
}

function subjectOf({ id, title, blocks }: Page): Subject | null {
  const head = blocks.find((block) => block.type === 'page-head')
  const landing = blocks.find((block) => block.type === 'landing-hero')
  if (landing) {
    const { label, lambda, title: lines } = landing
    return { id, label, title: lines.join(' '), lambda, art: 'spectrum', seed: id }
  }
  if (!head) {
    const hero = blocks.find((block) => block.type === 'hero')
    const words = hero ? hero.title.join(' ') : title
    return { id, label: '400-700 nm', title: words, lambda: 550, art: 'spectrum', seed: id }
  }
  const label = withLambda(head.label.replace(/^Home \/ /, ''), head.lambda)
  return { id, label, title: head.title, lambda: head.lambda, art: head.art, seed: head.title }
}

function screens(): Subject[] {
  return Object.entries(screenLooks).map(([id, look]) => {
    const { label, heading } = content.screens[id as keyof typeof screenLooks]
    return { id, label: withLambda(label, look.lambda), title: heading, seed: heading, ...look }
  })
}

function withLambda(label: string, lambda: number) {
  return / nm$/.test(label) ? label : `${label} / ${lambda} nm`
}
