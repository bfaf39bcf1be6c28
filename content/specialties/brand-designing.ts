import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/design-services.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('brand-designing') }),
}

export const page: Page = {
  id: 'services/brand-designing',
  title: 'Brand Designing: a mark, its rules, its voice | Wavelength',
  description:
    'Name, mark, type, colour and voice in six weeks, tested in one colour, at 16 pixels and on a rubber stamp. Brands from $4,500.',
  blocks: [
    {
      type: 'page-head',
      label: 'Brand Designing / 404 nm',
      title: 'A mark that survives a rubber stamp',
      lead: 'We design how a company is recognised: its mark, its letters, its colours and the way it talks. If it works on a stamp and at 16 pixels, it will work on the building.',
      lambda: 404,
      art: 'spectrum',
      action: contact,
    },
    {
      type: 'prose',
      picture: showcasePicture('brand-designing'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'A brand is what people could describe after you have covered the logo. So we begin with listening: six customers, three employees, one person who left. Out of that come three sentences everybody in the house can agree with.',
            'Then the drawing. Two directions, each shown on your real invoice, van, shop front and phone icon. You live with both for a week before choosing.',
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
          title: 'Name, if needed',
          description: 'Three that are free in your class, country and domain.',
        },
        { title: 'Mark', description: 'Latin, Devanagari or Arabic, drawn as equals.' },
        { title: 'Type', description: 'Two families, licensed, with the cheap substitute named.' },
        { title: 'Colour', description: 'Screen, print and paint values, contrast tested.' },
        { title: 'Voice', description: 'Ten sentences you would say and ten you would not.' },
        { title: 'Rule book', description: 'Twenty pages at most, with templates that are used.' },
      ],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '16 px', label: 'smallest size at which the mark must be told from four rivals' },
        { value: '8 of 10', label: 'strangers who can sketch it after a day' },
        { value: '6', label: 'weeks from first interview to rule book' },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about brands',
      questions: [
        {
          question: 'What does a brand cost?',
          answer:
            'Mark, type, colour and rule book start at $4,500. With a name $6,500. A careful repair of an existing mark, keeping what people know, is $2,200.',
        },
        {
          question: 'Can we have just a logo?',
          answer:
            'For a new shop, yes: $1,200, one direction, two rounds, all files. Come back for the rest when you have learned who your customers are.',
        },
        {
          question: 'Do you register the trademark?',
          answer:
            'We search first and hand a clean drawing and class list to your lawyer, or to ours in Patna or Dubai. Filing is done by them and billed by them.',
        },
        {
          question: 'How do we change over without waste?',
          answer:
            'Screens on day one, paper as it runs out, signs by the rent year. We make the list with dates and cost; for a company of forty people it is usually two pages.',
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
          link: { label: 'Graphic Designing', href: servicePath('graphic-designing') },
          description: 'The brand at work: packs, posters, reports.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Describe your company in three sentences that a rival could not say.',
      action: contact,
    },
  ],
}
