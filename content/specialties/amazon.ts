import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/ecommerce-solutions.ts'
import { showcasePicture } from '#content/showcase.ts'
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
      label: 'Amazon / 476 nm',
      title: 'Win the buy box, keep the margin',
      lead: 'We run seller accounts on Amazon in India, the Emirates, Saudi Arabia and Canada: the listing, the stock, the price, and the letters to Seller Support.',
      lambda: 476,
      art: 'interference',
      action: contact,
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'ledger',
      items: [
        {
          title: 'Listings',
          description:
            'Title within the limit of the category, five bullet points that answer the questions in rivals’ reviews, search terms without repeats.',
        },
        {
          title: 'Seven pictures',
          description:
            'Main one on pure white, then size in a hand, use, parts, care, proof and box.',
        },
        {
          title: 'A+ content and Brand Registry',
          description:
            'Registered with your trademark; copies of your listing reported as they appear.',
        },
        {
          title: 'Stock and fulfilment',
          description:
            'FBA, Easy Ship or your own courier, calculated for each product, refilled by forecast.',
        },
        {
          title: 'Price rules',
          description:
            'Follows the featured offer down to your floor, and comes up again at night.',
        },
        {
          title: 'Account health',
          description:
            'Late shipments, defects and policy notes read daily and answered within 24 hours.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '90%+', label: 'of visits in which yours is the featured offer' },
        { value: '< 1%', label: 'order defects, the limit at which Amazon gets strict' },
        { value: '3 weeks', label: 'until the first ten products are live' },
      ],
    },
    {
      type: 'prose',
      picture: showcasePicture('amazon'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'On Amazon several sellers share one listing, and one of them holds the button that says “Add to cart”. Price, stock, delivery time and the account’s record decide who. Most of our work goes into those four, and the listing only then.',
            'We log in to your seller account as a user you can remove. The brand registry, the pictures and the reviews stay yours.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'questions',
      title: 'Asked about Amazon',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'The start with ten products is $1,900, pictures included. Care is $700 a month up to fifty products. We take no share of sales. Amazon’s own referral and fulfilment fees differ by category; we put them in the sheet before you list anything.',
        },
        {
          question: 'FBA or ship ourselves?',
          answer:
            'FBA for small, steady sellers, because the badge lifts sales. Your own shipping for large, slow or fragile goods. We calculate both for each product, storage fees included.',
        },
        {
          question: 'Somebody sells on our listing. What can we do?',
          answer:
            'If the goods are false, a test purchase and a Brand Registry report; most go within ten days. If they are real, the leak is among your dealers, and we help you find it by batch number.',
        },
        {
          question: 'Our account is suspended. Can you help?',
          answer:
            'We read the notice, find the cause and write the plan of action: what happened, what was done, what will prevent it. $450, usually five to twenty days, with no promise of the result.',
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
          link: { label: 'Flipkart', href: servicePath('flipkart') },
          description: 'The same stock, a different calendar.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Send one product link and we will name its fees, its rivals and its missing picture.',
      action: contact,
    },
  ],
}
