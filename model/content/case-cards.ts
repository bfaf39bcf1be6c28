import { projectPath } from '#model/paths.ts'
import type { Case } from './case.ts'

/** A case in the list of all. */
export type IndexCard = Pick<Case, 'category' | 'line' | 'lambda' | 'change' | 'image'> & {
  title: string
  href: string
}

/** A case with its results. */
export type ProjectCard = Pick<Case, 'category' | 'lambda' | 'image'> & {
  id: string
  title: string
  description: string
  results: string[]
  href: string
}

/** A case with one result. */
export type RelatedCard = Pick<Case, 'category' | 'image'> & {
  title: string
  description: string
  result?: string | undefined
  href: string
}

/** A case in the hero. */
export type HeroWork = Pick<Case, 'change' | 'image'> & {
  line: string
  lambda?: number
  href: string
}

/** A link to the case before or after. */
export type NeighbourLink = Pick<Case, 'line' | 'lambda'> & {
  label: string
  title: string
  href: string
}

export function indexCard(study: Case): IndexCard {
  const { slug, name, category, line, lambda, change, image } = study
  const href = projectPath(slug)
  return { title: name, category, line, lambda, ...(change && { change }), image, href }
}

export function projectCard(study: Case): ProjectCard {
  const { slug, name, category, line, description = line, lambda, image, results = [] } = study
  const href = projectPath(slug)
  return { id: slug, title: name, category, description, lambda, image, results, href }
}

export function relatedCard(study: Case): RelatedCard {
  const { slug, name, category, line, description = line, image, results = [] } = study
  const [result] = results
  const href = projectPath(slug)
  return { title: name, category, description, ...(result && { result }), image, href }
}

export function heroWork({ slug, line, lambda, change, image }: Case): HeroWork {
  const href = projectPath(slug)
  return { line: change?.label ?? line, lambda, ...(change && { change }), image, href }
}

export function neighbourLink(label: string, { slug, name, line, lambda }: Case): NeighbourLink {
  return { label, title: name, line, lambda, href: projectPath(slug) }
}

/** The card of a case of the collection; a card of the section's own as it is. */
export function cardOf<T extends object>(study: Case | T, make: (study: Case) => T): T {
  return 'slug' in study ? make(study as Case) : study
}
