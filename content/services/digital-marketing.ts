import type { Page } from '#blocks/schema.ts'
import { loop } from '#content/loops.ts'
import { casesById } from '#content/projects.ts'
import { testimonials } from '#content/testimonials.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

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
      type: 'landing-hero',
      label: 'Digital Marketing',
      title: ['One plan,', 'judged by', 'one number'],
      lead: 'Search, ads and content by the same four people, who read each other’s figures. We agree on one number with you and report it every Monday, good week or bad.',
      lambda: service.lambda,
      video: loop('digital-marketing-hero'),
      action: contact,
      links: [
        { label: 'ABOUT', anchor: 'about' },
        { label: 'SERVICES', anchor: 'services-seo' },
        { label: 'CASE STUDIES', anchor: 'case-studies' },
        { label: 'CONTACT', anchor: 'contact' },
      ],
      claims: [
        { value: '5X', label: 'your revenue' },
        { value: '10x', label: 'ROI' },
      ],
      testimonialsTitle: 'Two who looked at the figures',
      testimonials: testimonials.filter(({ id }) => id !== 'dar-al-noor'),
    },
    {
      type: 'channel-section',
      anchor: 'about',
      layout: 'statement',
      title: 'About the four at your table',
      lead: 'Four people, one spreadsheet, no department that has to win against the other.',
      paragraphs: [
        'Most marketing budgets are lost between specialists. Search waits for a page, the page waits for a text, and the ads go on paying for a word that stopped selling in March.',
        'So we seat the four together and give them one number: what a good lead costs you. They stay on your account, you get their direct lines, and either side may stop after ninety days.',
      ],
      points: [
        {
          title: 'A search person',
          description:
            'Reads your server logs before your rankings, and mends what keeps pages out.',
        },
        {
          title: 'A media buyer',
          description: 'Moves the budget on Thursdays. Has no target for how much of it is spent.',
        },
        {
          title: 'A writer',
          description:
            'Telephones the person in your house who knows, then writes it down plainly.',
        },
        {
          title: 'A designer',
          description:
            'Draws the page, the advertisement and the letter, so that they look related.',
        },
      ],
    },
    {
      type: 'channel-section',
      anchor: 'services-seo',
      layout: 'slope',
      title: 'SEO',
      lead: 'Slow to start, and it stays. Search brings the people who are already asking.',
      paragraphs: [
        'We collect the questions that your sales team hears, match them with what Search Console and Ahrefs show, and write or mend one page for each.',
        'Technical work comes first where it blocks the rest: pages that are not indexed, three addresses for one product, a phone version that takes nine seconds.',
      ],
      points: [
        {
          title: 'One page for each real question',
          description: 'A list of eighty to two hundred, ranked by what an answer is worth to you.',
        },
        {
          title: 'Ten repairs a month',
          description: 'Titles, speed, forms and internal links, with a note of what each changed.',
        },
        {
          title: 'Links that somebody meant',
          description: 'From suppliers, clubs and papers that know you. None are bought.',
        },
      ],
      figure: { value: '8-12', label: 'weeks until the first pages move; a year, week by week' },
      link: { label: 'More about SEO', href: servicePath('seo-services') },
    },
    {
      type: 'channel-section',
      anchor: 'services-ppc',
      layout: 'switch',
      title: 'PPC: on at once, off at once',
      lead: 'Ads fill the weeks in which search is still growing, and they tell us within days which words sell.',
      paragraphs: [
        'Every campaign is tied to a lead that your sales team has marked as good or bad. We import those marks back, so the bidding learns from customers and not from clicks.',
      ],
      points: [
        {
          title: 'Google Ads first',
          description:
            'Search and Shopping, by what a lead is worth. Search terms read twice a week.',
        },
        {
          title: 'Then Meta',
          description: 'Four films from one shoot every fortnight, each testing a single idea.',
        },
        {
          title: 'Remarketing, briefly',
          description: 'Fourteen days, three views, then we leave people alone.',
        },
        {
          title: 'A floor and a ceiling',
          description: 'You set the most a lead may cost. Above it the campaign stops by itself.',
        },
      ],
      figure: { value: '48 h', label: 'from signed brief to the first paid visit' },
      link: { label: 'More about performance media', href: servicePath('performance-media') },
    },
    {
      type: 'channel-section',
      anchor: 'services-content',
      layout: 'layers',
      title: 'Content adds up',
      lead: 'Four pieces a month that answer something. Each begins later than the last, and none of them ends.',
      paragraphs: [
        'Each piece is written after a call with the person in your house who knows, and carries that person’s name.',
        'Each is used three times: as a page for search, as an ad for people who have visited, and as a letter to your list.',
      ],
      points: [
        {
          title: 'A price guide',
          description: 'What it costs, what makes it cost more, and when not to buy it.',
        },
        {
          title: 'A comparison',
          description: 'You beside two others, fair enough that a rival could sign it.',
        },
        {
          title: 'A worked example',
          description: 'One customer, start to end, with the invoice and the mistake.',
        },
        {
          title: 'A short film',
          description: 'Forty seconds of the thing in use, without music.',
        },
      ],
      figure: { value: '48', label: 'pieces at work for you after the first year' },
      link: { label: 'More about email marketing', href: servicePath('email-marketing') },
    },
    {
      type: 'related-cases',
      anchor: 'case-studies',
      title: 'Case studies',
      lead: 'Two clients who let us print their figures.',
      cases: casesById('saltmarsh-outfitters', 'ganga-agro'),
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
      type: 'price-guide',
      title: 'What it costs a month',
      lead: 'Media spend is separate, paid by you to the networks, without a commission for us.',
      ranges: [
        {
          name: 'Search or paid media alone',
          from: 1200,
          currency: 'USD',
          per: 'month',
          includes: 'One channel, one specialist, the Monday figure',
        },
        {
          name: 'The joint plan',
          from: 2200,
          to: 6500,
          currency: 'USD',
          per: 'month',
          includes: 'All four people; the upper end is for three languages or more',
        },
        {
          name: 'Set-up',
          from: 1500,
          currency: 'USD',
          per: 'project',
          weeks: { from: 2, to: 3 },
          includes: 'Tracking, accounts, a first list of pages',
        },
      ],
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
      type: 'posts',
      layout: 'list',
      title: 'Read before you spend',
      category: 'Analytics',
    },
    {
      type: 'contact-band',
      anchor: 'contact',
      title: 'Tell us what a new customer is worth, and the plan starts from that figure.',
      action: contact,
    },
  ],
}
