import type { PageSource } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { emailTemplates } from '#content/portfolios.ts'
import { numberedPictures } from '#content/service-pictures.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'email-marketing',
  title: 'Email Marketing',
  line: 'Emails that get opened because they were worth sending.',
  lambda: 650,
  family: 'Social',
  inquiryService: 'Digital Marketing',
  menuPosition: 12,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: PageSource = {
  id: 'services/email-marketing',
  title: 'Email Marketing: emails worth opening | Wavelength',
  description:
    'Newsletters, automated series and deliverability on Klaviyo, Mailchimp, Brevo or Zoho, with 1000+ templates to start from. From $600 a month.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Email Marketing',
      title: 'Email that',
      rotating: ['Boosts', 'Engages Users', 'Drives Sales'],
      intro:
        'We write and send emails that arrive, take forty seconds to read on a phone and bring in orders you can count.',
      lambda: service.lambda,
      art: 'trace',
      ...heroPicture('ember-and-oat-letter'),
      action: contact,
    },
    {
      type: 'templates',
      id: 'templates',
      title: 'Start from a template that already works',
      intro: 'Here are fourteen, with real copy. Pick the kind you send most.',
      claim: '1000+ templates',
      templates: emailTemplates.map(({ id, title, category, image: { src, alt } }) => ({
        ...{ id, title, category, alt },
        img: src,
      })),
    },
    {
      type: 'email-sections',
      automation: {
        title: 'Automation',
        text: 'Five emails do most of the work. They are written once, checked every quarter, and usually bring in a third of all email revenue.',
        emails: [
          { when: 'At once', subject: 'Welcome. Here’s what we send, and how often.' },
          { when: 'After two hours', subject: 'Your basket is still here. So is the blue one.' },
          { when: 'Day 9', subject: 'How does it fit? Reply and a person will read it.' },
          { when: 'Once a year', subject: 'Happy birthday, Meera. Your loaf is on us.' },
          { when: 'After six quiet months', subject: 'We haven’t seen you since spring.' },
        ],
      },
      targeting: {
        title: 'Targeting',
        text: 'Three groups beat thirty. We split further only if the copy would differ. People choose weekly or monthly themselves, on the same page where they can unsubscribe.',
        groups: [
          { name: 'New', share: 14, benefit: 'Who you are, in three short emails.' },
          {
            name: 'Active',
            share: 51,
            benefit: 'Every issue, and first pick when stock is short.',
          },
          { name: 'Inactive', share: 35, benefit: 'One email in four, then one last question.' },
        ],
      },
      deliverability: {
        title: 'Deliverability',
        text: 'We warm up a sending domain over four weeks. Addresses inactive for a year get one last email and are then removed. The rest is in header lines that only mail servers read:',
        headers: [
          { field: 'From', value: 'Ember & Oat <hello@emberandoat.example>' },
          { field: 'Authentication-Results', value: 'spf=pass; dkim=pass; dmarc=pass' },
          { field: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
          { field: 'Delivered to', value: 'Inbox' },
        ],
      },
    },
    {
      type: 'deliverables',
      title: 'Why readers stay',
      layout: 'key',
      ...numberedPictures['ember-and-oat-answers'],
      items: [
        {
          title: 'The list is yours',
          description: 'No platform can change the rules between you and your readers.',
        },
        {
          title: 'Written by one person',
          description: 'The same writer every month, signed with their name if you like.',
        },
        {
          title: 'Short',
          description: 'One subject, one picture, one link. Two hundred words at most.',
        },
        {
          title: 'Readable everywhere',
          description:
            'Checked in Outlook, Gmail and Apple Mail, with images off and in dark mode.',
        },
        {
          title: 'Easy to leave',
          description: 'One click, no survey. That keeps complaints low.',
        },
        {
          title: 'Measured honestly',
          description: 'Orders compared with a group that got no email, so the gain is real.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'What to hire us for',
      layout: 'columns',
      items: [
        {
          title: 'Set-up or migration',
          description: 'Tool, domain, lists and consent, in two weeks.',
        },
        {
          title: 'Template set',
          description: 'Eight layouts in MJML, light and dark, tested in Litmus.',
        },
        {
          title: 'Newsletter',
          description: 'Two or four a month: planned, written, sent and reviewed with you.',
        },
        { title: 'Automated series', description: 'Five to begin with, each with one purpose.' },
        {
          title: 'List growth',
          description: 'Forms at the right moment, double opt-in, no bought addresses.',
        },
        {
          title: 'Deliverability repair',
          description: 'Out of the spam folder in three to eight weeks.',
        },
      ],
    },
    {
      type: 'big-counter',
      label: 'Emails Sent',
      note: 'Last month, a dot for every ten, all to people who signed up. Fewer than one in a thousand was reported as spam; Gmail’s limit is three.',
      target: 59477,
      duration: 2500,
      dots: 10,
    },
    {
      type: 'price-guide',
      title: 'What email marketing costs',
      intro: 'You pay for the sending tool directly, and we take no commission.',
      ranges: [
        {
          name: 'Set-up with a template set',
          from: 1600,
          per: 'project',
          weeks: { from: 2, to: 3 },
          includes: 'Tool, domain, lists, consent and eight layouts',
        },
        {
          name: 'Two newsletters',
          from: 600,
          per: 'month',
          includes: 'Planned, written, sent and reviewed with you',
        },
        {
          name: 'Four newsletters and automation',
          from: 1100,
          per: 'month',
          includes: 'The same, with five series checked every quarter',
        },
        {
          name: 'Deliverability repair',
          from: 900,
          to: 2400,
          per: 'project',
          weeks: { from: 3, to: 8 },
          includes: 'DNS records, warm-up, a clean list and the first send after it',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about email',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Set-up with a template set is $1,600. Two newsletters a month are $600, four with automation $1,100. You pay for the sending tool: about $20 a month for 1,000 contacts and $150 for 10,000, depending on the provider.',
        },
        {
          question: 'Which tool should we use?',
          answer:
            'Klaviyo for shops, Brevo for occasional emails to a large list, Zoho Campaigns if you already use Zoho, Mailchimp if your team knows it. We work in all four and take no commission from any.',
        },
        {
          question: 'Can we email a list we bought?',
          answer:
            'No, and not through us. It breaks the rules of every serious tool and the law in Canada and Europe, and it ruins your domain’s reputation with the customers who do want your emails.',
        },
        {
          question: 'Do open rates still mean anything?',
          answer:
            'Not much. Apple Mail loads images by itself, which inflates the rate by a third or more. We report clicks, replies and orders, and now and then leave out a tenth of the list to see what an email really adds.',
        },
        {
          question: 'How soon does it pay for itself?',
          answer:
            'For a shop with 5,000 contacts, the abandoned-basket and welcome series usually cover the set-up cost within two months. A newsletter takes about six issues to find its readers.',
        },
      ],
      call: {
        title: 'Send us a newsletter. We’ll halve it.',
        action: contact,
      },
    },
  ],
}
