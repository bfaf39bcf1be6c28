import type { Page } from '#blocks/schema.ts'
import { webSolutions } from '#content/portfolios.ts'
import { casesById } from '#content/projects.ts'
import { logosOf } from '#content/tool-logos.ts'
import { webTechnologies } from '#content/tools.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'web-development',
  title: 'Web Development',
  line: 'Sites that load in a second, read well on a phone and are yours to edit.',
  lambda: 460,
  family: 'Build',
  inquiryService: 'Web-Development',
  menuPosition: 1,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

function pictureOf(id: string) {
  return webSolutions.find((piece) => piece.id === id)?.image
}

export const page: Page = {
  id: 'services/web-development',
  title: 'Web Development: sites your staff can edit | Wavelength',
  description:
    'Company sites, shops and portals that load in a second on a mid-range phone. From $6,000, live in five to seven weeks, with everything in your name.',
  blocks: [
    {
      type: 'page-head',
      label: 'Web Development / 460 nm',
      title: 'A site your own staff dares to edit',
      lead: 'We build sites that load in a second on a mid-range phone over 4G, and hand them over so that changing a price takes your office a minute and no call to us.',
      lambda: service.lambda,
      art: 'interference',
      action: contact,
    },
    {
      type: 'deliverables',
      title: 'Ten things people hire us to build',
      lead: 'Most projects are two or three of these. The offer names which, and what each costs.',
      layout: 'tiles',
      items: [
        {
          title: 'Company sites',
          description:
            'Eight to thirty pages, a blog and an enquiry form that stores every message before it mails it.',
        },
        {
          title: 'Landing pages',
          description: 'One offer, one form, one figure to watch. Live in one to two weeks.',
        },
        {
          title: 'Online shops',
          description:
            'Shopify, WooCommerce or our own stack, with UPI, cards and cash on delivery where they are used.',
        },
        {
          title: 'Customer portals',
          description:
            'Orders, invoices and tickets behind a sign-in, read live from the system you already have.',
        },
        {
          title: 'Web applications',
          description:
            'Booking, quoting, scheduling: the spreadsheet everyone is afraid of, rebuilt with roles and an undo.',
        },
        {
          title: 'Content management',
          description:
            'WordPress, Strapi or Payload, cut down to the twelve fields your editors will use.',
        },
        {
          title: 'Arabic and other languages',
          description:
            'Right-to-left layouts drawn by people who read them, with a route for translators and correct hreflang.',
        },
        {
          title: 'Moves and rebuilds',
          description:
            'Old addresses listed, redirected and tested before launch, so search keeps what you earned.',
        },
        {
          title: 'Speed repair',
          description:
            'A week on one slow site: pictures, fonts, scripts, server. Measured on a real phone before and after.',
        },
        {
          title: 'Accessibility repair',
          description:
            'An audit against WCAG 2.2 AA with a keyboard and a screen reader, then the fixes in order of harm.',
        },
      ],
    },
    {
      type: 'quote',
      quote:
        'Our office manager changed the opening hours herself on the first Ramadan morning. Before, that was a call, two days and an invoice.',
      name: 'Dr. Huda Al-Mutairi',
      role: 'Practice owner, Riyadh',
    },
    {
      type: 'tab-groups',
      id: 'process',
      title: 'Our Process',
      lead: 'Four phases, for a company site of fifteen pages. You can stop after any of them and keep what exists.',
      layout: 'process',
      groups: [
        {
          id: 'brief',
          number: '1',
          title: 'Creative Brief',
          description:
            'One week. Who comes, what they want to know, what you want them to do. Two hours of talk become one page that both of us sign, with the price on it.',
          tabs: [],
        },
        {
          id: 'design',
          number: '2',
          title: 'Design',
          description:
            'Two weeks. First the order of things in grey, then type, colour and your real words, in Figma and on your own phone.',
          tabs: [
            {
              id: 'concept',
              name: 'Concept',
              description:
                'Two ideas of how the site speaks, each on one real page: the page that most people will land on. You choose one. We never mix them, because mixed ones look like neither.',
            },
            {
              id: 'wireframes',
              name: 'Wireframes',
              description:
                'Every kind of page in grey boxes with your own headings in them. Moving a section takes a minute here and a day later on.',
            },
            {
              id: 'visual-design',
              name: 'Visual design',
              description:
                'Type, colour and pictures at 390, 768 and 1440 pixels, light and dark. Contrast is measured while we draw, so nobody has to grey it back afterwards.',
            },
            {
              id: 'words',
              name: 'Words',
              description:
                'We interview you for an hour and write the first draft. Layouts are drawn around sentences that exist, in every language you need.',
            },
          ],
        },
        {
          id: 'development',
          number: '3',
          title: 'Development',
          description:
            'Two to three weeks. A working link every Friday; tests run on every change, and you see the list of what is left.',
          tabs: [
            {
              id: 'architecture',
              name: 'Architecture',
              description:
                'Which parts are fetched once and which are fresh, where the data lives, what happens when a service it depends on is down. Two pages, written so that another firm could take over.',
            },
            {
              id: 'front-end',
              name: 'Front end',
              description:
                'Pages that are readable before a script has run. Every button works with the keyboard, every picture has its place reserved before it arrives.',
            },
            {
              id: 'back-end',
              name: 'Back end',
              description:
                'The editor with the fields your staff needs, forms that store a message before they mail it, and the link to your stock, CRM or booking system.',
            },
            {
              id: 'testing',
              name: 'Testing',
              description:
                'Three browsers, two phones, a screen reader and a slow line. Old addresses are called one by one to see that each finds its new page.',
            },
          ],
        },
        {
          id: 'support',
          number: '4',
          title: 'Support',
          description:
            'Thirty days of repairs are part of the price. After that you choose hours, a retainer or a handover to your own people.',
          tabs: [
            {
              id: 'maintenance',
              name: 'Maintenance',
              description:
                'Updates every second Tuesday, tried on a copy first. A backup every night that is restored once a quarter, because an untried backup is a hope.',
            },
            {
              id: 'monitoring',
              name: 'Monitoring',
              description:
                'The site is called every minute from two continents. Forms are filled in once a day by a machine; if nothing arrives, we know before you do.',
            },
            {
              id: 'training',
              name: 'Training',
              description:
                'Ninety minutes for the people who will edit, on their own site, recorded. Afterwards a page of notes with pictures for the one who comes next.',
            },
            {
              id: 'further-work',
              name: 'Further work',
              description:
                'Once a quarter we read the figures together and name the one change that would pay for itself first. Sometimes it is to leave things alone.',
            },
          ],
        },
      ],
    },
    {
      type: 'price-guide',
      title: 'What a site costs',
      lead: 'The price is fixed once the brief is signed. A change is priced before it is made.',
      ranges: [
        {
          name: 'Landing page',
          from: 1500,
          to: 3000,
          currency: 'USD',
          weeks: { from: 1, to: 2 },
          includes: 'One page in two versions, its form, and a sheet with the figures.',
        },
        {
          name: 'Company site',
          from: 6000,
          to: 14000,
          currency: 'USD',
          weeks: { from: 5, to: 7 },
          includes: 'Eight to thirty pages, a blog, an editor, and all old addresses redirected.',
        },
        {
          name: 'Portal with sign-in',
          from: 15000,
          currency: 'USD',
          weeks: { from: 10, to: 16 },
          includes: 'Roles, records of who changed what, and a live line to your own system.',
        },
      ],
    },
    {
      type: 'tabs',
      id: 'solutions',
      title: 'Complete Web Solutions',
      lead: 'Six shapes that a site can take. Many start with one and grow a second.',
      layout: 'side',
      tabs: [
        {
          id: 'responsive',
          name: 'Responsive website',
          description:
            'Drawn three times, with the phone first, because six of ten visits come from there. We test on a four-year-old Android handset that lives in a drawer in the Patna office.',
          points: ['Eight to thirty pages', 'Light and dark', 'Live in five to seven weeks'],
          picture: pictureOf('responsive-website'),
        },
        {
          id: 'shop',
          name: 'Online shop',
          description:
            'From the shelf to the receipt in three steps, with the ways to pay that your buyers carry. Stock comes from the list you already keep.',
          points: ['Guest checkout first', 'UPI, cards, mada, Interac', 'Returns without e-mail'],
          picture: pictureOf('online-shop'),
        },
        {
          id: 'content-management',
          name: 'Content management',
          description:
            'Four plain fields on the left, the finished page on the right. What an editor could break by accident is not in her form.',
          points: [
            'Drafts and a preview',
            'Who changed what, and back',
            'Two languages side by side',
          ],
          picture: pictureOf('content-management'),
        },
        {
          id: 'portal',
          name: 'Customer portal',
          description:
            'Orders, deliveries and invoices behind a sign-in, read live from your own system. The telephone rings less from the first week.',
          points: [
            'Roles for their staff, too',
            'Sign-in by link or by code',
            'Every invoice as a PDF',
          ],
          picture: pictureOf('customer-portal'),
        },
        {
          id: 'progressive-web-app',
          name: 'Progressive web app',
          description:
            'A site that stays on the phone and works in a lift. What is entered offline is sent when the line is back, and it says so.',
          points: [
            'No store, no review',
            'Notifications where allowed',
            'Under 1 MB on the first visit',
          ],
          picture: pictureOf('progressive-web-app'),
        },
        {
          id: 'landing-page',
          name: 'Landing page',
          description:
            'One promise, one form, one figure to watch. Two versions run against each other until one of them has clearly won.',
          points: [
            'Live in one to two weeks',
            'Answers in under a second',
            'Leads straight to your CRM',
          ],
          picture: pictureOf('landing-page'),
        },
      ],
    },
    {
      type: 'figures',
      title: 'What we hold ourselves to',
      figures: [
        { value: '< 2.5 s', label: 'largest content painted, at the 75th percentile of visits' },
        { value: '5-7', label: 'weeks from signed brief to a live company site' },
        { value: '$6,000', label: 'where a company site with a blog starts' },
        { value: '200 ms', label: 'longest wait between a tap and its answer' },
      ],
    },
    {
      type: 'related-cases',
      title: 'A site that moved house',
      cases: casesById('saltmarsh-outfitters'),
    },
    {
      type: 'logos',
      title: 'Fourteen things we know well',
      lead: 'A project uses four or five. The brief says which, and who can take them over from us.',
      layout: 'grid',
      logos: logosOf(webTechnologies),
    },
    {
      type: 'questions',
      title: 'Asked before a site is ordered',
      questions: [
        {
          question: 'What does a website cost?',
          answer:
            'A landing page starts at $1,500, a company site with a blog at $6,000, a portal with sign-in at $15,000. The price is fixed once the brief is signed; a change is priced before it is made.',
        },
        {
          question: 'WordPress or something of your own?',
          answer:
            'WordPress if you publish often, have a person who knows it, and can live with monthly updates. A built site if speed, languages or a connection to your own systems matter more. We make both and earn about the same on each.',
        },
        {
          question: 'Who writes the text?',
          answer:
            'You know the facts, so we interview you for an hour and write a first draft. You correct it. Copy for ten pages is $900 and is the part most often underestimated in time: plan two weeks for your corrections.',
        },
        {
          question: 'Will we lose our place in Google?',
          answer:
            'Some movement in the first three weeks is normal. We keep every address that can be kept and redirect the rest one by one. On the last six moves, search visits after 30 days were between 97 and 104 per cent of before.',
        },
        {
          question: 'What does it cost to keep it running?',
          answer:
            'Hosting and domain are $15 to $60 a month, paid by you to the provider. Care by us (updates, backups, two hours of changes) is $180 a month and can be ended with a month’s notice.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'From the build log',
      category: 'Implementation',
    },
    {
      type: 'contact-band',
      title: 'Send us the page that annoys you most, and we will tell you what it would take.',
      action: contact,
    },
  ],
}
