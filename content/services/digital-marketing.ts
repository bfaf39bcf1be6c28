import type { Page } from '#blocks/schema.ts'
import { loop } from '#content/loops.ts'
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
    'Search, paid ads and content run as one plan by one team, with the cost per lead reported every Monday. From $2,200 a month plus media spend.',
  blocks: [
    {
      type: 'landing-hero',
      label: 'Digital Marketing',
      title: ['One plan,', 'judged by', 'one number'],
      intro:
        'Search, ads and content from one team of four who see each other’s numbers. We agree on one number with you and report it every Monday, good week or bad.',
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
      testimonials: { collection: 'testimonial', pick: ['saltmarsh', 'teranga-foods'] },
    },
    {
      type: 'channel-section',
      anchor: 'about',
      layout: 'statement',
      title: 'About your team of four',
      intro: 'Four people, one spreadsheet, and no departments competing with each other.',
      paragraphs: [
        'Most marketing budgets are lost between specialists. Search waits for a page, the page waits for copy, and the ads keep paying for a keyword that stopped selling in March.',
        'So we put four people in one room and give them one number: what a good lead costs you. They stay on your account, you have their direct lines, and either side can walk away after ninety days.',
      ],
      points: [
        {
          title: 'An SEO specialist',
          description:
            'Reads your server logs before your rankings, and fixes what keeps pages out of the index.',
        },
        {
          title: 'A media buyer',
          description: 'Moves the budget on Thursdays. Has no target for how much of it to spend.',
        },
        {
          title: 'A writer',
          description:
            'Calls the person in your company who knows, then writes it up in plain words.',
        },
        {
          title: 'A designer',
          description: 'Designs the page, the ad and the email, so they look related.',
        },
      ],
    },
    {
      type: 'channel-section',
      anchor: 'services-seo',
      layout: 'slope',
      title: 'SEO',
      intro: 'Slow to start, but it lasts. Search brings you people who are already asking.',
      paragraphs: [
        'We collect the questions your sales team hears, match them against Search Console and Ahrefs, and write or fix one page for each.',
        'Technical work comes first where it blocks the rest: pages that are not indexed, three URLs for one product, a mobile page that takes nine seconds to load.',
      ],
      points: [
        {
          title: 'One page for each real question',
          description: 'A list of eighty to two hundred, ranked by what each is worth to you.',
        },
        {
          title: 'Ten fixes a month',
          description: 'Titles, speed, forms and internal links, with a note of what each changed.',
        },
        {
          title: 'Links people meant to give',
          description:
            'From suppliers, associations and newspapers that know you. None are bought.',
        },
      ],
      figure: {
        value: '8-12',
        label: 'weeks until the first pages move up; the chart is a year, week by week',
      },
      link: { label: 'More about SEO', href: servicePath('seo-services') },
    },
    {
      type: 'channel-section',
      anchor: 'services-ppc',
      layout: 'switch',
      title: 'PPC: on at once, off at once',
      intro:
        'Ads bring in leads while search is still growing, and show us within days which words sell.',
      paragraphs: [
        'Your sales team marks every lead as good or bad. We feed those marks back into the campaigns, so the bidding learns from customers rather than clicks.',
      ],
      points: [
        {
          title: 'Google Ads first',
          description:
            'Search and Shopping, bid by what a lead is worth. Search terms reviewed twice a week.',
        },
        {
          title: 'Then Meta',
          description: 'Four videos from one shoot every fortnight, each testing a single idea.',
        },
        {
          title: 'Remarketing, briefly',
          description: 'Fourteen days, three views, then we leave people alone.',
        },
        {
          title: 'A ceiling you set',
          description:
            'You decide the most a lead may cost. Above that, the campaign stops by itself.',
        },
      ],
      figure: { value: '48 h', label: 'from signed brief to first paid visit' },
      link: { label: 'More about performance media', href: servicePath('performance-media') },
    },
    {
      type: 'channel-section',
      anchor: 'services-content',
      layout: 'layers',
      title: 'Content adds up',
      intro: 'Four pieces a month that answer a real question, and go on answering it.',
      paragraphs: [
        'We write each piece after a call with the person in your company who knows, and publish it under their name.',
        'Each is used three times: as a page for search, an ad for past visitors and an email to your list.',
      ],
      points: [
        {
          title: 'A price guide',
          description: 'What it costs, what makes it cost more, and when not to buy it.',
        },
        {
          title: 'A comparison',
          description: 'You next to two others, fair enough that a competitor would sign it.',
        },
        {
          title: 'A worked example',
          description: 'One customer from start to finish, including the invoice and the mistake.',
        },
        {
          title: 'A short video',
          description: 'Forty seconds of the product in use, without music.',
        },
      ],
      figure: { value: '48', label: 'pieces working for you after the first year' },
      link: { label: 'More about email marketing', href: servicePath('email-marketing') },
    },
    {
      type: 'related-cases',
      anchor: 'case-studies',
      title: 'Two plans, with their figures',
      intro: 'Two clients who let us publish their numbers.',
      cases: { collection: 'case', pick: ['teranga-foods', 'baobab'] },
    },
    {
      type: 'deliverables',
      title: 'What you get each month',
      layout: 'compact',
      items: [
        {
          title: 'The Monday number',
          description:
            'One ten-line email: the number, last week and this, why it moved and what we are doing about it. Sent at nine, your time.',
        },
        {
          title: 'Four pieces of content',
          description: 'Researched, written, illustrated and published, each with one job to do.',
        },
        {
          title: 'Campaign care',
          description:
            'Search terms reviewed twice a week, new ad versions every fortnight, budget moved on Thursdays.',
        },
        {
          title: 'Ten fixes to the site',
          description:
            'Titles, speed, forms, internal links: the small things that make people give up.',
        },
        {
          title: 'An hour together',
          description:
            'Your sales lead and ours go through twenty leads, one by one. It is the most useful hour of the month.',
        },
      ],
    },
    {
      type: 'price-guide',
      title: 'What a plan costs a month',
      intro: 'Media spend is separate. You pay the networks directly and we take no commission.',
      ranges: [
        {
          name: 'Search or paid media alone',
          from: 1200,
          per: 'month',
          includes: 'One channel, one specialist, the Monday number',
        },
        {
          name: 'The joint plan',
          from: 2200,
          to: 6500,
          per: 'month',
          includes: 'All four people; the upper end is for three languages or more',
        },
        {
          name: 'Set-up',
          from: 1500,
          per: 'project',
          weeks: { from: 2, to: 3 },
          includes: 'Tracking, accounts, a first list of pages',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about digital marketing',
      questions: [
        {
          question: 'What do “5X your revenue” and “10x ROI” mean?',
          answer:
            'They are the targets we plan towards: five times the starting revenue from the channels we run, within twenty-four months; and ten dollars of revenue for each dollar of our fee in a mature account. New shops and long sales cycles take longer. Our proposal names your own target.',
        },
        {
          question: 'What does it cost?',
          answer:
            'The joint plan starts at $2,200 a month, excluding media spend. Search or paid media alone starts at $1,200. Set-up in the first month is $1,500: tracking, accounts and a first list of pages.',
        },
        {
          question: 'How much should we spend on ads?',
          answer:
            'Start with enough to buy thirty leads a month; below that, nobody can tell luck from skill. At $25 a lead, that is $750. We would rather raise it late than early.',
        },
        {
          question: 'How long is the contract?',
          answer:
            'Three months, then month by month with thirty days’ notice. Ad accounts, Analytics and all the copy are yours from day one.',
        },
        {
          question: 'Who will do the work?',
          answer:
            'An SEO specialist, a media buyer, a writer and a designer. Our proposal gives their names and direct numbers, and the same four stay on your account.',
        },
      ],
      call: {
        anchor: 'contact',
        title: 'Tell us your margin. We’ll plan from it.',
        action: contact,
      },
    },
  ],
}
