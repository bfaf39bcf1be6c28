import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/performance-media.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('native-ads') }),
}

export const page: Page = {
  id: 'services/native-ads',
  title: 'Native Ads: articles that readers finish | Wavelength',
  description:
    'Sponsored articles on named news and magazine sites through Taboola, Outbrain and MGID, written by journalists and measured by reading time and leads.',
  blocks: [
    {
      type: 'page-head',
      label: 'Native Ads / 584 nm',
      title: 'Articles that readers finish',
      lead: 'Some things need two minutes of explanation. We write that explanation, label it as an advertisement and buy it a place among the news.',
      lambda: 584,
      art: 'interference',
      action: contact,
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'columns',
      items: [
        { title: 'Two articles', description: '600 to 900 words, reported, with a named author.' },
        {
          title: 'Ten headlines',
          description: 'Each true of the article. The best two keep running.',
        },
        { title: 'A list of sites', description: 'Named before the start, pruned every week.' },
        {
          title: 'A reading page',
          description: 'On your domain, loads in a second, one way on at the end.',
        },
        {
          title: 'Blocked places',
          description: 'Made-for-advertising sites, gambling, accident news.',
        },
        { title: 'A reading report', description: 'Where people stop, paragraph by paragraph.' },
      ],
    },
    {
      type: 'prose',
      picture: showcasePicture('native-ads'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'The “you may also like” boxes under articles are bought by the click, through networks such as Taboola, Outbrain and MGID. The clicks are cheap and most of them are careless.',
            'So the work is in sorting: a headline that promises little and keeps it, a page that loses the careless within ten seconds, and a bid that follows the readers who stayed. It suits hearing aids, insurance, solar roofs, schools: things people think about for a month.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '75 s', label: 'median reading time, or the article is rewritten' },
        { value: '40%', label: 'of readers should reach the last paragraph' },
        { value: '$0.10-0.60', label: 'a click, by country and season' },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about native advertising',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            '$1,200 a month with two articles in the first month and one in each later one. Media from $1,500 a month; below that the lists of sites cannot be judged.',
        },
        {
          question: 'Will it look like a trick?',
          answer:
            'The page carries “Advertisement” and your name above the headline. Readers accept that when the text is useful. In our tests the label cost about 3 per cent of clicks.',
        },
        {
          question: 'How long until it brings leads?',
          answer:
            'The first come within days; the price settles after six to eight weeks, when about four fifths of the sites have been struck out.',
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
          link: { label: 'Google Ads', href: servicePath('google-ads') },
          description: 'For the moment when the reader starts to search.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Tell us what you always explain twice: that is the first article.',
      action: contact,
    },
  ],
}
