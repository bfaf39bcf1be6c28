import type { Page } from '#blocks/schema.ts'
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
    'Stock, orders, books and people in one system, proven in a twelve-day pilot on your own stock for $9,000 before you decide on the rest.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / ERP Services',
      title: 'Stock figures that match the shelf',
      intro:
        'We start with twelve working days in one warehouse, on your own stock, with three tests agreed in advance. Then you decide whether to go on.',
      lambda: service.lambda,
      art: 'interference',
      scene: 'shelf',
      action: start,
    },
    {
      type: 'deliverables',
      title: 'Six jobs, together or one by one',
      layout: 'ledger',
      items: [
        {
          title: 'System selection',
          description:
            'Two weeks, three systems, your ten hardest transactions run through each. You get a comparison and a recommendation for $2,500.',
        },
        {
          title: 'Implementation',
          description:
            'Module by module, with a go-live every four to six weeks. The paper register stays until the numbers match.',
        },
        {
          title: 'Data migration',
          description:
            'Products, contacts, open orders and balances from Tally, Excel or an old system. Three trial imports before the real one.',
        },
        {
          title: 'Integrations',
          description:
            'Shop, marketplace, bank, courier and weighbridge, with a log anyone can read when something is late.',
        },
        {
          title: 'Training',
          description:
            'At the desk, in your staff’s own language, with a one-page guide for each job. Two people per site become in-house experts.',
        },
        {
          title: 'Support',
          description:
            'A phone answered from 8 to 8, an upgrade every year, and a review of unused fields every quarter.',
        },
      ],
    },
    {
      type: 'process',
      layout: 'circuit',
      title: 'Eight modules, switched on one by one',
      intro: 'Nobody should have to learn eight screens in one week.',
      steps: [
        { title: 'Sales', description: 'From quote to order, with the right price list.' },
        {
          title: 'Purchase',
          description: 'Requests, comparisons, and bills matched to deliveries.',
        },
        { title: 'Inventory', description: 'Batches, bins, barcodes, and counts that match.' },
        {
          title: 'Manufacturing',
          description: 'Recipes, work orders, and scrap on record.',
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
      title: 'What the pilot asks of you',
      layout: 'ledger',
      figures: [
        { value: '12', label: 'working days in one warehouse, with three of your people' },
        { value: '$9,000', label: 'fixed, including the import of your products and customers' },
        { value: '3', label: 'tests, agreed before the first day' },
        { value: '0', label: 'lines of custom code in the pilot' },
      ],
    },
    {
      type: 'deliverables',
      layout: 'run',
      title: 'Why people go on using it',
      items: [
        { title: 'We count first', description: 'The physical stock, by hand, before any import.' },
        {
          title: 'Standard before custom',
          description: 'Changing a habit is cheaper than changing a module.',
        },
        {
          title: 'One path at a time',
          description: 'Buy, receive, sell, deliver, invoice. Then the next.',
        },
        {
          title: 'Your server, your keys',
          description: 'Backups we restored last month, as a test.',
        },
        { title: 'Same people', description: 'The people who run the pilot run the roll-out.' },
        { title: 'Written down', description: 'Every setting and its reason, in a file you own.' },
      ],
    },
    {
      type: 'compare',
      title: 'Three technologies, and when to use which',
      intro: 'We have no stake in any of them and take no commission.',
      subject: 'Technology',
      rows: ['Best for', 'Users', 'Time to launch', 'Licence'],
      options: [
        {
          name: 'Odoo',
          description:
            'Our first choice for trade and production. The modules fit together and the code is open. We host it in Mumbai, Riyadh or Toronto, or on your premises.',
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
            'For sales and service teams with many rules about who may see what. Strong on customers, weak on stock, so we connect it to Odoo or your accounts.',
          values: ['Sales and service', '30 or more', '3 to 5 months', 'Per user, per year'],
        },
        {
          name: 'Zoho',
          description:
            'For offices that want CRM, accounts and email at a low price and can live with the way Zoho does things.',
          values: ['Offices and agencies', 'Up to 50', '4 weeks', 'Low, per user, per month'],
        },
      ],
    },
    {
      type: 'related-cases',
      title: 'From pilot to whole company',
      cases: { collection: 'case', pick: ['ganga-agro'] },
    },
    {
      type: 'price-guide',
      title: 'What an ERP costs',
      ranges: [
        {
          name: 'System selection',
          from: 2500,
          per: 'project',
          weeks: { from: 2 },
          includes: 'Three systems, with your ten hardest transactions run through each.',
        },
        {
          name: 'Pilot',
          from: 9000,
          to: 9000,
          per: 'project',
          weeks: { from: 3 },
          includes: 'Twelve working days in one warehouse, import included. Fixed.',
        },
        {
          name: 'Trading company, 25 users',
          from: 22_000,
          to: 40_000,
          per: 'project',
          weeks: { from: 16, to: 26 },
          includes:
            'Stock, sales, purchasing and accounts in the first year, licences and hosting included. Production adds about a third.',
        },
        {
          name: 'Support',
          from: 600,
          to: 1800,
          per: 'month',
          includes: 'A phone answered from 8 to 8, and the yearly upgrade.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'ERP services in detail',
      links: [
        {
          link: { label: 'ERP Solutions', href: servicePath('erp-solutions') },
          description: 'What the finished system looks like in trade, production and service.',
        },
        {
          link: { label: 'Software Integrations', href: servicePath('software-integrations') },
          description: 'For when your systems are fine and only the copying has to stop.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about ERP',
      questions: [
        {
          question: 'What does an ERP cost in all?',
          answer:
            'The pilot is $9,000. A trading company with 25 users, covering stock, sales, purchasing and accounts, usually pays between $22,000 and $40,000 in the first year, licences and hosting included. Production adds about a third.',
        },
        {
          question: 'How long does it take?',
          answer:
            'Twelve working days for the pilot, four to six months for the whole company. Accounts move at the start of a financial year, even if the rest is ready sooner.',
        },
        {
          question: 'What if the pilot fails?',
          answer:
            'Then the answer is no. You keep the cleaned-up product list and our notes, and owe nothing further. It has happened twice: once the margins were too thin, once nobody had time.',
        },
        {
          question: 'We use Tally. Does it have to go?',
          answer:
            'Not in the first year. You can export invoices to Tally every week. It takes about forty minutes and lets your accountant sleep.',
        },
        {
          question: 'Will our people accept it?',
          answer:
            'The people who do the typing will, if the screen is quicker than the register. So we hide the fields they never use, and time the work before and after.',
        },
      ],
      call: {
        title: 'Name the number you doubt. We’ll fix it.',
        action: { ...start, label: 'Contact Us' },
      },
    },
  ],
}
