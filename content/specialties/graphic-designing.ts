import type { Page } from '#blocks/schema.ts'
import { designPieces } from '#content/design-wall.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { emailTemplates, socialPieces } from '#content/portfolios.ts'
import { service as parent } from '#content/services/design-services.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('graphic-designing') }),
}

/** The picture of a piece that other pages show too. */
function pieceOf(id: string) {
  return [...designPieces, ...emailTemplates, ...socialPieces].find((each) => each.id === id)?.image
}

export const page: Page = {
  id: 'services/graphic-designing',
  title: 'Graphic Designing: posters, packs, reports | Wavelength',
  description:
    'Posters, packaging, reports, exhibition stands and social templates with press-ready files. Twenty pieces a month from $900, single jobs from $250.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Graphic Designing',
      title: 'Print it once, read it anywhere',
      intro:
        'Posters, packaging, reports and stands, designed for the distance they are read from and delivered in files the printer accepts first time.',
      lambda: 412,
      art: 'interference',
      ...heroPicture('eye-chart'),
      action: contact,
    },
    {
      type: 'deliverables',
      title: 'What we print',
      layout: 'patchwork',
      items: [
        {
          title: 'Posters and hoardings',
          description: 'Six words, one picture, read at 50 km/h.',
          picture: pieceOf('northlight-film-poster'),
        },
        {
          title: 'Packaging',
          description: 'Dieline, labelling law, front tested at 28 millimetres.',
          picture: pieceOf('makhana-pouch'),
        },
        {
          title: 'Annual reports',
          description: 'Charts redrawn from your figures, 24 to 120 pages.',
          picture: pieceOf('quarterly-letter'),
        },
        {
          title: 'Stands and signs',
          description: 'Measured on site, with a drawing for the builder.',
          picture: pieceOf('kesar-sign'),
        },
        {
          title: 'Menus and price lists',
          description: 'Typeset so that a change takes five minutes.',
          picture: pieceOf('dar-al-noor-prices'),
        },
        {
          title: 'Templates',
          description: 'Posts, slides and letterheads your office can fill in.',
          picture: pieceOf('carousel-mithila-paper'),
        },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'Read in three seconds',
      figures: [
        { value: '3 s', label: 'for five strangers to see what it is about' },
        { value: '0', label: 'files sent back by the printer in the last forty jobs' },
        { value: '48 h', label: 'from brief to first proof of a poster' },
      ],
    },
    {
      type: 'prose',
      ...specialtyPicture('mango-at-three-sizes', 'across'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Everything of yours that hangs, lies, stands or is handed over. A poster is read from three metres away, a pack at arm’s length, a report on a sofa, and each needs its own type size and its own number of words.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'process',
      title: 'How a piece is made',
      layout: 'wave',
      steps: [
        {
          title: 'Two sketches',
          duration: 'Day 1',
          description: 'A five-line brief, two sketches by hand, one of them worked up.',
        },
        {
          title: 'On the wall',
          duration: 'Day 2',
          description:
            'Printed at actual size on the office printer and pinned up at the real distance. Mistakes that hide on a screen show up within a minute.',
        },
        {
          title: 'To the press',
          duration: 'Day 3',
          description: 'The PDF/X for the printer, the source files, a list of fonts and paper.',
        },
        {
          title: 'Into a chat',
          duration: 'From then on',
          description: 'A small version for WhatsApp, since that is how it will get passed around.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'What goes with print',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Brand Designing', href: servicePath('brand-designing') },
          description: 'The rules that make the twentieth piece easy.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about graphic work',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'A poster is $250, a pack from $1,800, a report $45 a page with charts. A monthly plan is $900 for about twenty pieces; unused ones roll over for one month.',
        },
        {
          question: 'Do you arrange printing?',
          answer:
            'Yes, in Patna, Dubai and Toronto. You pay the printer directly; we check the proof and, for runs of more than 5,000, stand next to the press.',
        },
        {
          question: 'Can you set Hindi, Urdu and Arabic?',
          answer:
            'Yes, with designers who read them. We balance the sizes by eye: Devanagari and Arabic need to be about a tenth taller than Latin to look equal.',
        },
      ],
      call: {
        title: 'Tell us what you need. We’ll sketch two ideas.',
        action: contact,
      },
    },
  ],
}
