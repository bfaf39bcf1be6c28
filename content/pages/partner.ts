import type { Page } from '#blocks/schema.ts'
import { paths } from '#model/paths.ts'

export const page: Page = {
  id: 'partner',
  title: 'Become a partner: sell our work as yours | Wavelength',
  description:
    'Resell web, app, ERP and marketing work by Wavelength: your client, your margin, our hands. Seven benefits and the figures of 150+ tech partners.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Partners',
      title: 'Sell it. We build it.',
      lead: 'You have the client, the trust and the phone that rings. We have forty-one pairs of hands. Partners resell our work under their own name or beside ours, as they like.',
      lambda: 580,
      art: 'rings',
      action: { label: 'Become a partner', href: `${paths.partner}#partner-form` },
    },
    {
      type: 'figures',
      title: 'You would not be the first',
      figures: [
        { value: '5000+', label: 'projects delivered, together with our partners' },
        { value: '1000+', label: 'clients served, most of them introduced by a partner' },
        { value: '150+', label: 'tech partners in eleven countries' },
      ],
    },
    {
      type: 'deliverables',
      title: 'What a partner gets',
      lead: 'Seven things, all of them in the agreement, which is four pages long.',
      layout: 'ledger',
      items: [
        {
          title: 'A margin you can see',
          description:
            'You buy at a partner price and set your own. It is the same price list for every partner, and it changes once a year.',
        },
        {
          title: 'Your name on it',
          description:
            'Offers, reports and screens carry your mark. Our people join calls as your team when you ask them to.',
        },
        {
          title: 'One person who knows you',
          description:
            'A partner lead with a telephone, in your time zone, who has met you in person before the first project ends.',
        },
        {
          title: 'Offers within two days',
          description:
            'Send us the notes of your meeting. You get a scope, a price and a date that you can forward as they are.',
        },
        {
          title: 'Training for your sales team',
          description:
            'Two mornings on how to sell an ERP, a shop or a search retainer without promising what nobody can keep.',
        },
        {
          title: 'Support after the launch',
          description:
            'Thirty days of repairs at no charge, then a plan for your client on which you earn every month.',
        },
        {
          title: 'A client who stays yours',
          description:
            'We do not write to your clients, now or later. It is the first paragraph of the agreement.',
        },
      ],
    },
  ],
}
