import { discriminatorOf, valuesOf } from '#model/content/form/branches.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { plainWords } from '#model/content/form/labels.ts'

/** Name of a union branch. */
export function kindName(kind: JsonSchema) {
  if (kind.title) return kind.title
  const name = discriminatorOf([kind])
  if (name) return plainWords(String(valuesOf(kind, name)[0]))
  if (kind.const !== undefined) return plainWords(String(kind.const))
  if (kind.type === 'string') return 'Text'
  return kind.type === 'array' ? 'List' : plainWords(String(kind.type ?? 'other'))
}

/** Kinds by group whose name, group or description contains every word of `search`, those whose name does first. */
export function groupedKinds(kinds: JsonSchema[], search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = kinds.filter((kind) =>
    hasAll([kindName(kind), kind.group, kind.description].join(' ')),
  )
  const isNamed = (kind: JsonSchema) => hasAll(kindName(kind))
  const sorted = [...found.filter(isNamed), ...found.filter((kind) => !isNamed(kind))]
  const groups = Map.groupBy(sorted, (kind) => kind.group ?? 'Others')
  return [...groups].map(([name, list]) => ({ name, kinds: list }))
}
