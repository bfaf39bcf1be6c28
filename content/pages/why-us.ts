import type { Page } from '#blocks/schema.ts'
import { process } from '#content/process.ts'
import { why } from '#content/why.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'why-us',
  title: 'Why us: the agency you fear, and this one | Wavelength',
  description:
    'Four moments that tell Wavelength apart from the agency you fear, the four phases of every project, four reasons to choose us, and our own count so far.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Why us',
      title: 'Why us?',
      intro:
        'Because you will always know what happens next, what it costs and who is doing it. Here is where that shows.',
      lambda: 540,
      art: 'trace',
    },
    {
      type: 'compare',
      title: 'The agency you fear, and this one',
      intro: 'Four moments when you can tell them apart.',
      subject: 'The moment',
      rows: ['The agency you fear', 'Wavelength'],
      lastWins: true,
      options: [
        {
          name: 'The price',
          description: 'The estimate turns out to be wrong.',
          values: [
            'You get a change request two weeks before launch.',
            'The price stays fixed while the scope does. If our estimate was wrong, we pay for it.',
          ],
        },
        {
          name: 'The people',
          description: 'The contract is signed and the work starts.',
          values: [
            'A partner sold it. A junior you have never met builds it.',
            'The engineer who builds it was on the first call and will be on the last.',
          ],
        },
        {
          name: 'The bad week',
          description: 'The figure that matters has dropped.',
          values: [
            'You get a report with forty charts, but not that one.',
            'You get that one figure, as every Monday, with the reason and what we will change.',
          ],
        },
        {
          name: 'The exit',
          description: 'You want to leave.',
          values: [
            'You get an export, if you insist, from accounts in their name.',
            'Repositories, ad accounts and analytics have been yours since day one.',
          ],
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Ask them these four. Then ask us.',
      action: { label: 'Ask us', href: contactPath({ from: paths.whyUs }) },
    },
    process,
    why,
  ],
}
