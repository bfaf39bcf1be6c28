import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/design-services.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('graphic-designing') }),
}

export const page: Page = {
  id: 'services/graphic-designing',
  title: 'Graphic Designing: posters, packs, reports | Wavelength',
  description:
    'Posters, packaging, reports, stands and social templates with press-ready files. Twenty pieces a month from $900, single jobs from $250.',
  blocks: [
    {
      type: 'page-head',
      label: 'Graphic Designing / 412 nm',
      title: 'Print it once, read it anywhere',
      lead: 'Posters, packs, reports and stands, drawn for the distance they are read from and delivered in files the press accepts at the first try.',
      lambda: 412,
      art: 'interference',
      action: contact,
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'columns',
      items: [
        { title: 'Posters and hoardings', description: 'Six words, one picture, read at 50 km/h.' },
        { title: 'Packaging', description: 'Dieline, label law, front tested at 28 millimetres.' },
        {
          title: 'Annual reports',
          description: 'Charts redrawn from your figures, 24 to 120 pages.',
        },
        {
          title: 'Stands and signs',
          description: 'Measured on site, with a drawing for the builder.',
        },
        {
          title: 'Menus and price lists',
          description: 'Typeset so that a change takes five minutes.',
        },
        { title: 'Templates', description: 'Posts, slides and letters that your office can fill.' },
      ],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '3 s', label: 'to find what it is about, asked of five strangers' },
        { value: '0', label: 'files returned by the press in the last forty jobs' },
        { value: '48 h', label: 'for a poster from brief to first proof' },
      ],
    },
    {
      type: 'prose',
      picture: showcasePicture('graphic-designing'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Everything of yours that hangs, lies, stands or is handed over. A poster is read at three metres, a pack at arm’s length, a report on a sofa, and each wants its own size of type and its own amount of words.',
          ],
        },
        {
          title: 'How a piece is made',
          paragraphs: [
            'A brief of five lines, two sketches by hand, one of them worked out. We print it on the office laser at real size and pin it up at the real distance. Faults that hide on a screen show on a wall within a minute.',
            'You get the PDF/X for the press, the open files, a list of fonts and paper, and a small version for WhatsApp, since that is how it will travel.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'questions',
      title: 'Asked about graphic work',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'A poster $250, a pack from $1,800, a report $45 a page with charts. As a monthly arrangement $900 for about twenty pieces, unused ones kept for one month.',
        },
        {
          question: 'Do you arrange printing?',
          answer:
            'Yes, in Patna, Dubai and Toronto. You pay the press directly; we check the proof and, for runs above 5,000, stand beside the machine.',
        },
        {
          question: 'Can you set Hindi, Urdu and Arabic?',
          answer:
            'Yes, with people who read them. Sizes are balanced by eye: Devanagari and Arabic need about a tenth more height than Latin to look equal.',
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
          link: { label: 'Brand Designing', href: servicePath('brand-designing') },
          description: 'The rules that make the twentieth piece easy.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Tell us what it is, where it hangs and how far away people stand.',
      action: contact,
    },
  ],
}
