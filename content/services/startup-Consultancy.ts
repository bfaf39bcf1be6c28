import type { Page } from '#blocks/schema.ts'
import { casesById } from '#content/projects.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'startup-Consultancy',
  title: 'Startup Consultancy',
  line: 'From idea to first ten customers, with the sums done before the code.',
  lambda: 440,
  family: 'Design',
  inquiryService: 'Consulting',
  menuPosition: null,
}

const book = {
  label: 'Book a Free Consultation',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: Page = {
  id: 'services/startup-Consultancy',
  title: 'Startup Consultancy: to ten paying customers | Wavelength',
  description:
    'From idea to the first ten paying customers in six weeks of interviews, sums and a small test, before any code. First hour free, then $4,800.',
  blocks: [
    {
      type: 'page-head',
      label: 'Startup Consultancy / 440 nm',
      title: 'Ten paying customers before ten features',
      lead: 'We have built for eleven founders and talked four others out of it. Six weeks with us end in a yes with a plan, or a no that saved you a year.',
      lambda: service.lambda,
      art: 'spectrum',
      action: book,
    },
    {
      type: 'process',
      title: 'Five steps in six weeks',
      lead: 'You keep your job meanwhile: it takes about two days of yours in each.',
      layout: 'weeks',
      steps: [
        {
          title: 'Discovery',
          duration: 'Week 1',
          weeks: { from: 1, count: 1 },
          description:
            'Fifteen conversations with people who have the problem. You ask, we sit beside you and take notes.',
        },
        {
          title: 'Analysis',
          duration: 'Week 2',
          weeks: { from: 2, count: 1 },
          description:
            'What they do today, what it costs them, who else offers what. One sheet with sources.',
        },
        {
          title: 'Strategy',
          duration: 'Week 3',
          weeks: { from: 3, count: 1 },
          description:
            'One group, one promise, one price, and the sums: what a customer costs and what stays.',
        },
        {
          title: 'Execution',
          duration: 'Weeks 4 and 5',
          weeks: { from: 4, count: 2 },
          description:
            'A page, a form, a service done by hand. Real people are asked for real money.',
        },
        {
          title: 'Review & Iterate',
          duration: 'Week 6',
          weeks: { from: 6, count: 1 },
          description:
            'We compare with what you predicted in week 3, and decide: go on, turn, or stop.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Six things founders bring us',
      lead: 'Each can be had alone, by the day.',
      layout: 'patchwork',
      items: [
        { title: 'Idea check', description: 'Three days, five interviews, one honest page. $900.' },
        {
          title: 'Business model',
          description: 'A spreadsheet of twelve rows that you can defend.',
        },
        {
          title: 'First product plan',
          description: 'What to build, what to do by hand, what to leave.',
        },
        {
          title: 'Pitch deck',
          description: 'Ten slides, with the figure investors ask for on the second.',
        },
        {
          title: 'Brand and name',
          description: 'A name that is free in your class and country, and a simple mark.',
        },
        {
          title: 'Technical partner',
          description: 'Two days a month of an engineer, until you hire your own.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Three reasons to choose us',
      layout: 'columns',
      items: [
        {
          title: 'We build, too',
          description:
            'The plan is written by people who will have to keep its dates, so the estimates in it are ones we would sign.',
        },
        {
          title: 'We say no',
          description:
            'Four founders of fifteen have heard it from us. Two came back with a better idea.',
        },
        {
          title: 'We know four markets',
          description:
            'Bihar, the Emirates, Saudi Arabia and Ontario differ in payment, trust and paperwork. We have an office chair in each.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'What it takes',
      figures: [
        { value: '6', label: 'weeks, about two days of your own time in each' },
        { value: '15', label: 'interviews, all of them with strangers' },
        { value: '$4,800', label: 'for the programme; the first hour is free' },
      ],
    },
    {
      type: 'price-guide',
      title: 'What it costs to find out',
      lead: 'We are paid in money and never in shares, so advice to stop costs us nothing.',
      ranges: [
        {
          name: 'Idea check',
          from: 900,
          to: 900,
          currency: 'USD',
          weeks: { from: 1 },
          includes: 'Three days, five interviews, one honest page.',
        },
        {
          name: 'The programme',
          from: 4800,
          to: 4800,
          currency: 'USD',
          weeks: { from: 6 },
          includes: 'All five steps, with you in the room.',
        },
        {
          name: 'A first web product, afterwards',
          from: 9000,
          to: 20000,
          currency: 'USD',
          weeks: { from: 6, to: 12 },
          includes: 'Only what week 5 has shown that people pay for.',
        },
      ],
    },
    {
      type: 'related-cases',
      title: 'A small test that became a whole house',
      cases: casesById('ganga-agro'),
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'Sums to do before the code',
      category: 'AI Strategy',
    },
    {
      type: 'questions',
      title: 'Asked in the free hour',
      questions: [
        {
          question: 'What happens in the free consultation?',
          answer:
            'An hour by video with the founder of Wavelength and one engineer. You tell the idea in five minutes, we ask for the rest. You get our notes the next day, and no sales call afterwards unless you ask for one.',
        },
        {
          question: 'Do you take equity?',
          answer:
            'No. We are paid in money, so that our advice to stop costs us nothing. For companies that have already earned something we can spread the fee over six months.',
        },
        {
          question: 'Will you sign an NDA?',
          answer:
            'Yes, on request, before the first call. Ours is one page. Interviews with customers work without giving the idea away.',
        },
        {
          question: 'And what would the product cost afterwards?',
          answer:
            'A first web product usually $9,000 to $20,000, an app from $18,000. About a third of founders find in week 5 that a form, a spreadsheet and WhatsApp will carry them through the first half-year.',
        },
        {
          question: 'Can you help us register or raise money?',
          answer:
            'We prepare the deck, the model and the data room, and introduce you to an accountant in Patna, Dubai or Toronto. Legal work and fundraising itself belong to people with a licence.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Bring the idea in five sentences; the first hour is on us.',
      action: book,
    },
  ],
}
