import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { paths } from '#model/paths.ts'

export const page: Page = {
  id: 'career',
  title: 'Careers: eleven openings in Bihar | Wavelength',
  description:
    'Eleven full-time openings at Wavelength in Bihar, from trainee to project manager. What the first month is like, how we hire, and how to apply.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Career',
      title: 'Work with us',
      intro:
        'We hire people who finish things and can explain how. A degree is fine. A shop you built for your uncle is better, if it still runs.',
      lambda: 620,
      art: 'trace',
      ...heroPicture('eleven-chairs'),
      action: { label: 'See the openings', href: `${paths.career}#current-openings` },
    },
    {
      type: 'questions',
      title: 'What people ask before they apply',
      picture: {
        src: '/pictures/desks/interview.svg',
        alt: 'A table with three glasses of tea, two chairs behind it and a stool before it; the clock says half past three',
        width: 1120,
        height: 1000,
      },
      questions: [
        {
          question: 'What happens after I apply?',
          answer:
            'Somebody reads your application within five working days. If we want to meet you, there is one thirty-minute call, then one afternoon with the team you would join, on a real task that we pay you for. Everyone gets an answer, including the people we turn down.',
        },
        {
          question: 'I have no experience. Is that a problem?',
          answer:
            'Not for the trainee roles. Send us something you have made, however small, and tell us what you would change about it now. That says more than a certificate.',
        },
        {
          question: 'What is the first month like?',
          answer:
            'In the first week you sit with four different people. In the second you fix something small that a client will see. By the end of the month you have joined a client call and said at least one sentence.',
        },
        {
          question: 'Can I work from home?',
          answer:
            'Two days a week, after your first three months. Trainees are in the office more, because that is where the answers are.',
        },
      ],
    },
  ],
}
