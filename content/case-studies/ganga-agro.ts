import type { Page } from '#blocks/schema.ts'
import { artefactsOf } from '#content/artefacts.ts'
import { creditsOf } from '#content/case-credits.ts'
import { cardOf } from '#content/cases.ts'
import { screenLoop } from '#content/loops.ts'
import { contactPath, paths, postPath, projectPath, servicePath } from '#model/paths.ts'

const slug = 'ganga-agro'

export const page: Page = {
  id: `projects/${slug}`,
  title: 'Ganga Agro: from spreadsheets to Odoo | Wavelength',
  description:
    'A seed and fertiliser distributor ran 212 dealers on spreadsheets. In five months, a twelve-day Odoo pilot became the system for the whole company.',
  card: cardOf(slug),
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects / Ganga Agro',
      title: 'From a twelve-day pilot to the whole company',
      intro:
        'Ganga Agro supplies seed and fertiliser to 212 dealers between Patna and the Nepal border. It used to do that with forty spreadsheets and the one man who understood them.',
      lambda: 590,
      art: 'trace',
      focus: 'middle',
    },
    {
      type: 'case-facts',
      title: 'In short',
      facts: [
        { label: 'Client', value: 'Ganga Agro, Patna' },
        { label: 'Took', value: 'Five months, after a pilot of twelve days' },
        {
          label: 'Services',
          value: [
            { label: 'ERP Services', href: servicePath('erp-services') },
            { label: 'ERP Solutions', href: servicePath('erp-solutions') },
          ],
        },
        {
          label: 'Diary of another pilot',
          value: [
            { label: 'The twelve-day ERP pilot', href: postPath('the-twelve-day-erp-pilot') },
          ],
        },
      ],
    },
    {
      type: 'before-after',
      title: 'Before and after',
      after: {
        picture: {
          src: '/pictures/projects/ganga-agro-after.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200, 1600],
          alt: 'The jute of a sack with stencilled letters, Ganga Agro, 18,420 bags in six godowns, and stacks of bags; on it hangs a tablet that lists five goods, two of them with a button to order',
        },
        caption:
          'Six warehouses on one screen, counted every night. It hangs where the register used to hang.',
      },
      before: {
        picture: {
          src: '/pictures/projects/ganga-agro-before.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200],
          alt: 'A spreadsheet with coloured cells and notes',
        },
        portrait: {
          src: '/pictures/projects/ganga-agro-before-portrait.webp',
          width: 1080,
          height: 810,
          alt: 'A spreadsheet with coloured cells and notes',
        },
        caption: 'One of forty spreadsheets. Yellow meant “ask Manoj”.',
      },
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The challenge',
          paragraphs: [
            'In June, every dealer wants urea on the same Tuesday. What was in which warehouse was in a spreadsheet, and the spreadsheet was right on the evening it was made.',
            'Closing a month took nine days, because every delivery was typed three times: at the gate, in sales and in the books. The three did not always agree. The man who understood the spreadsheets was called on his daughter’s wedding day, twice.',
            'The owner had paid for an ERP before. It was installed, demonstrated and never opened again.',
          ],
        },
        {
          title: 'The approach',
          paragraphs: [
            'So instead of a project we offered twelve days: one warehouse, four people, their real stock, and a yes or a no at the end. The paper system kept running alongside, so that nothing could break.',
            'The answer was yes, with nineteen conditions, and those became the plan. Stock first, then sales, then the books at the start of the new financial year and not one day before.',
            'Dealers had no app to install. They order on WhatsApp, or on one plain page in Hindi that lists the forty things they buy and shows what is in stock. Rakesh Mahto visited the first thirty himself, on a motorcycle, in July.',
            'Every night the system checks the stock of six warehouses. Where the figures differ by more than a bag, two people have a message waiting in the morning.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'screen-film',
      title: 'Six hundred bags, two clicks',
      caption:
        'The quantity comes from the stock, the rate from a list that two people have signed. What is left is to read the order and send it.',
      film: screenLoop(
        slug,
        'A purchase order over the stock screen: 600 bags of DAP from Verma Traders to Hajipur, ₹8,10,000, sent at 10:42',
      ),
    },
    artefactsOf(slug),
    {
      type: 'figures',
      layout: 'staggered',
      floods: true,
      title: 'Two seasons later',
      figures: [
        { value: '2 days', label: 'to close a month, down from nine' },
        { value: '168 of 212', label: 'dealers order for themselves' },
        { value: '365', label: 'stock checks a year, one every night' },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The results',
          paragraphs: [
            'Closing a month now takes two days, because a delivery is typed once. The people who used to type it three times now call dealers who are late with a payment, and the average delay is down from 41 days to 26.',
            'Of the 212 dealers, 168 order for themselves. The real test was the next season: on the Tuesday in June when everybody wants urea, no lorry was sent to an empty warehouse.',
            'And the man who understood the spreadsheets is now the one who changes the system. His second daughter got married in November. Nobody called.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'How it was built',
      intro: 'Five months, in the order the growing season allowed.',
      layout: 'ledger',
      items: [
        {
          title: 'The pilot',
          description:
            'Twelve working days in the Hajipur warehouse, for a fixed fee, with a written answer at the end.',
        },
        {
          title: 'Stock and purchasing',
          description:
            'Six warehouses, counted once by hand, and checked by the system every night since.',
        },
        {
          title: 'Sales and dealers',
          description:
            'Orders by WhatsApp or on a page in Hindi, with credit limits checked on the spot.',
        },
        {
          title: 'The books',
          description: 'Moved on 1 April. Deliveries are typed once, at the gate.',
        },
        {
          title: 'Handover',
          description:
            'Two of their own people now change the system themselves. They call us about twice a month.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions people ask about this project',
      questions: [
        {
          question: 'And the other 44 dealers?',
          answer:
            'They phone, as they always have, and a clerk enters the order. Some are over seventy. Some just like to talk. Nobody is made to change.',
        },
        {
          question: 'What went wrong?',
          answer:
            'The first price list went out with last season’s rates for two fertilisers, and we had to phone eleven dealers to correct their orders. Since then, two people sign off every price.',
        },
        {
          question: 'Is this the pilot from your blog?',
          answer:
            'No, that one was at a spice wholesaler, and smaller. The rules were the same: real stock, three tests on the wall, and a yes or a no on the second Saturday.',
        },
      ],
    },
    creditsOf(slug),
    {
      type: 'prev-next',
      title: 'Other case studies',
      all: { label: 'All case studies', href: paths.projects },
    },
    {
      type: 'contact-band',
      title: 'Try an ERP for twelve days on your own stock.',
      action: {
        label: 'Ask for a pilot',
        href: contactPath({ service: 'erp-services', from: projectPath(slug) }),
      },
    },
  ],
}
