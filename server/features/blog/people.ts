import type { TeamMember } from '#model/content/team.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'

/** The people of the team, by name, with role and portrait. */
export function peopleOf({ entries }: Pick<SiteContent, 'entries'>) {
  return new Map<string, TeamMember>(
    entries.person.map(({ name, role, image }) => [name, { name, role, image }]),
  )
}
