import type { Page } from '#blocks/schema.ts'
import { servicePictures } from '#content/service-pictures.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'startup-Consultancy',
  title: 'Startup Consultancy',
  line: 'From idea to first ten customers, with the maths done before the code.',
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
    'From idea to the first ten paying customers in six weeks of interviews, numbers and a small test, before any code. First hour free, then $4,800.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Startup Consultancy',
      title: 'Ten paying customers before ten features',
      intro:
        'We have built for eleven founders and talked four others out of it. Six weeks with us end in a yes with a plan, or a no that saves you a year.',
      lambda: service.lambda,
      art: 'spectrum',
      scene: 'tally',
      action: book,
    },
    {
      type: 'deliverables',
      title: 'Six things founders bring us',
      intro: 'Each is available on its own, by the day.',
      layout: 'patchwork',
      items: [
        { title: 'Idea check', description: 'Three days, five interviews, one honest page. $900.' },
        {
          title: 'Business model',
          description: 'A twelve-row spreadsheet you can defend.',
        },
        {
          title: 'First product plan',
          description: 'What to build, what to do by hand, what to leave out.',
        },
        {
          title: 'Pitch deck',
          description: 'Ten slides, with the number investors ask for on the second.',
        },
        {
          title: 'Brand and name',
          description: 'A name you can register in your class and country, and a simple logo.',
        },
        {
          title: 'Technical partner',
          description: 'An engineer for two days a month, until you hire your own.',
        },
      ],
    },
    {
      type: 'process',
      title: 'Five steps in six weeks',
      intro: 'You can keep your job: it takes about two days of your time a week.',
      layout: 'weeks',
      steps: [
        {
          title: 'Discovery',
          duration: 'Week 1',
          weeks: { from: 1, count: 1 },
          description:
            'Fifteen conversations with people who have the problem. You ask; we sit beside you and take notes.',
        },
        {
          title: 'Analysis',
          duration: 'Week 2',
          weeks: { from: 2, count: 1 },
          description:
            'What they do today, what it costs them and who else offers what, on one sheet with sources.',
        },
        {
          title: 'Strategy',
          duration: 'Week 3',
          weeks: { from: 3, count: 1 },
          description:
            'One audience, one promise, one price, and the maths: what a customer costs and what is left.',
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
            'We compare the results with your predictions from week 3 and decide: carry on, pivot or stop.',
        },
      ],
    },
    servicePictures['fifteen-conversations'],
    {
      type: 'deliverables',
      title: 'Three reasons to choose us',
      layout: 'run',
      items: [
        {
          title: 'We build too',
          description:
            'The people who write the plan have to keep its dates, so its estimates are ones we would sign.',
        },
        {
          title: 'We say no',
          description:
            'Four founders in fifteen have heard it from us. Two came back with a better idea.',
        },
        {
          title: 'We know four markets',
          description:
            'Bihar, the Emirates, Saudi Arabia and Ontario differ in payments, trust and paperwork. We have an office in each.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'What it takes',
      intro: 'Six weeks, and you know whether strangers will pay.',
      layout: 'row',
      figures: [
        { value: '6', label: 'weeks, with about two days of your time in each' },
        { value: '15', label: 'interviews, all of them with strangers' },
        { value: '$4,800', label: 'for the programme; the first hour is free' },
      ],
    },
    {
      type: 'related-cases',
      title: 'A small test that grew',
      cases: { collection: 'case', pick: ['ganga-agro'] },
    },
    {
      type: 'price-guide',
      title: 'What it costs to find out',
      intro: 'We are paid in money, never in shares, so telling you to stop costs us nothing.',
      ranges: [
        {
          name: 'Idea check',
          from: 900,
          to: 900,
          weeks: { from: 1 },
          includes: 'Three days, five interviews, one honest page.',
        },
        {
          name: 'The programme',
          from: 4800,
          to: 4800,
          weeks: { from: 6 },
          includes: 'All five steps, with you in the room.',
        },
        {
          name: 'A first web product, afterwards',
          from: 9000,
          to: 20000,
          weeks: { from: 6, to: 12 },
          includes: 'Only what week 5 has shown people will pay for.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'From the blog',
      category: 'AI Strategy',
      count: 1,
    },
    {
      type: 'questions',
      title: 'Questions founders ask',
      questions: [
        {
          question: 'What happens in the free consultation?',
          answer:
            'An hour by video with the founder of Wavelength and one engineer. You explain the idea in five minutes; the rest is our questions. You get our notes the next day, and no sales call unless you ask for one.',
        },
        {
          question: 'Do you take equity?',
          answer:
            'No. We are paid in money, so telling you to stop costs us nothing. If you already have revenue, we can spread the fee over six months.',
        },
        {
          question: 'Will you sign an NDA?',
          answer:
            'Yes, on request, before the first call. Ours is one page. Customer interviews work without giving the idea away.',
        },
        {
          question: 'What would the product cost afterwards?',
          answer:
            'A first web product usually costs $9,000 to $20,000, an app from $18,000. About a third of founders find in week 5 that a form, a spreadsheet and WhatsApp will carry them through the first six months.',
        },
        {
          question: 'Can you help us register or raise money?',
          answer:
            'We prepare the deck, the model and the data room, and introduce you to an accountant in Patna, Dubai or Toronto. Legal work and the fundraising itself need people with a licence.',
        },
      ],
      call: {
        title: 'Bring an idea. The first hour is on us.',
        action: book,
      },
    },
  ],
}
