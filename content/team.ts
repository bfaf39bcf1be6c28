import type { Person, TeamMember } from '#model/content/team.ts'

/** The series is drawn 4:5. */
const portrait = (slug: string, alt: string) => ({
  src: `/pictures/people/${slug}.webp`,
  width: 960,
  height: 1200,
  widths: [480],
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
      'Ishaan Prakash, short greying hair and a light beard, with a cup of coffee',
    ),
  },
  {
    id: 'noor-al-harbi',
    name: 'Noor Al-Harbi',
    role: 'Client partner, Riyadh',
    image: portrait('noor-al-harbi', 'Noor Al-Harbi in a white hijab, from the side'),
  },
  {
    id: 'tomasz-wieczorek',
    name: 'Tomasz Wieczorek',
    role: 'Engineering lead',
    image: portrait(
      'tomasz-wieczorek',
      'Tomasz Wieczorek with square glasses, close and from the side',
    ),
  },
  {
    id: 'meher-bose',
    name: 'Meher Bose',
    role: 'Design director',
    image: portrait(
      'meher-bose',
      'Meher Bose, long dark hair and big round glasses, bent over a drawing',
    ),
  },
  {
    id: 'chidi-okonjo',
    name: 'Chidi Okonjo',
    role: 'Performance media',
    image: portrait('chidi-okonjo', 'Chidi Okonjo with short twists, very close'),
  },
  {
    id: 'lucie-tremblay',
    name: 'Lucie Tremblay',
    role: 'Content and search, Toronto',
    image: portrait('lucie-tremblay', 'Lucie Tremblay with a grey bob, from the side'),
  },
  {
    id: 'rakesh-mahto',
    name: 'Rakesh Mahto',
    role: 'ERP and integrations',
    image: portrait(
      'rakesh-mahto',
      'Rakesh Mahto in a checked shirt, a motorcycle helmet under his arm',
    ),
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
      'Farah Siddiqui, a green scarf over long dark hair, on the telephone',
    ),
  },
  {
    id: 'daniel-achterberg',
    name: 'Daniel Achterberg',
    role: 'Testing and accessibility, Toronto',
    image: portrait(
      'daniel-achterberg',
      'Daniel Achterberg, ginger curls and a full beard, so close that the frame cuts him',
    ),
  },
  {
    id: 'sunita-kisku',
    name: 'Sunita Kisku',
    role: 'Sound and video, Patna',
    image: portrait(
      'sunita-kisku',
      'Sunita Kisku from the side, hair in a topknot, headphones on, eyes closed',
    ),
  },
  {
    id: 'mateo-quispe',
    name: 'Mateo Quispe',
    role: 'App engineering, Toronto',
    image: portrait(
      'mateo-quispe',
      'Mateo Quispe at a laptop, seen from the ceiling, in a blue hooded jumper',
    ),
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
