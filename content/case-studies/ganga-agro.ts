import type { Page } from '#blocks/schema.ts'
import { artefactsOf } from '#content/artefacts.ts'
import { creditsOf } from '#content/case-credits.ts'
import { prevNextOf } from '#content/cases.ts'
import { contactPath, postPath, projectPath, servicePath } from '#model/paths.ts'

const slug = 'ganga-agro'

export const page: Page = {
  id: `projects/${slug}`,
  title: 'Ganga Agro: from spreadsheets to Odoo | Wavelength',
  description:
    'A seed and fertiliser distributor ran 212 dealers on spreadsheets. A pilot of twelve days with Odoo became the system of the whole house, in five months.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects / Ganga Agro',
      title: 'Twelve days, then the whole house',
      lead: 'Ganga Agro brings seed and fertiliser to 212 dealers between Patna and the Nepal border. It did so with forty spreadsheets and one man who understood them.',
      lambda: 590,
      art: 'trace',
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
          width: 1200,
          height: 900,
          alt: 'A stock dashboard: days of stock left, a curve of the season, orders by dealer',
        },
        caption: 'Six warehouses on one screen, counted every night.',
      },
      before: {
        picture: {
          src: '/pictures/projects/ganga-agro-before.webp',
          width: 1200,
          height: 900,
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
            'In June every dealer wants urea on the same Tuesday. What was in which warehouse stood in a spreadsheet that was right on the evening it was made.',
            'Closing a month took nine days, because three people typed each delivery: at the gate, in sales, and in the books. The three did not always agree. The man who understood the sheets was called on his daughter’s wedding day, twice.',
            'The owner had paid for an ERP before. It had been installed, shown and never opened again.',
          ],
        },
        {
          title: 'The approach',
          paragraphs: [
            'So we offered twelve days in place of a project: one warehouse, four people, their real goods, and at the end a yes or a no. The paper stayed beside it, so that nothing could break.',
            'The answer was yes, with a list of nineteen conditions. They became the plan. Stock first, then sales, then the books at the turn of the financial year, and not one day before.',
            'Dealers got no app to install. They order on WhatsApp or on one plain page in Hindi with the forty things they buy, and see what is in stock before they ask. Rakesh Mahto visited the first thirty himself, on a motorcycle, in July.',
            'Every night the system counts the stock of six warehouses and compares. Where figures differ by more than a bag, two people find a message in the morning.',
          ],
        },
      ],
      links: [],
    },
    artefactsOf(slug),
    {
      type: 'figures',
      floods: true,
      title: 'Two seasons later',
      figures: [
        { value: '2 days', label: 'to close a month. It was nine' },
        { value: '168 of 212', label: 'dealers order by themselves' },
        { value: '365', label: 'stock counts a year, one every night' },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The results',
          paragraphs: [
            'The month is closed in two days, because a delivery is typed once. The three people who typed it three times now ring dealers who are late with a payment, and the average delay has come down from 41 days to 26.',
            'Of 212 dealers, 168 order by themselves. The first season in which nobody had to guess was the one that counted: on the Tuesday in June when everybody wants urea, no lorry drove to a warehouse that was empty.',
            'And the man who understood the spreadsheets has become the one who changes the system. His second daughter married in November. Nobody called.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'How it was built',
      lead: 'Five months, in an order that the season allowed.',
      layout: 'ledger',
      items: [
        {
          title: 'The pilot',
          description:
            'Twelve working days in the Hajipur warehouse, with a fixed fee and a written answer.',
        },
        {
          title: 'Stock and purchase',
          description: 'Six warehouses, counted by hand once, and by the system every night since.',
        },
        {
          title: 'Sales and dealers',
          description:
            'Orders by WhatsApp and by a page in Hindi, with credit limits checked at once.',
        },
        {
          title: 'The books',
          description: 'Moved on 1 April. Deliveries are typed once, at the gate.',
        },
        {
          title: 'Handover',
          description:
            'Two of their own people now change the system. We are called about twice a month.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Fair questions',
      questions: [
        {
          question: 'And the other 44 dealers?',
          answer:
            'They telephone, as they always have, and a clerk enters the order. Some are past seventy. Some just like to talk. Nobody is made to change.',
        },
        {
          question: 'What went wrong?',
          answer:
            'The first price list went out with last season’s rates for two fertilisers. Eleven orders had to be called back. Since then a price needs two people.',
        },
        {
          question: 'Is this the pilot from your blog?',
          answer:
            'That one was at a spice wholesaler, and smaller. The rules were the same: real goods, three tests on the wall, and a yes or a no on the second Saturday.',
        },
      ],
    },
    creditsOf(slug),
    prevNextOf(projectPath(slug)),
    {
      type: 'contact-band',
      title: 'What would twelve days show you?',
      action: {
        label: 'Ask for a pilot',
        href: contactPath({ service: 'erp-services', from: projectPath(slug) }),
      },
    },
  ],
}
