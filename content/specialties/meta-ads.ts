import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/performance-media.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('meta-ads') }),
}

export const page: Page = {
  id: 'services/meta-ads',
  title: 'Meta Ads: new films every fortnight | Wavelength',
  description:
    'Facebook and Instagram campaigns with twelve new films and pictures a month, measured by orders and accepted leads. From $1,200 plus media.',
  blocks: [
    {
      type: 'page-head',
      label: 'Meta Ads / 596 nm',
      title: 'Stories that sell before the swipe',
      lead: 'On Facebook and Instagram the film does most of the targeting. So we make twelve a month, let four survive, and learn from the eight.',
      lambda: 596,
      art: 'trace',
      action: contact,
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '12', label: 'new films and pictures a month, in 9:16, 4:5 and 1:1' },
        { value: '3 s', label: 'watched by at least a third, or the opening is cut again' },
        { value: '14 days', label: 'until a tired advertisement is replaced' },
      ],
    },
    {
      type: 'prose',
      picture: showcasePicture('meta-ads'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Meta shows your advertisement to people who resemble those who bought. It finds them well when it is told clearly who bought, and when the first three seconds say whom the thing is for.',
            'We keep few campaigns, wide audiences and a strict list of people to leave out. Most of our hours go into the pictures.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'columns',
      items: [
        {
          title: 'A monthly shoot',
          description: 'Half a day at your place or a box sent to ours.',
        },
        { title: 'Twelve cuts', description: 'Each tests one idea: price, use, proof, person.' },
        {
          title: 'Pixel and server events',
          description: 'Conversions API with duplicates removed, consent respected.',
        },
        {
          title: 'Lead forms that filter',
          description: 'Two questions that keep the merely curious away.',
        },
        {
          title: 'Comment watch',
          description: 'Questions under advertisements answered the same day.',
        },
        {
          title: 'A learning sheet',
          description: 'What each cut showed, so nobody repeats it in spring.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about Meta Ads',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            '$1,200 a month for campaigns and reports; films are $650 a month for twelve cuts from one shoot. Media from about $20 a day, paid by you to Meta.',
        },
        {
          question: 'Meta reports more sales than we have. Why?',
          answer:
            'It counts orders by people who saw an advertisement and would have come anyway. We report your shop’s own orders by week, with and without spend in one region, and use Meta’s figure only to compare films.',
        },
        {
          question: 'Leads from Facebook never answer. Can that change?',
          answer:
            'Usually. Two filtering questions, a call within fifteen minutes and a WhatsApp message bring the share reached from about 30 to about 55 per cent. You get fewer leads and more talks.',
        },
        {
          question: 'Our account was restricted. Can you help?',
          answer:
            'We find the cause, mostly unverified business papers or claims about health and money, correct it and appeal. Allow one to three weeks and do not open a new account meanwhile.',
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
          link: { label: 'Native Ads', href: servicePath('native-ads') },
          description: 'When the thing needs two minutes of reading.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Send us your best seller and its price, and we will sketch three openings.',
      action: contact,
    },
  ],
}
