import { isFields } from '#model/content/form/json-schema.ts'
import { below } from '#model/content/form/set-at-path.ts'
import type { EditedPicture } from './name-fields.ts'

/** All pictures of a document, in its order. */
export function picturesOf(value: unknown, path = ''): EditedPicture[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    isFields(value) && typeof value.src === 'string' && 'alt' in value
      ? [{ src: value.src, path }]
      : []
  const inner = Object.entries(value).flatMap(([key, field]) => picturesOf(field, below(path, key)))
  return [...own, ...inner]
}
