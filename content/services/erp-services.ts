import type { Page } from '#blocks/schema.ts'
import { casesById } from '#content/projects.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'erp-services',
  title: 'ERP Services',
  line: 'Odoo, Salesforce or Zoho, set up around how your people already work.',
  lambda: 490,
  family: 'Build',
  inquiryService: 'Consulting',
  menuPosition: 11,
}

const start = {
  label: 'Get Started',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: Page = {
  id: 'services/erp-services',
  title: 'ERP Services: Odoo, Salesforce, Zoho | Wavelength',
  description:
    'Stock, orders, books and people in one system, proved in a twelve-day pilot on your own goods for $9,000 before you decide on the rest.',
  blocks: [
    {
      type: 'page-head',
      label: 'ERP Services / 490 nm',
      title: 'Stock on screen equals stock on floor',
      lead: 'We begin with twelve working days in one warehouse, on your own goods, with three tests on the wall. Then you decide whether there is a second step.',
      lambda: service.lambda,
      art: 'interference',
      action: start,
    },
    {
      type: 'process',
      layout: 'circuit',
      title: 'Eight modules, switched on one by one',
      lead: 'One line through the house. Nobody should learn eight screens in one week.',
      steps: [
        { title: 'Sales', description: 'Quotation to order, with the price list that applies.' },
        { title: 'Purchase', description: 'Requests, comparisons, bills matched to deliveries.' },
        { title: 'Inventory', description: 'Batches, bins, barcodes, and counts that agree.' },
        {
          title: 'Manufacturing',
          description: 'Recipes, work orders, scrap that is written down.',
        },
        { title: 'Accounting', description: 'GST, VAT and Saudi e-invoicing, closed in days.' },
        {
          title: 'Human resources',
          description: 'Attendance, leave and payroll for two countries.',
        },
        {
          title: 'Customer relations',
          description: 'Leads and follow-ups, with a next date on each.',
        },
        { title: 'Projects and service', description: 'Jobs, hours, spare parts, warranty.' },
      ],
    },
    {
      type: 'figures',
      title: 'The pilot in figures',
      figures: [
        { value: '12', label: 'working days in one warehouse, with three of your people' },
        { value: '$9,000', label: 'fixed, including the import of your products and customers' },
        { value: '3', label: 'tests on the wall, agreed before the first day' },
        { value: '0', label: 'lines of custom code in the pilot' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Six ways we come in',
      layout: 'ledger',
      items: [
        {
          title: 'Choosing',
          description:
            'Two weeks, three systems, your ten hardest transactions played through in each. You get a table and a recommendation for $2,500.',
        },
        {
          title: 'Implementation',
          description:
            'Module by module, a go-live every four to six weeks, the paper register kept beside it until the numbers agree.',
        },
        {
          title: 'Moving the data',
          description:
            'Products, partners, open orders and balances from Tally, Excel or an old system. Imported three times before the day that counts.',
        },
        {
          title: 'Integrations',
          description:
            'Shop, marketplace, bank, courier and weighbridge, with a log that a person can read when one of them is late.',
        },
        {
          title: 'Training',
          description:
            'At the desk, in the language of the desk, with a one-page card for each job. Two people per site become first helpers.',
        },
        {
          title: 'Support',
          description:
            'A number that is answered from 8 to 8, upgrades once a year, and a review of unused fields every quarter.',
        },
      ],
    },
    {
      type: 'compare',
      title: 'Three technologies, and when we would take which',
      lead: 'We hold no shares in any of them and take no commission.',
      subject: 'Technology',
      rows: ['Best for', 'Users', 'Running in', 'Licence'],
      options: [
        {
          name: 'Odoo',
          description:
            'Our first choice for trade and production. Modules fit together and the code can be read. We host it in Mumbai, Riyadh or Toronto, or at your place.',
          values: [
            'Trade, stock, production',
            'Up to about 200',
            '4 to 6 months',
            'None in the Community edition',
          ],
        },
        {
          name: 'Salesforce',
          description:
            'For sales and service teams with many rules about who may see what. Strong at customers, weak at stock, so we join it to Odoo or your books.',
          values: ['Sales and service', '30 and more', '3 to 5 months', 'Per user and year'],
        },
        {
          name: 'Zoho',
          description:
            'For offices that want CRM, books and mail for a small sum and can live with the way Zoho does things.',
          values: ['Offices and agencies', 'Up to 50', '4 weeks', 'Small, per user and month'],
        },
      ],
    },
    {
      type: 'related-cases',
      title: 'Where the pilot became the house',
      cases: casesById('ganga-agro'),
    },
    {
      type: 'price-guide',
      title: 'From a pilot to the whole house',
      ranges: [
        {
          name: 'Choosing',
          from: 2500,
          currency: 'USD',
          per: 'project',
          weeks: { from: 2 },
          includes: 'Three systems, your ten hardest transactions played through in each.',
        },
        {
          name: 'Pilot',
          from: 9000,
          to: 9000,
          currency: 'USD',
          per: 'project',
          weeks: { from: 3 },
          includes: 'Twelve working days in one warehouse, import included. Fixed.',
        },
        {
          name: 'Trading company, 25 users',
          from: 22_000,
          to: 40_000,
          currency: 'USD',
          per: 'project',
          weeks: { from: 16, to: 26 },
          includes:
            'Stock, sales, purchase and books in the first year, licences and hosting included. Production adds about a third.',
        },
        {
          name: 'Support',
          from: 600,
          to: 1800,
          currency: 'USD',
          per: 'month',
          includes: 'A number that is answered from 8 to 8, and the yearly upgrade.',
        },
      ],
    },
    {
      type: 'deliverables',
      layout: 'offset',
      title: 'Six reasons it tends to hold',
      items: [
        { title: 'We count first', description: 'Physical stock, by hand, before any import.' },
        {
          title: 'Standard before custom',
          description: 'A changed habit is cheaper than a changed module.',
        },
        {
          title: 'One path at a time',
          description: 'Buy, receive, sell, deliver, invoice. Then the next.',
        },
        {
          title: 'Your server, your keys',
          description: 'Backups that were restored last month, as a test.',
        },
        { title: 'Same people', description: 'Who runs the pilot runs the roll-out.' },
        { title: 'Written down', description: 'Each setting with its reason, in a file you own.' },
      ],
    },
    {
      type: 'questions',
      title: 'Asked by owners and by their accountants',
      questions: [
        {
          question: 'What does an ERP cost in all?',
          answer:
            'The pilot is $9,000. A trading company with 25 users, stock, sales, purchase and books usually lands between $22,000 and $40,000 in the first year, licences and hosting included. Production adds about a third.',
        },
        {
          question: 'How long does it take?',
          answer:
            'Twelve working days for the pilot, four to six months for the whole house. Books move at the start of a financial year, even if the rest is ready sooner.',
        },
        {
          question: 'What if the pilot fails?',
          answer:
            'Then the answer is no, you keep the cleaned product list and our notes, and you owe nothing further. It has happened twice: once the margins were too thin, once nobody had time.',
        },
        {
          question: 'We use Tally. Must it go?',
          answer:
            'Not in the first year. Invoices can be exported weekly to Tally, which costs about forty minutes a week and lets your accountant sleep.',
        },
        {
          question: 'Will our people accept it?',
          answer:
            'The ones who type do, if the screen is quicker than the register. So we hide the fields they never use, and time the work with a stopwatch before and after.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'Two parts of it in detail',
      links: [
        {
          link: { label: 'ERP Solutions', href: servicePath('erp-solutions') },
          description: 'What the finished system looks like in trade, production and service.',
        },
        {
          link: { label: 'Software Integrations', href: servicePath('software-integrations') },
          description: 'When your systems are fine and only the copying has to stop.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'From the warehouse floor',
      category: 'Implementation',
    },
    {
      type: 'contact-band',
      title: 'Tell us which number in your company nobody trusts, and we start there.',
      action: { ...start, label: 'Contact Us' },
    },
  ],
}
