import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/performance-media.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('google-ads') }),
}

export const page: Page = {
  id: 'services/google-ads',
  title: 'Google Ads: search and shopping by margin | Wavelength',
  description:
    'Search, Shopping and Performance Max campaigns bid by margin, with leads marked good or bad fed back to Google. From $1,200 a month plus media.',
  blocks: [
    {
      type: 'page-head',
      label: 'Google Ads / 592 nm',
      title: 'Pay for searches that become customers',
      lead: 'Somebody types what you sell. We decide what that search is worth to you after costs, and bid up to that and no further.',
      lambda: 592,
      art: 'spectrum',
      action: contact,
    },
    {
      type: 'prose',
      picture: showcasePicture('google-ads'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Google Ads sells places on its results, on Maps, on YouTube and on partner sites. For most companies the first useful part is plain search: few words, high intent, a page that answers.',
            'Performance Max comes second. It buys everywhere at once and needs good data to do that well, so we start it after sixty conversions have been marked and your brand name has been excluded.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'ledger',
      items: [
        {
          title: 'Account structure',
          description: 'Campaigns by margin and intent, in an account that you own.',
        },
        {
          title: 'Search-term reading',
          description: 'Twice a week, by a person. The list of excluded words is yours to see.',
        },
        {
          title: 'Shopping feed',
          description:
            'Titles, pictures, GTINs and stock in Merchant Center, repaired at the source.',
        },
        {
          title: 'Landing pages',
          description: 'Two per quarter, for the groups that get clicks and no leads.',
        },
        {
          title: 'Conversion import',
          description: 'Accepted leads and paid orders sent back from your CRM or shop each night.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: 'Line 1', label: 'of the Monday report: what each accepted lead cost' },
        { value: '< 8%', label: 'of spend on searches we would not have chosen' },
        { value: '2 weeks', label: 'from access to the first campaign' },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about Google Ads',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Our fee is $1,200 a month up to $10,000 of media, set-up $800 once. A click costs from $0.15 for school shoes in Patna to $12 for legal advice in Toronto; we give you the range for your words before you sign.',
        },
        {
          question: 'Should we bid on our own name?',
          answer:
            'Only when a rival does, or when your page is not first without it. We test it by pausing for two weeks and counting what is lost, which is often nothing.',
        },
        {
          question: 'Can you work in our existing account?',
          answer:
            'Yes, and we prefer to: its history is worth keeping. The first week is an audit of $600, credited if you stay.',
        },
        {
          question: 'Is Performance Max worth it?',
          answer:
            'For shops with forty or more orders a month, mostly yes. For lead forms only if the good and bad marks are imported; otherwise it finds many people who like filling in forms.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'Near this',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Meta Ads', href: servicePath('meta-ads') },
          description: 'For people who are not searching yet.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Give us read access for a day and we will list the searches you paid for by mistake.',
      action: contact,
    },
  ],
}
