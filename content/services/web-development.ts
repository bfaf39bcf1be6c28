import type { Page } from '#blocks/schema.ts'
import { webSolutions } from '#content/portfolios.ts'
import { numberedPictures } from '#content/service-pictures.ts'
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
      label: 'Home / Services / Web Development',
      title: 'A site your own staff can edit',
      intro:
        'We build sites that load in a second on a mid-range phone over 4G, and hand them over so that your office can change a price in a minute without calling us.',
      lambda: service.lambda,
      art: 'interference',
      scene: 'assembly',
      action: contact,
    },
    {
      type: 'deliverables',
      title: 'One front page, weighed',
      intro: 'It used to take nine seconds on the phone in the drawer. It now takes one.',
      layout: 'key',
      ...numberedPictures['one-page-weighed'],
      items: [
        {
          title: 'What you came for: 150 KB',
          description:
            'Text 10, styles 12, script 6, two fonts 32, pictures 90. The jacket is in the last.',
        },
        {
          title: 'The limit: 170 KB',
          description:
            'Written into the brief. Every change is weighed before launch, and what is over waits.',
        },
        {
          title: 'The film',
          description: 'Now one photograph. Of those who met it, two in a hundred saw the end.',
        },
        {
          title: 'The pictures',
          description:
            'Cut to the width they are shown at, in a format from this decade, loaded as you scroll.',
        },
        {
          title: 'The trackers',
          description:
            'Seven reported to people who had left. One count of visits is enough, on your own server.',
        },
        {
          title: 'The fonts',
          description: 'Two of five, with only the letters that your languages use.',
        },
      ],
    },
    {
      type: 'related-cases',
      title: 'A recent rebuild',
      cases: { collection: 'case', pick: ['saltmarsh-outfitters'] },
    },
    {
      type: 'deliverables',
      title: 'Ten things people hire us to build',
      intro:
        'Most projects combine two or three of these. The quote says which, and what each costs.',
      layout: 'tiles',
      items: [
        {
          title: 'Company sites',
          description:
            'Eight to thirty pages, a blog and an enquiry form that saves every message before it emails it.',
        },
        {
          title: 'Landing pages',
          description: 'One offer, one form, one number to watch. Live in one to two weeks.',
        },
        {
          title: 'Online shops',
          description:
            'Shopify, WooCommerce or our own stack, with UPI, cards and cash on delivery where they are used.',
        },
        {
          title: 'Customer portals',
          description:
            'Orders, invoices and tickets behind a login, read live from the system you already have.',
        },
        {
          title: 'Web applications',
          description:
            'Booking, quoting, scheduling: the spreadsheet everyone is afraid of, rebuilt with roles and an undo button.',
        },
        {
          title: 'Content management',
          description:
            'WordPress, Strapi or Payload, pared down to the twelve fields your editors actually use.',
        },
        {
          title: 'Arabic and other languages',
          description:
            'Right-to-left layouts designed by people who read them, with a translation workflow and correct hreflang.',
        },
        {
          title: 'Migrations and rebuilds',
          description:
            'Every old URL listed, redirected and tested before launch, so you keep the rankings you earned.',
        },
        {
          title: 'Speed fixes',
          description:
            'One week on a slow site: images, fonts, scripts, server. Measured on a real phone before and after.',
        },
        {
          title: 'Accessibility fixes',
          description:
            'An audit against WCAG 2.2 AA with a keyboard and a screen reader, then the fixes, worst problems first.',
        },
      ],
    },
    {
      type: 'prose',
      ...numberedPictures['one-week-edited'],
      sections: [
        {
          title: 'Six changes, no phone call',
          paragraphs: [
            'Four people keep this site. None of them has seen its code, and none can break it.',
            'Every change has a name and can be taken back. On Thursday Ravi did so twice, because of the hat.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'quote',
      quote:
        'Our office manager changed the opening hours herself on the first Ramadan morning. That used to be a phone call, two days and an invoice.',
      name: 'Dr. Huda Al-Mutairi',
      role: 'Practice owner, Riyadh',
    },
    {
      type: 'tab-groups',
      id: 'process',
      title: 'Our Process',
      intro:
        'Four phases, for a fifteen-page company site. You can stop after any of them and keep the work so far.',
      layout: 'process',
      groups: [
        {
          id: 'brief',
          number: '1',
          title: 'Creative Brief',
          description:
            'One week. Who visits, what they want to know, what you want them to do. Two hours of conversation become one page, with the price on it, that we both sign.',
          tabs: [],
        },
        {
          id: 'design',
          number: '2',
          title: 'Design',
          description:
            'Two weeks. First the structure in grey, then type, colour and your real copy, in Figma and on your own phone.',
          tabs: [
            {
              id: 'concept',
              name: 'Concept',
              description:
                'Two directions, each worked out on the page most people will land on. You choose one. We never mix them: a mixture looks like neither.',
            },
            {
              id: 'wireframes',
              name: 'Wireframes',
              description:
                'Every type of page in grey boxes, with your own headings. Moving a section takes a minute now and a day later on.',
            },
            {
              id: 'visual-design',
              name: 'Visual design',
              description:
                'Type, colour and pictures at 390, 768 and 1440 pixels, light and dark. We check contrast as we design, so nothing has to be fixed afterwards.',
            },
            {
              id: 'words',
              name: 'Copy',
              description:
                'We interview you for an hour and write the first draft. Layouts are designed around real copy, in every language you need.',
            },
          ],
        },
        {
          id: 'development',
          number: '3',
          title: 'Development',
          description:
            'Two to three weeks. A working link every Friday, tests on every change, and an open list of what is left to do.',
          tabs: [
            {
              id: 'architecture',
              name: 'Architecture',
              description:
                'What is cached and what is live, where the data is kept, what happens when a service it depends on goes down. Two pages, written so that another firm could take over.',
            },
            {
              id: 'front-end',
              name: 'Front end',
              description:
                'Pages you can read before any script has run. Every button works from the keyboard, and nothing jumps as images load.',
            },
            {
              id: 'back-end',
              name: 'Back end',
              description:
                'An editor with the fields your staff need, forms that save a message before they email it, and the connection to your stock, CRM or booking system.',
            },
            {
              id: 'testing',
              name: 'Testing',
              description:
                'Three browsers, two phones, a screen reader and a slow connection. We check every old URL to see that it leads to its new page.',
            },
          ],
        },
        {
          id: 'support',
          number: '4',
          title: 'Support',
          description:
            'Thirty days of fixes are included. After that you choose hours, a retainer or a handover to your own people.',
          tabs: [
            {
              id: 'maintenance',
              name: 'Maintenance',
              description:
                'Updates every second Tuesday, tried on a copy first. A backup every night, restored once a quarter, because a backup nobody has restored is only a hope.',
            },
            {
              id: 'monitoring',
              name: 'Monitoring',
              description:
                'We check the site every minute from two continents, and submit a test form once a day. If it doesn’t arrive, we know before you do.',
            },
            {
              id: 'training',
              name: 'Training',
              description:
                'Ninety minutes for the people who will edit, on their own site, recorded. They also get a page of illustrated notes for whoever comes next.',
            },
            {
              id: 'further-work',
              name: 'Further work',
              description:
                'Once a quarter we go through the numbers together and pick the change that would pay for itself first. Sometimes the answer is to leave things alone.',
            },
          ],
        },
      ],
    },
    {
      type: 'figures',
      title: 'What we hold ourselves to',
      intro: 'Live in five to seven weeks, and read before the kettle has clicked.',
      layout: 'row',
      figures: [
        { value: '< 2.5 s', label: 'largest contentful paint, at the 75th percentile of visits' },
        { value: '5-7', label: 'weeks from signed brief to live company site' },
        { value: '$6,000', label: 'starting price of a company site with a blog' },
        { value: '200 ms', label: 'longest wait between a tap and a response' },
      ],
    },
    {
      type: 'tabs',
      id: 'solutions',
      title: 'Complete Web Solutions',
      intro: 'Six kinds of site. Many clients start with one and add a second.',
      layout: 'pictures',
      tabs: [
        {
          id: 'responsive',
          name: 'Responsive website',
          description:
            'Designed for three widths, phone first, because six visits in ten come from one. We test on a four-year-old Android that lives in a drawer in our Patna office.',
          points: ['Eight to thirty pages', 'Light and dark', 'Live in five to seven weeks'],
          picture: pictureOf('responsive-website'),
        },
        {
          id: 'shop',
          name: 'Online shop',
          description:
            'From product to receipt in three steps, with the payment methods your customers already use. Stock comes from the list you already keep.',
          points: ['Guest checkout first', 'UPI, cards, mada, Interac', 'Returns without email'],
          picture: pictureOf('online-shop'),
        },
        {
          id: 'content-management',
          name: 'Content management',
          description:
            'Four plain fields on the left, the finished page on the right. Nothing an editor could break by accident is on the form.',
          points: [
            'Drafts and a preview',
            'Version history and undo',
            'Two languages side by side',
          ],
          picture: pictureOf('content-management'),
        },
        {
          id: 'portal',
          name: 'Customer portal',
          description:
            'Orders, deliveries and invoices behind a login, read live from your own system. The phone rings less from the first week.',
          points: [
            'Roles for their staff too',
            'Sign-in by link or by code',
            'Every invoice as a PDF',
          ],
          picture: pictureOf('customer-portal'),
        },
        {
          id: 'progressive-web-app',
          name: 'Progressive web app',
          description:
            'A site that installs on the phone and works in a lift. Whatever you enter offline is sent when the connection is back, and it tells you so.',
          points: [
            'No app store, no review',
            'Notifications where allowed',
            'Under 1 MB on the first visit',
          ],
          picture: pictureOf('progressive-web-app'),
        },
        {
          id: 'landing-page',
          name: 'Landing page',
          description:
            'One promise, one form, one number to watch. We test two versions against each other until one has clearly won.',
          points: [
            'Live in one to two weeks',
            'Loads in under a second',
            'Leads straight to your CRM',
          ],
          picture: pictureOf('landing-page'),
        },
      ],
    },
    {
      type: 'price-guide',
      title: 'What a site costs',
      intro:
        'The price is fixed once the brief is signed. Changes are priced before they are made.',
      ranges: [
        {
          name: 'Landing page',
          from: 1500,
          to: 3000,
          weeks: { from: 1, to: 2 },
          includes: 'One page in two versions, its form, and a report with the numbers.',
        },
        {
          name: 'Company site',
          from: 6000,
          to: 14000,
          weeks: { from: 5, to: 7 },
          includes: 'Eight to thirty pages, a blog, an editor, and redirects for every old URL.',
        },
        {
          name: 'Portal with login',
          from: 15000,
          weeks: { from: 10, to: 16 },
          includes:
            'Roles, a record of who changed what, and a live connection to your own system.',
        },
      ],
    },
    {
      type: 'logos',
      title: 'Fourteen technologies we know well',
      intro: 'A project uses four or five. The brief says which, and who could take over from us.',
      layout: 'grid',
      logos: logosOf(webTechnologies),
    },
    {
      type: 'questions',
      title: 'Questions about websites',
      questions: [
        {
          question: 'What does a website cost?',
          answer:
            'A landing page starts at $1,500, a company site with a blog at $6,000, a portal with login at $15,000. The price is fixed once the brief is signed; changes are priced before they are made.',
        },
        {
          question: 'WordPress or custom?',
          answer:
            'WordPress if you publish often, have someone who knows it, and can live with monthly updates. A custom build if speed, languages or a connection to your own systems matter more. We build both and earn about the same on each.',
        },
        {
          question: 'Who writes the copy?',
          answer:
            'You know the facts, so we interview you for an hour and write a first draft. You correct it. Copy for ten pages is $900. Its timing is what people most often underestimate: allow two weeks for your corrections.',
        },
        {
          question: 'Will we lose our Google rankings?',
          answer:
            'Some movement in the first three weeks is normal. We keep every URL we can and redirect the rest one by one. In our last six migrations, search visits after 30 days were between 97 and 104 per cent of what they were before.',
        },
        {
          question: 'What does it cost to keep it running?',
          answer:
            'Hosting and domain are $15 to $60 a month, which you pay the provider. Our care plan (updates, backups, two hours of changes) is $180 a month, and you can cancel with a month’s notice.',
        },
      ],
      call: {
        title: 'Send us a page. We’ll price the fix.',
        action: contact,
      },
    },
  ],
}
