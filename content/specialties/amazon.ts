import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/ecommerce-solutions.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('amazon') }),
}

export const page: Page = {
  id: 'services/amazon',
  title: 'Amazon: listings that win the buy box | Wavelength',
  description:
    'Listings, pictures, A+ pages, stock and account health on Amazon India, UAE, Saudi Arabia and Canada. First ten products in three weeks.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Amazon',
      title: 'Win the buy box, keep the margin',
      intro:
        'We run seller accounts on Amazon in India, the Emirates, Saudi Arabia and Canada: the listings, the stock, the prices, and the arguing with Seller Support.',
      lambda: 476,
      art: 'interference',
      ...heroPicture('box-in-layers'),
      action: contact,
    },
    {
      type: 'deliverables',
      title: 'What we build in your seller account',
      layout: 'key',
      ...specialtyPicture('one-bottle-twice', 'across'),
      items: [
        {
          title: 'Listings',
          description:
            'A title within the category’s limit, five bullet points that answer the questions in competitors’ reviews, and search terms without repeats.',
        },
        {
          title: 'Seven pictures',
          description:
            'The main one on pure white, then size in the hand, use, parts, care, proof and what’s in the box.',
        },
        {
          title: 'A+ content and Brand Registry',
          description:
            'Registered with your trademark; copies of your listing reported as they appear.',
        },
        {
          title: 'Stock and fulfilment',
          description:
            'FBA, Easy Ship or your own courier, worked out for each product and restocked by forecast.',
        },
        {
          title: 'Price rules',
          description:
            'Your price follows the featured offer down to your floor, and back up again overnight.',
        },
        {
          title: 'Account health',
          description:
            'Late shipments, defects and policy notes read daily and answered within 24 hours.',
        },
      ],
    },
    {
      type: 'prose',
      ...specialtyPicture('one-day', 'end'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'On Amazon, several sellers share one listing, and one of them gets the “Add to cart” button. Price, stock, delivery time and the account’s record decide who. Most of our work goes into those four; the listing comes after.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'The numbers Amazon judges you by',
      figures: [
        { value: '90%+', label: 'of visits where yours is the featured offer' },
        { value: '< 1%', label: 'order defect rate, above which Amazon steps in' },
        { value: '3 weeks', label: 'until the first ten products are live' },
      ],
    },
    {
      type: 'price-guide',
      title: 'What a seller account costs',
      intro:
        'No cut of your sales. We work as a user you can remove at any time; the brand registry, the pictures and the reviews stay yours.',
      ranges: [
        {
          name: 'First ten products',
          from: 1900,
          per: 'project',
          weeks: { from: 3, to: 3 },
          includes: 'Listings, seven pictures each and the sheet of Amazon’s fees',
        },
        {
          name: 'Care',
          from: 700,
          per: 'month',
          includes: 'Up to fifty products: stock, prices, account health, Seller Support',
        },
        {
          name: 'Suspended account',
          from: 450,
          per: 'project',
          weeks: { from: 1, to: 3 },
          includes: 'The cause, the plan of action and the letters, without a guarantee',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'Beside Amazon',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Flipkart', href: servicePath('flipkart') },
          description: 'The same stock, a different calendar.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about Amazon',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Setting up ten products costs $1,900, pictures included. Ongoing care is $700 a month for up to fifty products. We take no cut of your sales. Amazon’s own referral and fulfilment fees differ by category; we put them in the sheet before you list anything.',
        },
        {
          question: 'FBA or ship ourselves?',
          answer:
            'FBA for small, steady sellers, because the badge lifts sales. Your own shipping for large, slow or fragile goods. We calculate both for each product, storage fees included.',
        },
        {
          question: 'Somebody else is selling on our listing. What can we do?',
          answer:
            'If the goods are fake, we make a test purchase and file a Brand Registry report; most sellers are gone within ten days. If they are genuine, the leak is among your dealers, and we help you find it by batch number.',
        },
        {
          question: 'Our account is suspended. Can you help?',
          answer:
            'Often. We read the notice, find the cause and write the plan of action: what happened, what was done, what will prevent it. It costs $450 and usually takes five to twenty days, with no guarantee of the outcome.',
        },
      ],
      call: {
        title: 'Send a product link. We’ll work out its fees.',
        action: contact,
      },
    },
  ],
}
