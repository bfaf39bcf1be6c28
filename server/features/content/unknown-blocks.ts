import { blockSchema } from '#blocks/schema.ts'

const kinds: ReadonlySet<unknown> = blockSchema._zod.propValues.type ?? new Set()

/** A page without the sections whose kind this version of the software does not know; any other value as it is. */
export function withoutUnknownBlocks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('blocks' in value)) return value
  const { blocks } = value
  return Array.isArray(blocks) ? { ...value, blocks: blocks.filter(isKnown) } : value
}

/** A section without a kind is invalid, and reported as such. */
function isKnown(block: unknown) {
  const kind = (block as { type?: unknown } | null)?.type
  return typeof kind !== 'string' || kinds.has(kind)
}
