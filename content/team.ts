import type { TeamMember } from '#model/content/team.ts'

/** Height of a portrait for its width of 480 px: the series is drawn 4:5. */
const portrait = (slug: string, alt: string) => ({
  src: `/pictures/people/${slug}.webp`,
  width: 480,
  height: 600,
  alt,
})

/** The seven of the home page (specification 3). */
export const homeTeam: TeamMember[] = [
  {
    name: 'Ishaan Prakash',
    role: 'Founder, strategy',
    image: portrait(
      'ishaan-prakash',
      'Portrait of Ishaan Prakash, short greying hair and a light beard',
    ),
  },
  {
    name: 'Noor Al-Harbi',
    role: 'Client partner, Riyadh',
    image: portrait('noor-al-harbi', 'Portrait of Noor Al-Harbi in a hijab'),
  },
  {
    name: 'Tomasz Wieczorek',
    role: 'Engineering lead',
    image: portrait('tomasz-wieczorek', 'Portrait of Tomasz Wieczorek with glasses'),
  },
  {
    name: 'Meher Bose',
    role: 'Design director',
    image: portrait('meher-bose', 'Portrait of Meher Bose, long dark hair and big round glasses'),
  },
  {
    name: 'Chidi Okonjo',
    role: 'Performance media',
    image: portrait('chidi-okonjo', 'Portrait of Chidi Okonjo with short twists'),
  },
  {
    name: 'Lucie Tremblay',
    role: 'Content and search, Toronto',
    image: portrait('lucie-tremblay', 'Portrait of Lucie Tremblay with a grey bob'),
  },
  {
    name: 'Rakesh Mahto',
    role: 'ERP and integrations',
    image: portrait('rakesh-mahto', 'Portrait of Rakesh Mahto in a checked shirt'),
  },
]

/** The four of the about page (specification 3). */
export const aboutTeam: TeamMember[] = [
  {
    name: 'Farah Siddiqui',
    role: 'Head of the Dubai office',
    image: portrait(
      'farah-siddiqui',
      'Portrait of Farah Siddiqui, a green scarf over long dark hair',
    ),
  },
  {
    name: 'Daniel Achterberg',
    role: 'Testing and accessibility, Toronto',
    image: portrait(
      'daniel-achterberg',
      'Portrait of Daniel Achterberg, ginger curls and a full beard',
    ),
  },
  {
    name: 'Sunita Kisku',
    role: 'Sound and video, Patna',
    image: portrait(
      'sunita-kisku',
      'Portrait of Sunita Kisku, hair in a topknot, headphones around her neck',
    ),
  },
  {
    name: 'Mateo Quispe',
    role: 'App engineering, Toronto',
    image: portrait('mateo-quispe', 'Portrait of Mateo Quispe, dark hair, in a blue hooded jumper'),
  },
]

/** @throws if nobody has this name. */
export function memberNamed(name: string) {
  const member = [...homeTeam, ...aboutTeam].find((one) => one.name === name)
  if (!member) throw new Error(`content/team.ts: there is nobody called "${name}".`)
  return member
}
