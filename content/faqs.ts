import type { FaqItem } from '#model/content/faq.ts'

/** Filled into a new database, and shown when the server's list cannot be had (specification 7). */
export const faqs: FaqItem[] = [
  {
    id: 'first-week',
    question: 'What happens in the first week?',
    answer:
      'One call of an hour with the two people who would lead the work, a look at what you run today, and by Friday a page with the scope, the price and the date. If we are the wrong people for it, that page says so.',
  },
  {
    id: 'price',
    question: 'What does a project cost?',
    answer:
      'A company site with a blog starts at about $6,000, a shop at $14,000, an ERP pilot at $9,000. Retainers for search or paid media begin at $1,200 a month without the media spend. You get a fixed price for a fixed scope, and a written offer before anybody starts.',
  },
  {
    id: 'duration',
    question: 'How long until something is live?',
    answer:
      'A landing page takes one to two weeks, a company site five to seven, a shop eight to twelve. You see working pages from the second week on, not drawings of them.',
  },
  {
    id: 'ownership',
    question: 'Who owns the code, the designs and the accounts?',
    answer:
      'You do. The repository, the design files, the advertising accounts and the analytics are opened in your name from the first day, and stay yours if we part.',
  },
  {
    id: 'after-launch',
    question: 'What do you do after launch?',
    answer:
      'For thirty days we mend whatever turns up at no charge. After that you choose: a monthly hour budget, a retainer with measured goals, or a handover with documentation and two training sessions for your team.',
  },
]
