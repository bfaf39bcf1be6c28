import type { Testimonial } from '#model/content/testimonial.ts'

/** Fictional clients. */
export const testimonials: Testimonial[] = [
  {
    id: 'saltmarsh',
    name: 'Henrik Solberg',
    title: 'Owner',
    company: 'Saltmarsh Outfitters',
    quote:
      'For nine weeks they went through eleven thousand addresses, one at a time. Then they moved, and Google didn’t notice. That Monday I sold more rain jackets than in the whole week before.',
    rating: 5,
    image: {
      src: '/pictures/people/henrik-solberg.webp',
      width: 960,
      height: 1200,
      widths: [480],
      alt: 'Henrik Solberg, white hair and thin glasses, with a boot in his hand',
    },
  },
  {
    id: 'dar-al-noor',
    name: 'Leila Farahani',
    title: 'Head of patient services',
    company: 'Dar Al Noor Clinics',
    quote:
      'Reception used to take 300 calls a day. Now it’s 90, and those are the ones where somebody really needs a person. And the Arabic was right first time.',
    rating: 5,
    image: {
      src: '/pictures/people/leila-farahani.webp',
      width: 960,
      height: 1200,
      widths: [480],
      alt: 'Leila Farahani, dark curls, her chin on her fist',
    },
  },
  {
    id: 'teranga-foods',
    name: 'Amara Diallo',
    title: 'Founder',
    company: 'Teranga Foods',
    quote:
      'I asked for a bigger ad budget. They asked for two weeks with the old one, cut nine of the twelve campaigns, and orders went up. I didn’t expect that from people who are paid to spend.',
    rating: 4,
    image: {
      src: '/pictures/people/amara-diallo.webp',
      width: 960,
      height: 1200,
      widths: [480],
      alt: 'Amara Diallo in a blue headwrap, with a crate of plantains',
    },
  },
]
