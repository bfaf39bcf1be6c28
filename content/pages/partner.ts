import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { figurePictures } from '#content/service-pictures.ts'
import { paths } from '#model/paths.ts'

const { picture, portrait, caption } = figurePictures['tin-shelves']

export const page: Page = {
  id: 'partner',
  title: 'Become a partner: resell our work as your own | Wavelength',
  description:
    'Resell Wavelength’s web, app, ERP and marketing work: your client, your margin, our team. Seven benefits, and what 150+ tech partners have done with us.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Partners',
      title: 'Sell it. We\u00a0build it.',
      intro:
        'You have the client and their trust. We have forty-one people to do the work. Resell it under your own name or alongside ours, whichever you prefer.',
      lambda: 580,
      art: 'rings',
      ...heroPicture('blank-tins'),
      action: { label: 'Become a partner', href: `${paths.partner}#partner-form` },
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'Partners in figures',
      figures: [
        { value: '150+', label: 'tech partners in eleven countries', caption },
        { value: '1000+', label: 'clients served across the network, 42 of them our own' },
        { value: '5000+', label: 'projects delivered across the network, 113 of them our own' },
      ],
      picture,
      portrait,
    },
    {
      type: 'agreement',
      title: 'What a partner gets',
      intro: 'Seven things, all in the agreement, which is four pages long.',
      name: 'Partner agreement',
      clauses: [
        {
          title: 'Never behind your back',
          description:
            'Your clients stay yours. We don’t contact them, now or later. It is the first paragraph of the agreement.',
        },
        {
          title: 'Prices you can see',
          description:
            'You buy at the partner price and set your own. Every partner has the same list, and it changes once a year.',
        },
        {
          title: 'All under your name',
          description:
            'Quotes, reports and screens carry your logo. Our people join calls as part of your team when you ask them to.',
        },
        {
          title: 'Replies in two days',
          description:
            'Send us your meeting notes. You get back a scope, a price and a date, ready to forward.',
        },
        {
          title: 'Training for your sales team',
          description:
            'Two mornings on how to sell an ERP, a shop or a search retainer without promising what nobody can deliver.',
        },
        {
          title: 'Earnings after the launch',
          description:
            'Thirty days of free fixes, then a support plan for your client that earns you money every month.',
        },
        {
          title: 'Real people you have met',
          description:
            'A partner lead in your time zone, with a direct number, who will have met you in person before the first project ends.',
        },
      ],
      signed: { name: 'Wavelength', role: 'Signed already' },
      action: { label: 'Your name here', href: `${paths.partner}#partner-form` },
    },
  ],
}
