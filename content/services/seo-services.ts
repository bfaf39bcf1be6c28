import type { Page } from '#blocks/schema.ts'
import { numberedPictures, servicePictures } from '#content/service-pictures.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'seo-services',
  title: 'SEO',
  line: 'Get found for the questions your customers type, and stay there.',
  lambda: 520,
  family: 'Search',
  inquiryService: 'Digital Marketing',
  menuPosition: 5,
}

const audit = {
  label: 'Start your audit',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

const about = new URLSearchParams({
  service: service.title,
  from: servicePath(service.slug),
})

/** The one button with a former address of the form; it is redirected to /contact, query and all. */
const contact = { label: 'Contact Us', href: `/contactSection?${about}` }

export const page: Page = {
  id: 'services/seo-services',
  title: 'SEO: be found for what customers type | Wavelength',
  description:
    'Technical SEO, content and links for companies that want leads from search. Audit in ten working days for $900, retainers from $1,200 a month.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / SEO',
      title: 'Be found for what your customers type',
      intro:
        'We start with the words your buyers use on the phone, give each question one good page, and fix the technical errors that keep it out of sight.',
      lambda: service.lambda,
      art: 'spectrum',
      action: audit,
    },
    {
      type: 'deliverables',
      layout: 'key',
      ...numberedPictures['one-search'],
      title: 'Twelve pieces of work',
      intro: 'An audit shows which you need. Few sites need all twelve.',
      items: [
        {
          title: 'Audit',
          description:
            'A crawl with Screaming Frog, a look at the server log, and thirty findings ranked by impact and effort.',
        },
        {
          title: 'Keyword research',
          description:
            'Questions from sales calls, Search Console and Ahrefs, grouped by what people want to do.',
        },
        {
          title: 'Page map',
          description:
            'One question, one page, one URL. Pages that compete with each other are merged.',
        },
        {
          title: 'Technical fixes',
          description:
            'Indexing, canonicals, redirects, sitemaps, JavaScript that hides content. We fix it or brief your developers.',
        },
        {
          title: 'Speed',
          description: 'Core Web Vitals on real visits, template by template.',
        },
        {
          title: 'Content writing',
          description:
            'Two to eight pages a month, written after a call with someone who does the work.',
        },
        {
          title: 'Rewriting',
          description:
            'Pages ranking 5 to 15 get new titles, answers and tables. Often the quickest win there is.',
        },
        {
          title: 'Local search',
          description: 'City and branch pages that say something specific about each place.',
        },
        {
          title: 'E-commerce SEO',
          description:
            'Categories, filters and product data, with Merchant Center feeds that match the page.',
        },
        {
          title: 'Structured data',
          description:
            'Products, prices, reviews, events and articles marked up and validated with every release.',
        },
        {
          title: 'Links',
          description:
            'Data worth quoting, pitched to editors by name. We never buy or swap links.',
        },
        {
          title: 'Migrations',
          description:
            'URL lists, redirect tests and six weeks of monitoring when you change platform.',
        },
      ],
    },
    {
      type: 'metric-tiles',
      title: 'Five metrics, on one page, every month',
      intro:
        'The charts show a Sharjah tile shop’s first year. Yours will look different, and you will see it too.',
      metrics: [
        {
          name: 'Leads from search',
          value: '+46%',
          description:
            'after a year, the median of eleven retainers. If we could keep only one, this is it.',
          trend: [20, 19, 21, 20, 22, 23, 22, 25, 26, 26, 28, 29],
        },
        {
          name: 'Weeks to page one',
          value: '8-12',
          description: 'until the first new pages reach the top ten results.',
          trend: [60, 58, 44, 31, 22, 14, 12, 9, 9, 8, 7, 7],
        },
        {
          name: 'Pages indexed',
          value: '97%',
          description: 'of the pages you want found; most sites start around 70.',
          trend: [70, 71, 78, 84, 90, 93, 95, 95, 96, 97, 97, 97],
        },
        {
          name: 'Page load (LCP)',
          value: '1.9 s',
          description: 'on phones, at the 75th percentile of real visits.',
          trend: [4.4, 4.3, 3.1, 2.8, 2.4, 2.4, 2.2, 2.1, 2, 2, 1.9, 1.9],
        },
        {
          name: 'New linking sites',
          value: '3-6',
          description: 'a month, each one checked by a person before we count it.',
          trend: [1, 2, 4, 3, 5, 4, 6, 3, 5, 4, 6, 5],
        },
      ],
    },
    servicePictures['one-question-one-page'],
    {
      type: 'related-cases',
      title: 'A migration Google barely noticed',
      intro: '4,200 products, every URL on a list, six weeks of monitoring afterwards.',
      cases: { collection: 'case', pick: ['saltmarsh-outfitters'] },
    },
    {
      type: 'deliverables',
      layout: 'spectrum',
      title: 'Eight services, by type of site',
      intro: 'The twelve pieces stay the same. What changes is which come first.',
      lambdas: { from: 480, to: 550 },
      action: contact,
      items: [
        { title: 'Company sites', description: 'Fifty pages that should bring in enquiries.' },
        { title: 'Online shops', description: 'Up to 60,000 products so far.' },
        { title: 'Clinics and schools', description: 'Local, and careful with claims.' },
        { title: 'Many branches', description: 'A page and a map pin for each.' },
        { title: 'Several countries', description: 'Languages, hreflang, local wording.' },
        {
          title: 'Arabic search',
          description: 'Researched in Arabic, never translated from English.',
        },
        { title: 'New domains', description: 'From zero, with a twelve-month plan.' },
        { title: 'Sites that dropped', description: 'Diagnosis after an update or a migration.' },
      ],
    },
    {
      type: 'price-guide',
      title: 'What SEO costs',
      intro: 'A guide for one country and one language. The quote follows the audit.',
      ranges: [
        {
          name: 'Audit',
          from: 900,
          to: 900,
          per: 'project',
          weeks: { from: 2 },
          includes: 'A crawl, the server log and thirty findings ranked by impact and effort.',
        },
        {
          name: 'Technical fixes',
          from: 2500,
          to: 6000,
          per: 'project',
          weeks: { from: 3, to: 5 },
          includes: 'The audit’s technical findings, fixed by us or with your developers.',
        },
        {
          name: 'Retainer',
          from: 1200,
          to: 3000,
          per: 'month',
          includes:
            'Two to eight pages a month, rewriting, links and the five-metric report. Cancel after any month from the third.',
        },
        {
          name: 'Move to a new platform',
          from: 3500,
          to: 9000,
          per: 'project',
          weeks: { from: 8, to: 11 },
          includes: 'The URL list, redirect tests and six weeks of monitoring.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about SEO',
      questions: [
        {
          question: 'What does SEO cost?',
          answer:
            'The audit is $900 and takes ten working days. Retainers start at $1,200 a month for one country and one language; most clients are between $1,500 and $3,000. If the audit shows you need four weeks of fixes and no retainer, that is what we quote.',
        },
        {
          question: 'When will we see results?',
          answer:
            'Technical fixes show in two to six weeks, rewritten pages in four to eight, new pages in eight to twelve. Against established competitors, as in insurance or Dubai property, allow nine months.',
        },
        {
          question: 'Can you promise first place?',
          answer:
            'No. Nobody outside Google can. We promise the work, the dates and an honest monthly report, and you can cancel after any month from the third.',
        },
        {
          question: 'Do AI answers in search make this pointless?',
          answer:
            'Clicks on simple questions are falling, for some clients by a fifth. Prices, comparisons, stock and local searches still bring visits. We shift effort there, and check monthly whether AI answers quote you.',
        },
        {
          question: 'Can our own people do part of it?',
          answer:
            'Yes, gladly. Three of our clients write everything themselves from our briefs, at $60 each. Two training sessions of ninety minutes are included in the first quarter.',
        },
      ],
      call: {
        title: 'Send three searches. We’ll check your rank.',
        action: audit,
      },
    },
  ],
}
