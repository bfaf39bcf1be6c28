import type { Page } from '#blocks/contracts.ts'
import { logosOf } from '#content/tool-logos.ts'
import { designTools } from '#content/tools.ts'
import { contactPath, servicePath } from '#model/paths.ts'
import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'design-services',
  title: 'Design Services',
  line: 'Interfaces, brands and packaging that hold up at thumb size.',
  lambda: 420,
  family: 'Design',
  inquiryService: 'UI/UX',
  menuPosition: 4,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: Page = {
  id: 'services/design-services',
  title: 'Design Services: interface, graphic, packaging | Wavelength',
  description:
    'UI design, graphic design and packaging design by one studio, tested on the cheapest phone in the office and on the shelf. Brands from $4,500.',
  blocks: [
    {
      type: 'page-head',
      label: 'Design Services / 420 nm',
      title: 'Design that holds at thumb size',
      lead: 'Screens, print and packs from one studio, drawn so they read at 28 millimetres and still look right at three metres.',
      lambda: service.lambda,
      art: 'rings',
      action: contact,
    },
    {
      type: 'deliverables',
      title: 'Three specialties, one studio wall',
      layout: 'columns',
      items: [
        {
          title: 'UI Design',
          description:
            'Wireframes, screens and a component library in Figma, with the states people forget: empty, loading, wrong, offline.',
        },
        {
          title: 'Graphic Design',
          description:
            'Logos, reports, stands, posts and posters, delivered with the print files and the rules to make the next one.',
        },
        {
          title: 'Packaging Design',
          description:
            'Dielines, label law and a front that is found in a two-column shopping app in under three seconds.',
        },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'Before and after: a clinic price list',
          paragraphs: [
            'Before: prices in light grey at 13 pixels, 2.8 to 1 against white, conditions fainter still. In four weeks 61 people asked the desk for a price that was on the page.',
            'After: 14.2 to 1 at 17 pixels, each condition directly under its price, in plain words. In the next four weeks 38 asked. One clinic, one notebook, and a quieter desk.',
          ],
        },
        {
          title: 'Before and after: a makhana pack',
          paragraphs: [
            'Before: thin gold letters on cream, lovely on the shelf and blank in an app. Its owner took eleven seconds to find it.',
            'After: a green band, the word MAKHANA three times taller, weight and flavour together. His aunt needed two seconds.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'How a design job runs',
      lead: 'Five steps. A pack takes four weeks, a brand six, an app interface six to ten.',
      layout: 'ledger',
      items: [
        {
          title: 'Discovery',
          description:
            'We visit the place where the thing is used: a shop, a ward, a warehouse. Half a day, with a camera and a ruler.',
        },
        {
          title: 'Strategy',
          description:
            'One page: who must notice what, in which order, and which competitor it will stand beside.',
        },
        {
          title: 'Design',
          description:
            'Two directions, both meant seriously, shown on the real object. You pick one; we do not mix them.',
        },
        {
          title: 'Implementation',
          description:
            'Final files, tokens for developers, press proofs. We stand at the machine for the first run in Patna, and on a call elsewhere.',
        },
        {
          title: 'Evaluation',
          description:
            'Five people, eight tasks, the same test as at the start. You get both sets of times.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'What you gain by testing early',
      figures: [
        { value: '3 s', label: 'to find the pack on a results page, or we redraw it' },
        { value: '7 : 1', label: 'contrast for text, wherever the ground allows' },
        { value: '2', label: 'directions, two rounds each, in every fixed price' },
      ],
    },
    {
      type: 'logos',
      title: 'Ten tools on our desks',
      lead: 'You get files that open in yours: AI, INDD and PDF too.',
      layout: 'bench',
      logos: logosOf(designTools),
    },
    {
      type: 'questions',
      title: 'What clients want settled first',
      questions: [
        {
          question: 'What does design cost?',
          answer:
            'A single pack front and back starts at $1,800, a brand with mark, type, colours and rules at $4,500, the interface of an app with thirty screens at $8,000. Ongoing graphic work is $900 a month for about twenty pieces.',
        },
        {
          question: 'How many versions do we see?',
          answer:
            'Two directions and two rounds of changes on the chosen one. A third round is $300 a day and is needed in about one job of eight.',
        },
        {
          question: 'Do we get the source files?',
          answer:
            'All of them, on the day of the last payment: Figma, AI, INDD, print PDFs, and a list of font licences to buy. Fonts are usually $50 to $400 and are licensed to you.',
        },
        {
          question: 'Can you follow our existing brand book?',
          answer:
            'Yes, and most jobs do. Where a rule makes a screen unreadable we write down the conflict, propose the smallest change and let you decide.',
        },
      ],
    },
    {
      type: 'ways',
      title: 'Closer to one craft',
      ways: [
        {
          link: { label: 'UI/UX Design', href: servicePath('ui-ux-design') },
          description: 'Wireframe, test, screen, component.',
        },
        {
          link: { label: 'Graphic Designing', href: servicePath('graphic-designing') },
          description: 'Posters, packs and reports that print as they look.',
        },
        {
          link: { label: 'Brand Designing', href: servicePath('brand-designing') },
          description: 'A mark, its rules and its voice.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Photograph the thing you want redrawn, where it is used, and send us that picture.',
      action: contact,
    },
  ],
}
