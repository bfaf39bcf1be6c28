import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/design-services.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('ui-ux-design') }),
}

export const page: Page = {
  id: 'services/ui-ux-design',
  title: 'UI/UX Design: from wireframe to working screen | Wavelength',
  description:
    'Interface design tested with five people before a line is built: wireframes, screens, components and states in Figma. From $4,000 in four weeks.',
  blocks: [
    {
      type: 'page-head',
      label: 'UI/UX Design / 424 nm',
      title: 'Tested with five people before it is built',
      lead: 'We draw the flow on paper, let your own customers try it, and only then make it handsome. Most mistakes are found while they cost an afternoon.',
      lambda: 424,
      art: 'trace',
      action: contact,
    },
    {
      type: 'prose',
      picture: showcasePicture('ui-ux-design'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'UX is what a person has to do to reach a thing. UI is what they see while they do it. We design both in that order, on paper and then in Figma, and let five of your customers try it each time something changes.',
            'Five people find about four in five of the faults. The sixth mostly repeats what the first said, so we spend that hour on mending.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'ledger',
      items: [
        {
          title: 'Task list',
          description: 'The eight things people come for, in their own words, with how often.',
        },
        {
          title: 'Structure and wireframes',
          description: 'Menu and labels from card sorting, screens in grey, on one wall.',
        },
        {
          title: 'Clickable model',
          description: 'In Figma, on a phone, with true content and a slow network pretended.',
        },
        {
          title: 'Test with five people',
          description: 'Forty minutes each, recorded with consent. You may watch, silently.',
        },
        {
          title: 'Screens and states',
          description:
            'Empty, loading, wrong, full, offline, right-to-left, at 390, 768 and 1440 pixels.',
        },
        {
          title: 'Component library',
          description:
            'Tokens and parts named as the developers name them, checked against WCAG 2.2 AA.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '43 → 81%', label: 'of tasks right at the first try, in our last menu test' },
        { value: '5', label: 'people a round, two rounds in every price' },
        { value: '4.5 : 1', label: 'lowest contrast we hand over for any text' },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about interface design',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'From $4,000 for a flow of ten screens with one test round, in four weeks. An app of thirty screens with a component library is about $8,000. A review of what you have, with twenty findings and sketches, is $750.',
        },
        {
          question: 'Are five people enough?',
          answer:
            'To find the big faults, yes: the same three or four turn up by the third person. To compare two versions in numbers you need some hundred visits, and we do that after launch.',
        },
        {
          question: 'Will our developers be able to use it?',
          answer:
            'They are in the second meeting. We look at their components first and draw with those, and stay available for questions for thirty days after handover.',
        },
        {
          question: 'Can you build it, too?',
          answer:
            'Yes, by the people in the next room. You are free to build elsewhere; the files are complete either way.',
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
          description: 'When the screens need a face as well.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Send us a picture of the screen that brings the most calls to your office.',
      action: contact,
    },
  ],
}
