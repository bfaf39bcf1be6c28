import type { BlockOf } from '#blocks/schema.ts'

/** The four-step process (specification 2.5), on the home page and on /why-us. */
export const process: BlockOf<'process'> = {
  type: 'process',
  layout: 'wave',
  title: 'One period, four phases',
  lead: 'Every project swings the same way: up to a plan, down into the work, and through to the people it is for.',
  steps: [
    {
      title: 'Discovery & Consultation',
      description:
        'We sit with the people who do the work today and write down what slows them. You get the notes, whether you hire us or not.',
      duration: '1 week',
    },
    {
      title: 'Strategy & Planning',
      description:
        'Scope, price, date and the one figure that will tell us whether it worked. On one page, signed by both.',
      duration: '1-2 weeks',
    },
    {
      title: 'Development & Integration',
      description:
        'Working pages every Friday, on a link you can open on your own phone. Tests and documents grow with them.',
      duration: '4-10 weeks',
    },
    {
      title: 'Launch & Optimization',
      description:
        'We go live on a Tuesday morning, watch for thirty days, and change what the figures tell us to change.',
      duration: '30 days',
    },
  ],
}
