import type { Page } from '#blocks/contracts.ts'
import { loop } from '#content/loops.ts'
import { testimonials } from '#content/testimonials.ts'
import { contactPath, servicePath } from '#model/paths.ts'
import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'digital-marketing',
  title: 'Digital Marketing',
  line: 'One plan for search, ads and content, with one number to judge it by.',
  lambda: 580,
  family: 'Performance',
  inquiryService: 'Digital Marketing',
  menuPosition: 3,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: Page = {
  id: 'services/digital-marketing',
  title: 'Digital Marketing: one plan, one number | Wavelength',
  description:
    'Search, paid ads and content run as one plan by one team, with the cost of a lead reported every Monday. From $2,200 a month without media spend.',
  blocks: [
    {
      type: 'page-head',
      label: 'Digital Marketing / 580 nm',
      title: 'One plan, judged by one number',
      lead: 'Search, ads and content by the same four people, who read each other’s figures. We agree on one number with you and report it every Monday, good week or bad.',
      lambda: service.lambda,
      art: 'spectrum',
      video: loop('digital-marketing-hero'),
      action: contact,
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'SEO',
          paragraphs: [
            'Search brings the people who are already asking. We collect the questions your sales team hears, match them with what Search Console and Ahrefs show, and write or mend one page for each. The first pages move after eight to twelve weeks.',
            'Technical work comes first where it blocks the rest: pages that are not indexed, three addresses for one product, a phone version that takes nine seconds.',
          ],
        },
        {
          title: 'PPC',
          paragraphs: [
            'Ads fill the weeks in which search is still growing, and they tell us within days which words sell. Google Ads and Meta first; others when those two are used up.',
            'Every campaign is tied to a lead that your sales team has marked as good or bad. We import those marks back, so the bidding learns from customers.',
          ],
        },
        {
          title: 'Content',
          paragraphs: [
            'Four pieces a month that answer something: a price guide, a comparison, a worked example, a short film of the thing in use. Each is written after a call with the person in your house who knows.',
            'Each piece is used three times: as a page for search, as an ad for people who have visited, and as a letter to your list.',
          ],
        },
      ],
      links: [
        { label: 'SEO', href: servicePath('seo-services') },
        { label: 'Performance Media', href: servicePath('performance-media') },
        { label: 'Email Marketing', href: servicePath('email-marketing') },
      ],
    },
    {
      type: 'figures',
      title: 'What we aim at together',
      figures: [
        { value: '5X', label: 'your revenue' },
        { value: '10x', label: 'ROI' },
        { value: '90', label: 'days after which we both look and either may stop' },
      ],
    },
    {
      type: 'deliverables',
      title: 'What a month consists of',
      layout: 'ledger',
      items: [
        {
          title: 'Monday figure',
          description:
            'One e-mail of ten lines: the number, last week, this week, why it moved, what we do now. Sent at nine, your time.',
        },
        {
          title: 'Four pieces of content',
          description: 'Researched, written, illustrated and published, each with one task to do.',
        },
        {
          title: 'Campaign care',
          description:
            'Search terms read twice a week, new ad versions every fortnight, budget moved on Thursdays.',
        },
        {
          title: 'Ten repairs on the site',
          description:
            'Titles, speed, forms, internal links: the small things that stop people on the way.',
        },
        {
          title: 'An hour together',
          description:
            'Your sales lead and ours go through twenty leads one by one. It is the most useful hour of the month.',
        },
      ],
    },
    {
      type: 'testimonials',
      title: 'Two who looked at the figures',
      testimonials: testimonials.filter(({ id }) => id !== 'dar-al-noor'),
    },
    {
      type: 'questions',
      title: 'Asked by people who have paid an agency before',
      questions: [
        {
          question: 'What do “5X your revenue” and “10x ROI” mean?',
          answer:
            'They are the targets we plan towards: revenue from the channels we run, five times what it was at the start, over twenty-four months; and ten dollars of revenue for each dollar of our fee in a mature account. New shops and long sales cycles take longer. The offer names your own target.',
        },
        {
          question: 'What does it cost?',
          answer:
            'The joint plan starts at $2,200 a month, media spend not included. Search or paid media alone begins at $1,200. Set-up in the first month is $1,500: tracking, accounts, a first list of pages.',
        },
        {
          question: 'How much should we spend on ads?',
          answer:
            'Start with what buys thirty leads a month, because below that nobody can tell luck from skill. At a lead price of $25 that is $750. We would rather raise it late than early.',
        },
        {
          question: 'How long is the contract?',
          answer:
            'Three months, then month by month with thirty days’ notice. Ad accounts, Analytics and all texts are in your name from the first day.',
        },
        {
          question: 'Who will do the work?',
          answer:
            'A search person, a media buyer, a writer and a designer. You get their names and direct numbers in the offer, and the same four stay on your account.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Tell us what a new customer is worth, and the plan starts from that figure.',
      action: contact,
    },
  ],
}
