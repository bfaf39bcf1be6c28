import { coverFallback, sampleCategories } from './blog.ts'

/** A category of posts. Posts and sections of pages refer to its id. */
export type Category = {
  id: string
  name: string
  /** Wavelength in nanometres, for the hue. */
  lambda: number
  /** Its former names, and the ids of removed categories whose posts it has. */
  former?: string[] | undefined
}

/** The category of a stored post: its own, or the one that its own was merged into. */
export function categoryById(categories: readonly Category[], id: string): Category | undefined {
  return (
    categories.find((category) => category.id === id) ??
    categories.find(({ former }) => former?.includes(id)) ??
    categories[0]
  )
}

/** The category that an address names, by its name now or earlier. */
export function categoryByName(categories: readonly Category[], name: string) {
  return (
    categories.find((category) => category.name === name) ??
    categories.find((category) => category.id === name) ??
    categories.find(({ former }) => former?.includes(name))
  )
}

/** The ids that posts of a category may have. */
export function idsOf({ id, former = [] }: Category) {
  return [id, ...former]
}

/** The cover of a category's posts without one of their own: the sample's with the nearest hue. */
export function categoryCover({ id, lambda }: Category) {
  if (sampleCategories[id] !== undefined) return coverFallback(id)
  const [nearest = ['Design']] = Object.entries(sampleCategories).sort(
    ([, one], [, other]) => Math.abs(one - lambda) - Math.abs(other - lambda),
  )
  return coverFallback(nearest[0])
}
