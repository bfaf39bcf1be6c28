import { z } from 'zod'
import { paths } from '#model/paths.ts'
import type { EntryKind } from './collections.ts'

type PartFacts = {
  title: string
  description: string
  /** Its pages, with all below them. */
  paths: readonly string[]
  /** The collection that only it shows. */
  collection?: EntryKind
  /** Kinds of sections that only it fills. */
  blocks?: readonly string[]
}

/** What an agency may do without. */
export const siteParts = {
  blog: {
    title: 'Blog',
    description: 'Posts, and the sections that show the newest ones.',
    paths: [paths.blog],
    blocks: ['posts'],
  },
  careers: {
    title: 'Careers',
    description: 'Open jobs and applications.',
    paths: [paths.career],
    collection: 'job',
  },
  partners: {
    title: 'Partners',
    description: 'The page and form for people who bring you clients.',
    paths: [paths.partner, paths.partners],
  },
  cases: {
    title: 'Case studies',
    description: 'The list of projects, a page for each, and sections that show them.',
    paths: [paths.projects],
    collection: 'case',
  },
  clients: {
    title: 'Clients',
    description: 'The page about your clients, and the sections with their names.',
    paths: [paths.client],
    collection: 'client',
  },
  newsletter: {
    title: 'Newsletter',
    description: 'The forms to subscribe. Subscribers can always leave.',
    paths: [paths.newsletter],
  },
} as const satisfies Record<string, PartFacts>

export type SitePart = keyof typeof siteParts

export const partNames = Object.keys(siteParts) as SitePart[]

/** Which parts the site has; all of them by default. */
export const partsSchema = z
  .strictObject(
    Object.fromEntries(
      partNames.map((name) => {
        const { title, description } = siteParts[name]
        return [name, z.boolean().default(true).meta({ title, description })]
      }),
    ) as Record<SitePart, z.ZodDefault<z.ZodBoolean>>,
  )
  .default(Object.fromEntries(partNames.map((name) => [name, true])) as Record<SitePart, boolean>)
  .meta({
    title: 'Parts of the site',
    description:
      'What is off has no pages, and nothing links there: menus, buttons and sections leave it out.',
  })

export type Parts = z.infer<typeof partsSchema>

/** The facts of the parts that are off. */
export function partsOff(parts: Parts): PartFacts[] {
  return partNames.filter((name) => !parts[name]).map((name) => siteParts[name])
}

/** Subscribers get these links by email, with or without a newsletter. */
const always: ReadonlySet<string> = new Set([
  paths.confirmSubscription,
  paths.unsubscribe,
  paths.preferences,
])

/** True if the path belongs to a part. */
export function isPathOf(part: PartFacts, path: string) {
  if (always.has(path)) return false
  return part.paths.some((own) => path === own || path.startsWith(`${own}/`))
}
