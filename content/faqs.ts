import type { FaqItem } from '#model/content/faq.ts'

/** Filled into a new database, and shown when the server's list cannot be had. */
export const faqs: FaqItem[] = [
  {
    id: 'first-week',
    question: 'What happens in the first week?',
    answer:
      'A one-hour call with the two people who would lead the work, a look at what you have today, and by Friday one page with the scope, the price and the date. If we are the wrong people for the job, that page says so.',
  },
  {
    id: 'price',
    question: 'What does a project cost?',
    answer:
      'A company site with a blog starts at about $6,000, a shop at $14,000, an ERP pilot at $9,000. Retainers for search or paid media start at $1,200 a month, not counting what you spend on ads. You get a fixed price for a fixed scope, in writing, before anybody starts.',
  },
  {
    id: 'duration',
    question: 'How long does it take to go live?',
    answer:
      'A landing page takes one to two weeks, a company site five to seven, a shop eight to twelve. From the second week on, you see working pages, not mock-ups.',
  },
  {
    id: 'ownership',
    question: 'Who owns the code, the designs and the accounts?',
    answer:
      'You do. The repository, the design files, the ad accounts and the analytics are set up in your name from day one, and stay yours if we part ways.',
  },
  {
    id: 'after-launch',
    question: 'What do you do after launch?',
    answer:
      'For thirty days we fix whatever turns up, free of charge. After that you choose: a block of hours each month, a retainer with measured goals, or a handover with documentation and two training sessions for your team.',
  },
]
