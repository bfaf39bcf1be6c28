import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/ecommerce-solutions.ts'
import { showcasePicture } from '#content/showcase.ts'
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
      label: 'Etsy / 478 nm',
      title: 'Made by hand, found from abroad',
      lead: 'A Madhubani painter in Bihar and a buyer in Oregon can find each other. We take care of what lies between: pictures, words, postage, customs and patience.',
      lambda: 478,
      art: 'rings',
      action: contact,
    },
    {
      type: 'prose',
      picture: showcasePicture('etsy'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Etsy is a marketplace for handmade, vintage and craft supplies. Buyers read more than elsewhere: who made it, how long it took, why the price. A listing with a maker’s hands in the fourth picture sells better than one with six views of the object.',
            'It rewards shops that answer quickly, send on time and add something new each week. We set that rhythm up with you, and then you can keep it alone.',
          ],
        },
        {
          title: 'Fees, stated early',
          paragraphs: [
            'Etsy charges $0.20 a listing and 6.5 per cent of price and postage, payment processing comes on top, and orders that come through its offsite advertisements cost 12 or 15 per cent. We put all of them in the price before the first listing.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'columns',
      items: [
        {
          title: 'Twenty listings',
          description: 'Title, story, sizes, care, all in plain English.',
        },
        {
          title: 'Ten pictures each',
          description: 'Daylight, scale, detail, hands, wrapped parcel.',
        },
        {
          title: 'Thirteen tags',
          description: 'All used, all twenty letters or fewer, from real searches.',
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
          description: 'Late parcel, custom order, breakage: kind and ready.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '2-3%', label: 'of visits that become orders, in a shop that works' },
        { value: '24 h', label: 'in which 95 of 100 first messages are answered' },
        { value: '90 days', label: 'until a new shop can be judged' },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about Etsy',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'A shop with twenty listings is $1,200, photographs in our Patna studio included. Care, if you want it, is $250 a month: four new listings and the figures. For craft groups of five makers and more we halve it.',
        },
        {
          question: 'How do we price for abroad?',
          answer:
            'Your hours at a fair wage, material, wrapping, postage, fees and a tenth for breakage. Then we look at ten similar pieces. Makers usually start 30 to 50 per cent too low.',
        },
        {
          question: 'Are customs a problem?',
          answer:
            'They can be slow, and rules for small parcels have changed in several countries. We use a courier that collects duty in advance where possible, and state it in the listing.',
        },
        {
          question: 'May we sell things made by others?',
          answer:
            'Designs of yours made with a named workshop, yes, if you declare it. Bought-in goods, no; Etsy closes shops for that.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'Near this',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Amazon', href: servicePath('amazon') },
          description: 'When you make more than a hundred of the same.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Photograph one piece in daylight and tell us how many hours it took.',
      action: contact,
    },
  ],
}
