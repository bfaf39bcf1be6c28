import type { Person, TeamMember } from '#model/content/team.ts'

/** Height of a portrait for its width of 480 px: the series is drawn 4:5. */
const portrait = (slug: string, alt: string) => ({
  src: `/pictures/people/${slug}.webp`,
  width: 480,
  height: 600,
  alt,
})

/** The seven of the home page. */
export const homeTeam: Person[] = [
  {
    id: 'ishaan-prakash',
    name: 'Ishaan Prakash',
    role: 'Founder, strategy',
    image: portrait(
      'ishaan-prakash',
      'Portrait of Ishaan Prakash, short greying hair and a light beard',
    ),
  },
  {
    id: 'noor-al-harbi',
    name: 'Noor Al-Harbi',
    role: 'Client partner, Riyadh',
    image: portrait('noor-al-harbi', 'Portrait of Noor Al-Harbi in a hijab'),
  },
  {
    id: 'tomasz-wieczorek',
    name: 'Tomasz Wieczorek',
    role: 'Engineering lead',
    image: portrait('tomasz-wieczorek', 'Portrait of Tomasz Wieczorek with glasses'),
  },
  {
    id: 'meher-bose',
    name: 'Meher Bose',
    role: 'Design director',
    image: portrait('meher-bose', 'Portrait of Meher Bose, long dark hair and big round glasses'),
  },
  {
    id: 'chidi-okonjo',
    name: 'Chidi Okonjo',
    role: 'Performance media',
    image: portrait('chidi-okonjo', 'Portrait of Chidi Okonjo with short twists'),
  },
  {
    id: 'lucie-tremblay',
    name: 'Lucie Tremblay',
    role: 'Content and search, Toronto',
    image: portrait('lucie-tremblay', 'Portrait of Lucie Tremblay with a grey bob'),
  },
  {
    id: 'rakesh-mahto',
    name: 'Rakesh Mahto',
    role: 'ERP and integrations',
    image: portrait('rakesh-mahto', 'Portrait of Rakesh Mahto in a checked shirt'),
  },
]

/** The four of the about page. */
export const aboutTeam: Person[] = [
  {
    id: 'farah-siddiqui',
    name: 'Farah Siddiqui',
    role: 'Head of the Dubai office',
    image: portrait(
      'farah-siddiqui',
      'Portrait of Farah Siddiqui, a green scarf over long dark hair',
    ),
  },
  {
    id: 'daniel-achterberg',
    name: 'Daniel Achterberg',
    role: 'Testing and accessibility, Toronto',
    image: portrait(
      'daniel-achterberg',
      'Portrait of Daniel Achterberg, ginger curls and a full beard',
    ),
  },
  {
    id: 'sunita-kisku',
    name: 'Sunita Kisku',
    role: 'Sound and video, Patna',
    image: portrait(
      'sunita-kisku',
      'Portrait of Sunita Kisku, hair in a topknot, headphones around her neck',
    ),
  },
  {
    id: 'mateo-quispe',
    name: 'Mateo Quispe',
    role: 'App engineering, Toronto',
    image: portrait('mateo-quispe', 'Portrait of Mateo Quispe, dark hair, in a blue hooded jumper'),
  },
]

/** All people, in the order of the collection. */
export const team: Person[] = [...homeTeam, ...aboutTeam]

/** @throws if nobody has this name. */
export function memberNamed(name: string): TeamMember {
  const member = team.find((one) => one.name === name)
  if (!member) throw new Error(`content/team.ts: there is nobody called "${name}".`)
  const { id: _, ...rest } = member
  return rest
}
