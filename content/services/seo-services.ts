import type { Page } from '#blocks/contracts.ts'
import { contactPath, servicePath } from '#model/paths.ts'
import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'seo-services',
  title: 'SEO',
  line: 'Found for the questions your customers type, and kept there.',
  lambda: 520,
  family: 'Search',
  inquiryService: 'Digital Marketing',
  menuPosition: 5,
}

const audit = {
  label: 'Start your audit',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: Page = {
  id: 'services/seo-services',
  title: 'SEO: found for what customers type | Wavelength',
  description:
    'Technical SEO, content and links for companies that want leads from search. Audit in ten working days for $900, retainers from $1,200 a month.',
  blocks: [
    {
      type: 'page-head',
      label: 'SEO / 520 nm',
      title: 'Found for what your customers type',
      lead: 'We start with the words your buyers use on the phone, give each question one good page, and clear the technical faults that keep it out of sight.',
      lambda: service.lambda,
      art: 'spectrum',
      action: audit,
    },
    {
      type: 'figures',
      title: 'Five metrics, on one page, every month',
      figures: [
        { value: '+46%', label: 'leads from search after a year, middle of eleven retainers' },
        { value: '8-12', label: 'weeks until the first new pages reach the first ten results' },
        { value: '97%', label: 'of wanted pages indexed; we begin around 70' },
        { value: '1.9 s', label: 'largest content painted on phones, at the 75th percentile' },
        { value: '3-6', label: 'new linking sites a month, each one read by a person' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Twelve pieces of work',
      lead: 'An audit tells which of them you need. Few need all twelve.',
      layout: 'ledger',
      items: [
        {
          title: 'Audit',
          description:
            'A crawl with Screaming Frog, a look into the server log, and thirty findings sorted by effect and effort.',
        },
        {
          title: 'Keyword research',
          description:
            'Questions from sales calls, Search Console and Ahrefs, grouped by what the person wants to do.',
        },
        {
          title: 'Page map',
          description: 'One question, one page, one address. Rival pages of your own are merged.',
        },
        {
          title: 'Technical repair',
          description:
            'Indexing, canonicals, redirects, sitemaps, JavaScript that hides text. We fix it or brief your developers.',
        },
        {
          title: 'Speed',
          description: 'Core Web Vitals on real visits, template by template.',
        },
        {
          title: 'Content writing',
          description:
            'Two to eight pages a month, written after a call with somebody who does the work.',
        },
        {
          title: 'Rewriting',
          description:
            'Pages in places 5 to 15 get new titles, answers and tables. Often the quickest gain there is.',
        },
        {
          title: 'Local search',
          description: 'City and branch pages that say something true about each place.',
        },
        {
          title: 'Shop search',
          description:
            'Categories, filters and product data, with Merchant Center feeds that match the page.',
        },
        {
          title: 'Structured data',
          description:
            'Products, prices, reviews, events and articles marked up, and validated on every release.',
        },
        {
          title: 'Links',
          description: 'Data worth quoting, offered to editors by name. We buy none and swap none.',
        },
        {
          title: 'Moves',
          description:
            'Address lists, redirect tests and a six-week watch when you change platform.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'What people ask about search',
      questions: [
        {
          question: 'What does SEO cost?',
          answer:
            'The audit is $900 and takes ten working days. Retainers start at $1,200 a month for one country and one language; most clients are between $1,500 and $3,000. If the audit shows that you need four weeks of repair and no retainer, that is what we offer.',
        },
        {
          question: 'When will we see something?',
          answer:
            'Technical repairs show in two to six weeks, rewritten pages in four to eight, new pages in eight to twelve. In fields with old, strong rivals, such as insurance or property in Dubai, count on nine months.',
        },
        {
          question: 'Can you promise first place?',
          answer:
            'No. Nobody outside Google can. We promise the work, the dates and an honest monthly page, and you may stop after any month from the third on.',
        },
        {
          question: 'Do AI answers in search make this pointless?',
          answer:
            'Clicks on simple questions are falling; for some clients by a fifth. Prices, comparisons, stock and local searches still bring visits. We shift effort there and check monthly whether the answers quote you.',
        },
        {
          question: 'Can our own people do part of it?',
          answer:
            'Gladly. We have three clients who write everything themselves from our briefs; a brief costs $60. Two training sessions of ninety minutes are included in the first quarter.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Where we apply it',
      layout: 'columns',
      items: [
        { title: 'Company sites', description: 'Fifty pages that should bring enquiries.' },
        { title: 'Online shops', description: 'Up to 60,000 products so far.' },
        { title: 'Clinics and schools', description: 'Local, careful with claims.' },
        { title: 'Many branches', description: 'A page and a map pin for each.' },
        { title: 'Several countries', description: 'Languages, hreflang, local wording.' },
        {
          title: 'Arabic search',
          description: 'Researched in Arabic, never translated from English.',
        },
        { title: 'New domains', description: 'From zero, with a twelve-month plan.' },
        { title: 'Sites that fell', description: 'Diagnosis after an update or a move.' },
      ],
    },
    {
      type: 'contact-band',
      title: 'Send us your address and three searches you should be found for.',
      action: audit,
    },
  ],
}
