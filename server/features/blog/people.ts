import { z } from 'zod'
import { type TeamMember, teamMemberSchema } from '#model/content/team.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'

/** Everyone whom the site shows with name, role and portrait, by name: the team first, then people of case studies. */
export function peopleOf({ pages, entries }: Pick<SiteContent, 'pages' | 'entries'>) {
  const people = new Map<string, TeamMember>()
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const person = isPerson(value) ? member.safeParse(value).data : undefined
    if (person && !people.has(person.name)) people.set(person.name, person)
    else for (const part of Object.values(value)) collect(part)
  }
  collect(entries)
  const blocks = [...pages.values()].flatMap(({ blocks }) => blocks)
  collect(blocks.filter(({ type }) => type === 'team'))
  collect(blocks)
  return people
}

/** Entries of a collection also have an id. */
const member = z.object(teamMemberSchema.shape)

/** Cheaper than the schema. */
function isPerson(value: object) {
  return 'name' in value && 'role' in value && 'image' in value
}
