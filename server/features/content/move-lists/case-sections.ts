import { isDeepStrictEqual } from 'node:util'
import type { Case } from '#model/content/case.ts'
import {
  heroWork,
  indexCard,
  neighbourLink,
  projectCard,
  relatedCard,
} from '#model/content/case-cards.ts'
import type { EntryList } from '#model/content/entry-list.ts'
import { type Fields, isFields } from '#model/content/form/json-schema.ts'
import { projectPath } from '#model/paths.ts'

/** Where sections of versions before held cases themselves, and what of a case each showed. */
const lists: Record<string, { field: string; cardOf: (study: Case) => object }> = {
  'case-index': { field: 'cases', cardOf: indexCard },
  projects: { field: 'projects', cardOf: projectCard },
  'related-cases': { field: 'cases', cardOf: relatedCard },
}

/** The cards of a section; none if it holds no cases of its own. */
export function ownCards(section: Fields): Fields[] {
  const own = section[lists[String(section.type)]?.field ?? '']
  return Array.isArray(own) ? own.filter(isFields) : []
}

/** The case studies in their order, and the list for a section that shows these. */
export type Cases = { all: readonly Case[]; listFor(slugs: string[]): EntryList }

/** A section of the page at this path with references to the cases that it shows; the same if any is different here. */
export function withReferences(section: Fields, path: string, cases: Cases): Fields {
  if (section.type === 'hero') return heroWithReferences(section, cases)
  if (section.type === 'prev-next') return withoutNeighbours(section, path, cases)
  const list = lists[String(section.type)]
  const own = list && section[list.field]
  if (!list || !Array.isArray(own) || own.length === 0) return section
  const slugs = own.map((card) => {
    const study = caseAt(Object(card).href, cases)
    return study && isSame(card, list.cardOf(study)) ? study.slug : null
  })
  return isComplete(slugs) ? { ...section, [list.field]: cases.listFor(slugs) } : section
}

function heroWithReferences(section: Fields, cases: Cases): Fields {
  const { clients, works, ...rest } = section
  if (!Array.isArray(clients) || !Array.isArray(works)) return section
  const slugs = clients.map((name, index) => {
    const study = caseAt(Object(works[index]).href, cases)
    return study && study.name === name && isSame(works[index], heroWork(study)) ? study.slug : null
  })
  return isComplete(slugs) ? { ...rest, clients: cases.listFor(slugs) } : section
}

/** Without its links if they are those to the cases before and after. */
function withoutNeighbours(section: Fields, path: string, { all }: Cases): Fields {
  const { previous, next, ...rest } = section
  const at = all.findIndex(({ slug }) => projectPath(slug) === path)
  const [before, after] = [all.at(at - 1), all.at((at + 1) % all.length)]
  const isRing =
    at >= 0 &&
    before &&
    after &&
    isSame(previous, neighbourLink('Previous case', before)) &&
    isSame(next, neighbourLink('Next case', after))
  return isRing ? rest : section
}

function caseAt(href: unknown, { all }: Cases) {
  return all.find(({ slug }) => projectPath(slug) === href)
}

/** True for the same card, whatever its id, which is not shown. */
function isSame(card: unknown, made: object) {
  const plain = (value: unknown) => {
    const { id: _, ...shown } = JSON.parse(JSON.stringify(Object(value)))
    return shown
  }
  return isDeepStrictEqual(plain(card), plain(made))
}

function isComplete(slugs: (string | null)[]): slugs is string[] {
  return slugs.length > 0 && slugs.every((slug) => slug !== null)
}
