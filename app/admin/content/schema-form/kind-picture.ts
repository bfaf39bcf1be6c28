import { discriminatorOf, valuesOf } from '#model/content/form/branches.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'

/** Drawn by art/sections.ts. */
const pictures = import.meta.glob<string>('./kinds/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The URL of a picture of this kind of section; undefined for kinds of other things. */
export function kindPicture(kind: JsonSchema) {
  const name = discriminatorOf([kind])
  return name === null ? undefined : pictures[`./kinds/${valuesOf(kind, name)[0]}.webp`]
}
