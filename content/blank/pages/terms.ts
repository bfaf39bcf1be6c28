import type { Page } from '#blocks/schema.ts'

export const page: Page = {
  id: 'terms',
  title: 'Terms',
  description:
    'The terms of using this website, in three short sections. Our work has its own contracts.',
  blocks: [
    {
      type: 'page-head',
      label: 'Terms',
      title: 'Terms',
      intro: 'For using this website. Work that we do for you has a contract of its own.',
      lambda: 450,
      art: 'interference',
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'Use',
          anchor: 'use',
          inShort: 'Use the site as it is meant.',
          paragraphs: [
            'You may read this website, link to it and write to us. Do not try to break it, and do not send what you have no right to send.',
          ],
        },
        {
          title: 'Content',
          anchor: 'content',
          inShort: 'Texts and pictures belong to us or to those who made them.',
          paragraphs: [
            'You may quote us and name the source. For anything beyond that, ask us first.',
          ],
        },
        {
          title: 'Law',
          anchor: 'law',
          inShort: 'Write here which law applies.',
          paragraphs: ['Name your country and the court that is responsible.'],
        },
      ],
      links: [],
    },
  ],
}
