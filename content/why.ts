import type { BlockOf } from '#blocks/schema.ts'

/** Why Choose Us: four points and the counters of specification 9, on the home page and on /why-us. */
export const why: BlockOf<'why'> = {
  type: 'why',
  title: 'Why Choose Us',
  lead: 'Three years in, small enough that the person who sells the work also does it.',
  points: [
    {
      title: 'You talk to the makers',
      description:
        'No account layer. The engineer who builds it is in the first call and in the last.',
    },
    {
      title: 'Fixed price for a fixed scope',
      description:
        'If we estimated badly, that is our cost. Changes are priced before they are made.',
    },
    {
      title: 'Everything in your name',
      description: 'Repositories, ad accounts and analytics belong to you from the first day.',
    },
    {
      title: 'Measured, then said',
      description:
        'One agreed figure, reported every Monday, including the weeks in which it fell.',
    },
  ],
  counters: [
    { label: 'Years', value: 3 },
    { label: 'Recent clients', value: 12 },
    { label: 'Happy clients', value: 42 },
    { label: 'Projects done', value: 113 },
  ],
}
