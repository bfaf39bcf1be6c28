import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/performance-media.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('native-ads') }),
}

export const page: Page = {
  id: 'services/native-ads',
  title: 'Native Ads: articles people read to the end | Wavelength',
  description:
    'Sponsored articles on named news and magazine sites through Taboola, Outbrain and MGID, written by journalists and measured by reading time and leads.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Native Ads',
      title: 'Articles people read to the end',
      intro:
        'Some things take two minutes to explain. We write the explanation, label it as an advertisement and buy it a place among the news.',
      lambda: 584,
      art: 'interference',
      ...heroPicture('read-to-the-end', 'before'),
      action: contact,
    },
    {
      type: 'deliverables',
      title: 'What we write and place',
      layout: 'run',
      items: [
        {
          title: 'Two articles',
          description: '600 to 900 words, properly reported, with a named author.',
        },
        {
          title: 'Ten headlines',
          description: 'All of them true to the article. The best two keep running.',
        },
        { title: 'A list of sites', description: 'Named before we start, pruned every week.' },
        {
          title: 'A landing page',
          description: 'On your domain, loads in a second, with one next step at the end.',
        },
        {
          title: 'Blocked sites',
          description: 'Made-for-advertising sites, gambling, accident news.',
        },
        { title: 'A reading report', description: 'Where people stop, paragraph by paragraph.' },
      ],
    },
    {
      type: 'prose',
      ...specialtyPicture('ten-headlines', 'end'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'The “you may also like” boxes under articles are sold by the click, through networks such as Taboola, Outbrain and MGID. The clicks are cheap, and most of them are careless.',
            'So the work is in the sorting: a headline that promises little and delivers it, a page that loses the careless within ten seconds, and bids that follow the readers who stay. It suits hearing aids, insurance, solar roofs and schools: things people think about for a month.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'Read to the end, or rewritten',
      figures: [
        { value: '75 s', label: 'median reading time, or the article is rewritten' },
        { value: '40%', label: 'of readers should reach the last paragraph' },
        { value: '$0.10-0.60', label: 'per click, depending on country and season' },
      ],
    },
    {
      type: 'link-list',
      title: 'Beside articles',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Google Ads', href: servicePath('google-ads') },
          description: 'For when the reader starts searching.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about native ads',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            '$1,200 a month, with two articles in the first month and one in each month after that. Ad spend starts at $1,500 a month; with less than that, there is too little data to judge the sites.',
        },
        {
          question: 'Won’t it look like a trick?',
          answer:
            'No. The page says “Advertisement” and your name above the headline. Readers accept that when the article is useful. In our tests the label cost about 3 per cent of clicks.',
        },
        {
          question: 'How long until it brings leads?',
          answer:
            'The first come within days. The price per lead settles after six to eight weeks, by which time we have cut about four fifths of the sites.',
        },
      ],
      call: {
        title: 'Tell us what you always have to explain.',
        action: contact,
      },
    },
  ],
}
