import type { Page } from '#blocks/schema.ts'
import { process } from '#content/process.ts'
import { why } from '#content/why.ts'

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
      lead: 'Because you will always know what happens next, what it costs and who is doing it. Here is where that shows.',
      lambda: 540,
      art: 'trace',
    },
    {
      type: 'compare',
      title: 'The agency you fear, and this one',
      lead: 'Four moments that tell them apart. Ask us about any of them in the first call.',
      subject: 'The moment',
      rows: ['The agency you fear', 'Wavelength'],
      options: [
        {
          name: 'The price',
          description: 'The estimate turns out to be wrong.',
          values: [
            'A change request, two weeks before launch.',
            'A fixed scope keeps its price. If we estimated badly, that is our cost.',
          ],
        },
        {
          name: 'The people',
          description: 'The contract is signed and the work begins.',
          values: [
            'A partner sold it. A junior whom nobody introduced builds it.',
            'The engineer who builds it was in the first call and will be in the last.',
          ],
        },
        {
          name: 'The bad week',
          description: 'The figure that matters has fallen.',
          values: [
            'A report with forty charts, and not that one.',
            'That one figure, every Monday, with the reason and what we will change.',
          ],
        },
        {
          name: 'The exit',
          description: 'You want to leave.',
          values: [
            'An export, if you insist, from accounts in their name.',
            'Repositories, ad accounts and analytics have been yours since the first day.',
          ],
        },
      ],
    },
    process,
    why,
  ],
}
