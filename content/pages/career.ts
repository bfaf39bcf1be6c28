import type { Page } from '#blocks/schema.ts'
import { paths } from '#model/paths.ts'

export const page: Page = {
  id: 'career',
  title: 'Careers: eleven openings in Bihar | Wavelength',
  description:
    'Eleven full-time openings at Wavelength in Bihar, from trainee to project manager. What a first month looks like, how we choose, and how to apply.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Career',
      title: 'Work with us',
      lead: 'We hire people who finish things and can say how. A degree is fine. A shop you built for your uncle is better, if it still runs.',
      lambda: 620,
      art: 'trace',
      action: { label: 'See the openings', href: `${paths.career}#current-openings` },
    },
    {
      type: 'questions',
      title: 'What people ask before they apply',
      questions: [
        {
          question: 'What happens after I write?',
          answer:
            'A person reads it within five working days. If we want to meet you, you get one call of thirty minutes and one afternoon with the team you would join, on a real task that we pay for. Everybody gets an answer, also the people we turn down.',
        },
        {
          question: 'I have no experience. Is that a problem?',
          answer:
            'Not for the trainee openings. Send us something you made, however small, and tell us what you would change about it now. That says more than a certificate.',
        },
        {
          question: 'How does the first month look?',
          answer:
            'In the first week you sit beside four different people. In the second you mend something small that a client will see. By the end of the month you have been in a client call and have said one sentence in it.',
        },
        {
          question: 'Can I work from home?',
          answer:
            'Two days a week after the first three months. Trainees are in the office more, because that is where the answers are.',
        },
      ],
    },
  ],
}
