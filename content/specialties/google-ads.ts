import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/performance-media.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('google-ads') }),
}

export const page: Page = {
  id: 'services/google-ads',
  title: 'Google Ads: search and shopping by margin | Wavelength',
  description:
    'Search, Shopping and Performance Max campaigns bid by margin, with good and bad leads reported back to Google. From $1,200 a month plus ad spend.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Google Ads',
      title: 'Pay for searches that become customers',
      intro:
        'Somebody searches for what you sell. We work out what that search is worth to you after costs, and bid up to that and no further.',
      lambda: 592,
      art: 'spectrum',
      ...heroPicture('priced-words'),
      action: contact,
    },
    {
      type: 'prose',
      ...specialtyPicture('search-terms', 'end'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Google Ads sells space in search results, on Maps, on YouTube and on partner sites. For most companies the place to start is plain search: few words, high intent, and a page that answers.',
            'Performance Max comes second. It buys everywhere at once and needs good data to do that well, so we start it once sixty conversions have been marked and your brand name is excluded.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What is in the account',
      layout: 'compact',
      items: [
        {
          title: 'Account structure',
          description: 'Campaigns by margin and intent, in an account you own.',
        },
        {
          title: 'Search-term reading',
          description:
            'Twice a week, by a person. You can see the list of excluded words at any time.',
        },
        {
          title: 'Shopping feed',
          description: 'Titles, pictures, GTINs and stock in Merchant Center, fixed at the source.',
        },
        {
          title: 'Landing pages',
          description: 'Two per quarter, for the ad groups that get clicks but no leads.',
        },
        {
          title: 'Conversion import',
          description: 'Accepted leads and paid orders sent back from your CRM or shop each night.',
        },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'What we report on Monday',
      figures: [
        { value: 'Line 1', label: 'of the Monday report: what each accepted lead cost' },
        { value: '< 8%', label: 'of spend on searches we would not have chosen' },
        { value: '2 weeks', label: 'from getting access to launching the first campaign' },
      ],
    },
    {
      type: 'link-list',
      title: 'Beside search ads',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Meta Ads', href: servicePath('meta-ads') },
          description: 'For people who aren’t searching yet.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about Google Ads',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Our fee is $1,200 a month for up to $10,000 of ad spend, plus $800 once for set-up. A click costs anything from $0.15 for school shoes in Patna to $12 for legal advice in Toronto; we give you the range for your keywords before you sign.',
        },
        {
          question: 'Should we bid on our own name?',
          answer:
            'Only when a competitor does, or when your page doesn’t come first without it. We test it by pausing for two weeks and counting what you lose, which is often nothing.',
        },
        {
          question: 'Can you work in our existing account?',
          answer:
            'Yes, and we prefer to: its history is worth keeping. The first week is a $600 audit, credited if you stay.',
        },
        {
          question: 'Is Performance Max worth it?',
          answer:
            'For shops with forty or more orders a month, mostly yes. For lead forms, only if you tell Google which leads were good; otherwise it finds lots of people who like filling in forms.',
        },
      ],
      call: {
        title: 'We’ll find the clicks you wasted money on.',
        action: contact,
      },
    },
  ],
}
