import {
  columnOf,
  languageCode,
  PERSONAL_MAX,
  splitTags,
  TAG_MAX,
  TAGS_MAX,
} from '#model/newsletter/subscriber-data.ts'
import type { Details } from '#server/features/newsletter/details.ts'
import type { ListLine } from './list-formats.ts'

export type ListedDetails = Pick<Details, 'first_name' | 'company' | 'language' | 'tags'>

/** What a list says of a person. What cannot be used is left out: no address is refused for it. */
export function readDetails({
  firstName,
  fullName,
  company,
  language,
  tags,
}: ListLine): ListedDetails {
  const [firstOfFull = ''] = plainLine(fullName).split(' ')
  const [code = ''] = language.trim().toLowerCase().split(/[-_]/)
  const plainTags = splitTags(tags.replace(/["\\]/g, '')).map((tag) =>
    plainLine(tag).slice(0, TAG_MAX).trim(),
  )
  return {
    first_name: plainLine(firstName) || firstOfFull || null,
    company: plainLine(company) || null,
    language: languageCode.safeParse(code).data ?? null,
    tags: columnOf([...new Set(plainTags.filter(Boolean))].slice(0, TAGS_MAX)),
  }
}

function plainLine(text: string) {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, PERSONAL_MAX)
    .toWellFormed()
}
