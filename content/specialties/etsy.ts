import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/ecommerce-solutions.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('etsy') }),
}

export const page: Page = {
  id: 'services/etsy',
  title: 'Etsy: handmade goods, found abroad | Wavelength',
  description:
    'Etsy shops for makers who sell abroad: photographs, thirteen tags, shipping profiles, prices in three currencies. Twenty listings in four weeks.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Etsy',
      title: 'Made by hand, found from abroad',
      intro:
        'A Madhubani painter in Bihar and a buyer in Oregon can find each other. We take care of everything in between: photos, words, postage, customs and patience.',
      lambda: 478,
      art: 'rings',
      ...heroPicture('painted-fish', 'before'),
      action: contact,
    },
    {
      type: 'prose',
      ...specialtyPicture('fish-on-its-way', 'end'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Etsy is a marketplace for handmade, vintage and craft supplies. Buyers read more than they do elsewhere: who made it, how long it took, why it costs what it does. A listing that shows the maker’s hands in the fourth picture sells better than one with six views of the object.',
            'Etsy rewards shops that answer quickly, ship on time and add something new each week. We set up that rhythm with you, and then you can keep it going on your own.',
          ],
        },
        {
          title: 'What Etsy charges',
          paragraphs: [
            'Etsy charges $0.20 a listing and 6.5 per cent of price and postage. Payment processing comes on top, and orders that come through its offsite ads cost 12 or 15 per cent. We build all of that into the price before the first listing goes up.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What your shop opens with',
      layout: 'columns',
      items: [
        {
          title: 'Twenty listings',
          description: 'Title, story, sizes, care, all in plain English.',
        },
        {
          title: 'Ten pictures each',
          description: 'Daylight, scale, detail, hands, the wrapped parcel.',
        },
        {
          title: 'Thirteen tags',
          description: 'All used, all within twenty characters, from real searches.',
        },
        {
          title: 'Shipping profiles',
          description: 'India Post, DHL or a consolidator, with duty explained.',
        },
        {
          title: 'Shop story',
          description: 'Your portrait, your place, your rules in six sentences.',
        },
        {
          title: 'Reply drafts',
          description: 'Late parcels, custom orders, breakages: friendly replies, ready to send.',
        },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'What a shop that works looks like',
      figures: [
        { value: '2-3%', label: 'of visits become orders in a shop that works' },
        { value: '24 h', label: 'to answer 95 of every 100 first messages' },
        { value: '90 days', label: 'before a new shop can be judged' },
      ],
    },
    {
      type: 'link-list',
      title: 'Beside Etsy',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Amazon', href: servicePath('amazon') },
          description: 'For when you make more than a hundred of one thing.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about Etsy',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'A shop with twenty listings is $1,200, photographs in our Patna studio included. Ongoing care, if you want it, is $250 a month: four new listings and the figures. For craft groups of five or more makers, it is half that.',
        },
        {
          question: 'How do we price for buyers abroad?',
          answer:
            'Your hours at a fair wage, materials, packaging, postage, fees and a tenth for breakages. Then we look at ten similar pieces. Makers usually start 30 to 50 per cent too low.',
        },
        {
          question: 'Are customs a problem?',
          answer:
            'They can be slow, and the rules for small parcels have changed in several countries. Where possible we use a courier that collects duty in advance, and we say so in the listing.',
        },
        {
          question: 'Can we sell things made by other people?',
          answer:
            'Your own designs made by a named workshop, yes, if you declare it. Bought-in goods, no; Etsy closes shops for that.',
        },
      ],
      call: {
        title: 'Send a photo. We’ll suggest a price for it.',
        action: contact,
      },
    },
  ],
}
