import type { BlockOf } from '#blocks/schema.ts'

/** The four-step process, on the home page and on /why-us. */
export const process: BlockOf<'process'> = {
  type: 'process',
  layout: 'wave',
  title: 'How we work, in four phases',
  intro:
    'Every project takes the same path: up to a plan, down into the work, and out to the people it is for.',
  steps: [
    {
      title: 'Discovery & Consultation',
      description:
        'We sit with the people who do the job today and write down what slows them down. You get the notes whether you hire us or not.',
      duration: '1 week',
    },
    {
      title: 'Strategy & Planning',
      description:
        'Scope, price, date and the one figure that will tell us whether it worked. All on one page, signed by both sides.',
      duration: '1-2 weeks',
    },
    {
      title: 'Development & Integration',
      description:
        'Working pages every Friday, at a link you can open on your own phone. Tests and documentation grow with them.',
      duration: '4-10 weeks',
    },
    {
      title: 'Launch & Optimization',
      description:
        'We go live on a Tuesday morning, watch closely for thirty days, and change whatever the figures tell us to.',
      duration: '30 days',
    },
  ],
}
