import type { PageSource } from '#blocks/schema.ts'
import { emailTemplates } from '#content/portfolios.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'email-marketing',
  title: 'Email Marketing',
  line: 'Letters that get opened because they were worth sending.',
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
  title: 'Email Marketing: letters worth opening | Wavelength',
  description:
    'Newsletters, automatic series and deliverability on Klaviyo, Mailchimp, Brevo or Zoho, with 1000+ templates to start from. From $600 a month.',
  blocks: [
    {
      type: 'page-head',
      label: 'Email Marketing / 650 nm',
      title: 'Email that',
      rotating: ['Boosts', 'Engages Users', 'Drives Sales'],
      lead: 'We write and send e-mail that arrives, gets read on a phone in forty seconds and brings orders you can count without guessing.',
      lambda: service.lambda,
      art: 'trace',
      action: contact,
    },
    {
      type: 'templates',
      id: 'templates',
      title: 'Start from a letter that already works',
      lead: 'Fourteen of them, with real words inside. Pick the kind you send most.',
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
        text: 'Five series do most of the work. They are written once, checked every quarter, and usually bring a third of all e-mail revenue.',
        emails: [
          { when: 'At once', subject: 'Welcome. Here is what we write about, and how often.' },
          { when: 'After two hours', subject: 'Your basket is still here. So is the blue one.' },
          { when: 'Day 9', subject: 'How does it fit? Answer this letter, a person reads it.' },
          { when: 'Once a year', subject: 'Happy birthday, Meera. Your loaf is on us.' },
          { when: 'After half a year of silence', subject: 'We have not seen you since spring.' },
        ],
      },
      targeting: {
        title: 'Targeting',
        text: 'Three groups beat thirty. We split further only if the text would differ. People choose weekly or monthly themselves, on the page where they could also leave.',
        groups: [
          { name: 'New', share: 14, benefit: 'Who you are, in three short letters.' },
          {
            name: 'Active',
            share: 51,
            benefit: 'Every issue, and first pick when there is little.',
          },
          { name: 'Asleep', share: 35, benefit: 'One letter in four, then one last question.' },
        ],
      },
      deliverability: {
        title: 'Deliverability',
        text: 'A sending domain is warmed over four weeks. Addresses that have slept for a year get one last letter and are then removed. The rest stands in lines that nobody reads but the mail servers:',
        headers: [
          { field: 'From', value: 'Ember & Oat <letters@emberandoat.example>' },
          { field: 'Authentication-Results', value: 'spf=pass; dkim=pass; dmarc=pass' },
          { field: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
          { field: 'Delivered to', value: 'Inbox' },
        ],
      },
    },
    {
      type: 'deliverables',
      title: 'Six services',
      layout: 'columns',
      items: [
        { title: 'Set-up or move', description: 'Tool, domain, lists and consent, in two weeks.' },
        {
          title: 'Template set',
          description: 'Eight layouts in MJML, light and dark, tested in Litmus.',
        },
        {
          title: 'Newsletter',
          description: 'Two or four a month: planned, written, sent, read together.',
        },
        { title: 'Automatic series', description: 'Five to begin with, each with one purpose.' },
        {
          title: 'List growth',
          description: 'Forms at the right moment, double opt-in, no bought names.',
        },
        {
          title: 'Deliverability repair',
          description: 'From the spam folder back, in three to eight weeks.',
        },
      ],
    },
    {
      type: 'big-counter',
      label: 'Emails Sent',
      note: 'Last month, all to people who asked. Fewer than one in a thousand was reported as spam; Gmail draws its line at three.',
      target: 59477,
      duration: 2500,
    },
    {
      type: 'deliverables',
      title: 'Six reasons clients keep it going',
      layout: 'ledger',
      items: [
        {
          title: 'The list is yours',
          description: 'No network can change the rules between you and the reader.',
        },
        {
          title: 'Written by one person',
          description: 'The same writer every month, whose name stands under it if you like.',
        },
        {
          title: 'Short',
          description: 'One subject, one picture, one link. Two hundred words at most.',
        },
        {
          title: 'Readable everywhere',
          description:
            'Checked in Outlook, Gmail and Apple Mail, with pictures off and in the dark.',
        },
        {
          title: 'Easy to leave',
          description: 'One click, no survey. It is why complaints stay low.',
        },
        {
          title: 'Counted soberly',
          description: 'Orders against a group that got nothing, so that the gain is real.',
        },
      ],
    },
    {
      type: 'price-guide',
      title: 'What a letter costs',
      lead: 'The sending tool is paid by you, to its maker, without a commission for us.',
      ranges: [
        {
          name: 'Set-up with a template set',
          from: 1600,
          currency: 'USD',
          per: 'project',
          weeks: { from: 2, to: 3 },
          includes: 'Tool, domain, lists, consent and eight layouts',
        },
        {
          name: 'Two newsletters',
          from: 600,
          currency: 'USD',
          per: 'month',
          includes: 'Planned, written, sent and read together',
        },
        {
          name: 'Four newsletters and automation',
          from: 1100,
          currency: 'USD',
          per: 'month',
          includes: 'The same, with five series checked every quarter',
        },
        {
          name: 'Deliverability repair',
          from: 900,
          to: 2400,
          currency: 'USD',
          per: 'project',
          weeks: { from: 3, to: 8 },
          includes: 'Records, warming, a clean list, and the first send after it',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked before the first send',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Set-up with a template set is $1,600. Two newsletters a month are $600, four with automation care $1,100. The sending tool is paid by you: about $20 a month for 1,000 contacts and $150 for 10,000, depending on the maker.',
        },
        {
          question: 'Which tool should we take?',
          answer:
            'Klaviyo for shops, Brevo if you send rarely to many, Zoho Campaigns if you already live in Zoho, Mailchimp if your team knows it. We work in all four and take no commission from any.',
        },
        {
          question: 'Can we mail a list we bought?',
          answer:
            'No, and not through us. It breaks the rules of every serious tool and the law in Canada and Europe, and it ruins your domain for the customers who want your mail.',
        },
        {
          question: 'Do open rates still mean anything?',
          answer:
            'Little. Apple Mail opens pictures by itself, which lifts the figure by a third or more. We report clicks, replies and orders, and now and then leave a tenth of the list without a letter to see what it really adds.',
        },
        {
          question: 'How soon does it pay?',
          answer:
            'For a shop with 5,000 contacts, the left-basket and welcome series usually cover the set-up within two months. A newsletter takes about six issues to find its readers.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'Read before the next send',
      category: 'Analytics',
    },
    {
      type: 'contact-band',
      title: 'Forward us your last newsletter and we will return it at half the length.',
      action: contact,
    },
  ],
}
