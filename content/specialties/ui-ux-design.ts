import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/design-services.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('ui-ux-design') }),
}

export const page: Page = {
  id: 'services/ui-ux-design',
  title: 'UI/UX Design: from wireframe to working screen | Wavelength',
  description:
    'Interface design tested with five people before a line of code is written: wireframes, screens, components and states in Figma. From $4,000 in four weeks.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / UI/UX Design',
      title: 'Tested with five people before it is built',
      intro:
        'We sketch the flow on paper, let your own customers try it, and only then make it look good. Most mistakes turn up while they still cost only an afternoon.',
      lambda: 424,
      art: 'trace',
      ...heroPicture('five-testers', 'before'),
      action: contact,
    },
    {
      type: 'prose',
      ...specialtyPicture('one-screen-three-times', 'end'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'UX is what people have to do to get something done. UI is what they see while they do it. We design both in that order, on paper and then in Figma, and have five of your customers try it every time something changes.',
            'Five people find about four in five of the problems. The sixth mostly repeats what the first one said, so we spend that hour fixing things.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What your developers receive',
      layout: 'ledger',
      items: [
        {
          title: 'Task list',
          description: 'The eight things people come for, in their own words, and how often.',
        },
        {
          title: 'Structure and wireframes',
          description: 'Menus and labels from card sorting, screens in grey, all on one wall.',
        },
        {
          title: 'Clickable prototype',
          description: 'In Figma, on a phone, with real content and a simulated slow connection.',
        },
        {
          title: 'Test with five people',
          description: 'Forty minutes each, recorded with consent. You can watch, silently.',
        },
        {
          title: 'Screens and states',
          description:
            'Empty, loading, wrong, full, offline, right-to-left, at 390, 768 and 1440 pixels.',
        },
        {
          title: 'Component library',
          description:
            'Tokens and components with the names your developers use, checked against WCAG 2.2 AA.',
        },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'Tested before it is coded',
      figures: [
        { value: '43 → 81%', label: 'of tasks right first time, in our last menu test' },
        { value: '5', label: 'people per round, two rounds in every price' },
        { value: '4.5 : 1', label: 'lowest contrast we hand over for any text' },
      ],
    },
    {
      type: 'link-list',
      title: 'Before and beside the screens',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Brand Designing', href: servicePath('brand-designing') },
          description: 'For when you need a brand as well as screens.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about interface design',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'From $4,000 for a ten-screen flow with two rounds of testing, in four weeks. A thirty-screen app with a component library is about $8,000. A review of what you have, with twenty findings and sketches, is $750.',
        },
        {
          question: 'Are five people enough?',
          answer:
            'To find the big problems, yes: the same three or four turn up by the third person. To compare two versions in numbers you need a few hundred visits, and we do that after launch.',
        },
        {
          question: 'Will our developers be able to use it?',
          answer:
            'Yes. They join us from the second meeting. We look at their components first and design with those, and stay available for questions for thirty days after handover.',
        },
        {
          question: 'Can you build it too?',
          answer:
            'Yes, the people in the next room can. You are free to have it built elsewhere; the files are complete either way.',
        },
      ],
      call: {
        title: 'Send us a screen. We’ll find three errors.',
        action: contact,
      },
    },
  ],
}
