import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { process } from '#content/process.ts'
import { why } from '#content/why.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'why-us',
  title: 'Why us: beside an agency, a team, a freelancer | Wavelength',
  description:
    'Wavelength beside a usual agency, a team of your own and a freelancer, when to choose which, the four phases of every project, and our own count so far.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Why us',
      title: 'Why us?',
      intro:
        'Because you will always know what happens next, what it costs and who is doing it. Here is where that shows.',
      lambda: 540,
      art: 'trace',
      ...heroPicture('four-signals'),
    },
    {
      type: 'compare',
      title: 'Four ways to get it done',
      intro: 'Four moments that tell them apart. The last line says when not to choose us.',
      subject: 'The moment',
      rows: ['A usual agency', 'Your own team', 'A freelancer', 'Wavelength'],
      lastWins: true,
      options: [
        {
          name: 'The price',
          description: 'The estimate turns out to be wrong.',
          values: [
            'A change request, two weeks before launch.',
            'Nobody notices. Salaries are due either way.',
            'They work the weekend, or stop answering.',
            'The price stays fixed while the scope does. If our estimate was wrong, we pay for it.',
          ],
        },
        {
          name: 'The people',
          description: 'The contract is signed and the work starts.',
          values: [
            'A partner sold it. A junior you have never met builds it.',
            'People you know, four months later, once you have hired them.',
            'One person, who is good at two of the six things you need.',
            'The engineer who builds it was on the first call and will be on the last.',
          ],
        },
        {
          name: 'The bad week',
          description: 'The figure that matters has dropped.',
          values: [
            'A report with forty charts, but not that one.',
            'You see it first. Whoever could fix it is on leave.',
            'It was never in the brief to look.',
            'You get that one figure, as every Monday, with the reason and what we will change.',
          ],
        },
        {
          name: 'The exit',
          description: 'You want to leave.',
          values: [
            'An export, if you insist, from accounts in their name.',
            'What only one person knew leaves with that person.',
            'A zip file, and a number that may still work in March.',
            'Repositories, ad accounts and analytics have been yours since day one.',
          ],
        },
        {
          name: 'The right choice',
          description: 'Each of them is, sometimes.',
          values: [
            'You need a hundred people by June.',
            'The work never ends, and it is what you sell.',
            'It is one page, or less than $3,000.',
            'It needs several trades and one person who answers for all of them.',
          ],
        },
      ],
    },
    {
      type: 'receipt',
      title: 'What our mistake cost the client',
      intro:
        'We said nine days and needed fourteen. This is the invoice, printed with their permission and a black bar over their name.',
      head: ['Invoice 2026-058', '███████ & Sons, Patna', '12 June 2026'],
      lines: [
        {
          title: 'Stock, from sheets to Odoo',
          description: 'Nine days at a fixed price, as signed on 4 May.',
          amount: '$2,700',
        },
        {
          title: 'Five days more',
          description:
            'One bag had three names in three sheets. We could have seen that before we named a price. We didn’t look.',
          amount: '$0',
        },
        {
          title: 'Sunday before the launch',
          description: 'Two of us, to keep the date.',
          amount: '$0',
        },
        {
          title: 'Sweets, two boxes',
          description: 'From the shop downstairs, for the storekeeper who found the third name.',
          amount: '$0',
        },
      ],
      total: { label: 'As agreed', amount: '$2,700' },
    },
    process,
    why,
    {
      type: 'contact-band',
      title: 'Ask the other three the same. Then\u00a0ask\u00a0us.',
      action: { label: 'Ask us', href: contactPath({ from: paths.whyUs }) },
    },
  ],
}
