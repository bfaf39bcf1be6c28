import type { Page } from '#blocks/contracts.ts'
import { webSolutions } from '#content/portfolios.ts'
import { logosOf } from '#content/tool-logos.ts'
import { webTechnologies } from '#content/tools.ts'
import { contactPath, servicePath } from '#model/paths.ts'
import type { Service } from '#model/service.ts'

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
      layout: 'columns',
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
      type: 'gallery',
      title: 'Complete web solutions',
      lead: 'From one page to a portal with three languages.',
      pieces: webSolutions,
    },
    {
      type: 'process',
      title: 'Our Process',
      lead: 'Four phases, for a company site of fifteen pages. You can stop after any of them and keep what exists.',
      steps: [
        {
          title: 'Creative Brief',
          description:
            'Who comes, what they want to know, what you want them to do. Two hours of talk become one page that both of us sign.',
          duration: '1 week',
        },
        {
          title: 'Design',
          description:
            'Concept and page structure first, in grey. Then type, colour and your real words, in Figma and on your phone.',
          duration: '2 weeks',
        },
        {
          title: 'Development',
          description:
            'Architecture, front end, forms and editor. A working link every Friday; tests run on every change.',
          duration: '2-3 weeks',
        },
        {
          title: 'Support',
          description:
            'Maintenance, backups and updates. Thirty days of repairs are free, then you choose hours, a retainer or a handover.',
          duration: '30 days and on',
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
      type: 'prose',
      sections: [
        {
          title: 'Complete Web Solutions',
          paragraphs: [
            'Responsive means drawn three times: at 390, 768 and 1440 pixels, with the phone first, because six of ten visits come from there. We test on a four-year-old Android handset that lives in a drawer in the Patna office.',
            'Behind the pages we use React, TypeScript and Node.js, or PHP with Laravel or WordPress where your team already knows it. PostgreSQL keeps the data. The hosting is yours: Vercel, AWS, or a $20 server in Mumbai that does the job.',
          ],
        },
        {
          title: 'In a client’s words',
          paragraphs: [
            '“Our office manager changed the opening hours herself on the first Ramadan morning. Before, that was an e-mail, two days and an invoice.” Practice owner, Riyadh',
          ],
        },
      ],
      links: [
        { label: 'E-commerce Solutions', href: servicePath('ecommerce-solutions') },
        { label: 'App Development', href: servicePath('app-development') },
      ],
    },
    {
      type: 'logos',
      title: 'Fourteen things we know well',
      lead: 'A project uses four or five. The brief says which, and who can take them over from us.',
      layout: 'line',
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
      type: 'contact-band',
      title: 'Send us the page that annoys you most, and we will tell you what it would take.',
      action: contact,
    },
  ],
}
