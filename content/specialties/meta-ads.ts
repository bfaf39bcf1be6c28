import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/performance-media.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('meta-ads') }),
}

export const page: Page = {
  id: 'services/meta-ads',
  title: 'Meta Ads: new films every two weeks | Wavelength',
  description:
    'Facebook and Instagram campaigns with twelve new films and pictures a month, measured by orders and accepted leads. From $1,200 plus ad spend.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Meta Ads',
      title: 'Stories that sell before the swipe',
      intro:
        'On Facebook and Instagram, the film does most of the targeting. So we make twelve a month, keep the best four, and learn from the other eight.',
      lambda: 596,
      art: 'trace',
      ...heroPicture('contact-sheet'),
      action: contact,
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'When an ad stays and when it goes',
      figures: [
        { value: '12', label: 'new films and pictures a month, in 9:16, 4:5 and 1:1' },
        { value: '3 s', label: 'watched by at least a third of viewers, or we re-cut the opening' },
        { value: '14 days', label: 'until a tired ad is replaced' },
      ],
    },
    {
      type: 'prose',
      ...specialtyPicture('twelve-cuts', 'start'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Meta shows your ad to people who resemble your buyers. It does that well when it is told clearly who bought, and when the first three seconds say who the product is for.',
            'We run few campaigns, broad audiences and a strict list of people to exclude. Most of our hours go into the creative.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'A month of work on your ads',
      layout: 'offset',
      items: [
        {
          title: 'A monthly shoot',
          description: 'Half a day at your premises, or a box of products sent to ours.',
        },
        { title: 'Twelve cuts', description: 'Each tests one idea: price, use, proof, person.' },
        {
          title: 'Pixel and server events',
          description: 'Conversions API, with duplicates removed and consent respected.',
        },
        {
          title: 'Lead forms that filter',
          description: 'Two questions that put off the merely curious.',
        },
        {
          title: 'Comment watch',
          description: 'Questions under your ads answered the same day.',
        },
        {
          title: 'A learning sheet',
          description: 'What each cut taught us, so nobody repeats a mistake in spring.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'Beside social ads',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Native Ads', href: servicePath('native-ads') },
          description: 'For things that take two minutes to explain.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about Meta Ads',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            '$1,200 a month for campaigns and reports; films are $650 a month for twelve cuts from one shoot. Ad spend starts at about $20 a day, which you pay to Meta directly.',
        },
        {
          question: 'Meta reports more sales than we have. Why?',
          answer:
            'It counts orders from people who saw an ad and would have come anyway. We report your shop’s own orders by week, with and without spend in one region, and use Meta’s figure only to compare films.',
        },
        {
          question: 'Our Facebook leads never pick up. Can you fix that?',
          answer:
            'Usually. Two filtering questions, a call within fifteen minutes and a WhatsApp message raise the share you reach from about 30 to about 55 per cent. You get fewer leads and more conversations.',
        },
        {
          question: 'Our account was restricted. Can you help?',
          answer:
            'Usually. We find the cause, mostly unverified business documents or claims about health or money, fix it and appeal. Allow one to three weeks, and don’t open a new account in the meantime.',
        },
      ],
      call: {
        title: 'Send a best seller. We’ll sketch three ads.',
        action: contact,
      },
    },
  ],
}
