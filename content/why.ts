import type { BlockOf } from '#blocks/schema.ts'

/** Why Choose Us: four points and the counters, on the home page and on /why-us. */
export const why: BlockOf<'why'> = {
  type: 'why',
  title: 'Why Choose Us',
  intro: 'Three years in, and still small enough that the person who sells the work also does it.',
  points: [
    {
      title: 'You talk to the people who build it',
      description:
        'No account managers in between. The engineer who builds it is on the first call and on the last.',
    },
    {
      title: 'Fixed price for a fixed scope',
      description:
        'If our estimate was wrong, we pay for it. Changes are priced before they are made.',
    },
    {
      title: 'Everything in your name',
      description: 'Repositories, ad accounts and analytics belong to you from day one.',
    },
    {
      title: 'Results you can check',
      description: 'One agreed figure, reported every Monday, including the weeks when it falls.',
    },
  ],
  counters: [
    { label: 'Years', value: 3 },
    { label: 'Recent clients', value: 12 },
    { label: 'Happy clients', value: 42 },
    { label: 'Projects done', value: 113 },
  ],
}
