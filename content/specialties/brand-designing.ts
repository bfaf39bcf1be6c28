import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/design-services.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('brand-designing') }),
}

export const page: Page = {
  id: 'services/brand-designing',
  title: 'Brand Designing: a logo, its rules, its voice | Wavelength',
  description:
    'Name, logo, type, colour and voice in six weeks, tested in one colour, at 16 pixels and on a rubber stamp. Brands from $4,500.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Brand Designing',
      title: 'A logo that works on a rubber stamp',
      intro:
        'We design how a company is recognised: its logo, its typefaces, its colours and the way it talks. If it works on a stamp and at 16 pixels, it will work on the building.',
      lambda: 404,
      art: 'spectrum',
      ...heroPicture('rubber-stamp'),
      action: contact,
    },
    {
      type: 'prose',
      ...specialtyPicture('heron-rules', 'start'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'A brand is what people could still describe with the logo covered up. So we start by listening: to six customers, three employees and one person who left. Out of that come three sentences that everybody in the company can agree on.',
            'Then we draw: two directions, each shown on your real invoice, van, shop front and phone icon. You live with both for a week before choosing.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What the brand comes with',
      layout: 'run',
      items: [
        {
          title: 'Name, if needed',
          description: 'Three that are available in your class, country and domain.',
        },
        { title: 'Logo', description: 'Latin, Devanagari or Arabic, drawn as equals.' },
        { title: 'Type', description: 'Two families, licensed, with a free substitute for each.' },
        { title: 'Colour', description: 'Screen, print and paint values, contrast tested.' },
        { title: 'Voice', description: 'Ten sentences you would say and ten you would not.' },
        {
          title: 'Rule book',
          description: 'Twenty pages at most, with templates people will use.',
        },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'How we know that it sticks',
      figures: [
        { value: '16 px', label: 'smallest size at which people must tell it from four rivals' },
        { value: '8 of 10', label: 'strangers who can sketch it from memory a day later' },
        { value: '6', label: 'weeks from first interview to rule book' },
      ],
    },
    {
      type: 'link-list',
      title: 'What goes with a brand',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Graphic Designing', href: servicePath('graphic-designing') },
          description: 'The brand at work: packaging, posters, reports.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about brands',
      questions: [
        {
          question: 'What does a brand cost?',
          answer:
            'Logo, type, colour and rule book start at $4,500, or $6,500 with a name. A careful update of an existing logo, keeping what people recognise, is $2,200.',
        },
        {
          question: 'Can we have just a logo?',
          answer:
            'For a new shop, yes: $1,200, one direction, two rounds, all files. Come back for the rest when you have learned who your customers are.',
        },
        {
          question: 'Do you register the trademark?',
          answer:
            'We do the search and hand a clean drawing and a class list to your lawyer, or to ours in Patna or Dubai. They file it and bill you directly.',
        },
        {
          question: 'How do we switch over without waste?',
          answer:
            'Screens on day one, paper as it runs out, signs when the lease comes up. We draw up the list with dates and costs; for a company of forty people it is usually two pages.',
        },
      ],
      call: {
        title: 'Tell us about your company. We’ll take notes.',
        action: contact,
      },
    },
  ],
}
