import { diffArrays } from 'diff'
import { differences } from './differences.ts'
import { type Fields, isFields } from './json-schema.ts'
import { below } from './set-at-path.ts'

/** Both people's changes in one value, and the paths in it of what the other changed: "blocks" for the order of sections. */
export type Merged = { value: unknown; theirs: string[] }

/**
 * Joins what two people changed since the same version. A section counts as a whole, and so does each field outside of
 * sections. Null if both changed the same one, or both the order of the sections.
 */
export function mergeVersions(base: unknown, theirs: unknown, mine: unknown): Merged | null {
  if (!isFields(base) || !isFields(theirs) || !isFields(mine)) return null
  const value: Fields = { ...mine }
  const changed: string[] = []
  for (const name of new Set([...Object.keys(base), ...Object.keys(theirs)])) {
    const [was, their, my] = [base[name], theirs[name], mine[name]]
    if (isSame(was, their) || isSame(their, my)) continue
    if (name === 'blocks' && [was, their, my].every(Array.isArray)) {
      const sections = mergeSections(was as unknown[], their as unknown[], my as unknown[])
      if (!sections) return null
      value.blocks = sections.list
      changed.push(...sections.theirs)
    } else {
      if (!isSame(was, my)) return null
      value[name] = their
      changed.push(name)
    }
  }
  return { value, theirs: changed }
}

function mergeSections(base: unknown[], theirs: unknown[], mine: unknown[]) {
  const [theirPlaces, myPlaces] = [placesOf(base, theirs), placesOf(base, mine)]
  const theyMoved = !isInPlace(theirPlaces, base)
  if (theyMoved && !isInPlace(myPlaces, base)) return null
  const [list, places, edited] = theyMoved
    ? [[...theirs], theirPlaces, mine]
    : [[...mine], myPlaces, theirs]
  for (const [from, was] of base.entries()) {
    const edit = edited[from]
    if (isSame(was, edit)) continue
    const to = places.indexOf(from)
    if (to === -1) return null
    if (!isSame(was, list[to]) && !isSame(edit, list[to])) return null
    list[to] = edit
  }
  const changed = [...list.keys()].filter((index) => !isSame(mine[index], list[index]))
  return { list, theirs: theyMoved ? ['blocks'] : changed.map((index) => below('blocks', index)) }
}

/** For each section of a version, which one of the base it was; -1 for new ones. */
function placesOf(base: unknown[], version: unknown[]) {
  const places: number[] = []
  let from = 0
  let removed: number[] = []
  for (const chunk of diffArrays(base, version, { comparator: isSame })) {
    if (chunk.removed) {
      removed = chunk.value.map((_, index) => from + index)
      from += chunk.value.length
    } else if (chunk.added) {
      for (const section of chunk.value) places.push(takeOfKind(removed, base, kindOf(section)))
      removed = []
    } else {
      for (const _ of chunk.value) places.push(from++)
      removed = []
    }
  }
  return places
}

/** The first of the removed sections that has this kind: it was changed, not removed. */
function takeOfKind(removed: number[], base: unknown[], kind: unknown) {
  const found = removed.findIndex((index) => kindOf(base[index]) === kind)
  return removed.splice(0, found + 1).at(-1) ?? -1
}

function kindOf(section: unknown) {
  return isFields(section) ? section.type : undefined
}

function isInPlace(places: number[], base: unknown[]) {
  return places.length === base.length && places.every((from, index) => from === index)
}

function isSame(one: unknown, other: unknown) {
  return differences(one, other).length === 0
}
