import type { Page } from '#blocks/schema.ts'
import { cases } from '#content/cases.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'projects',
  title: 'Projects: three case studies with their figures | Wavelength',
  description:
    'Three case studies of Wavelength: a shop in Halifax, clinics in Riyadh, a seed dealer in Patna. What each figure was, what it is now, and what went wrong.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects',
      title: 'What changed',
      lead: 'We have delivered more than 110 projects. These three clients let us publish their figures, and the parts that went wrong.',
      lambda: 500,
      art: 'spectrum',
    },
    { type: 'case-index', title: 'Case studies', action: 'View Case Study', cases },
    {
      type: 'link-list',
      title: 'And the other hundred and seven?',
      links: [
        {
          link: { label: 'Clients', href: paths.client },
          description:
            'Thirty-four marks, and twenty-two names with their trade and their city. Ask one of them about us.',
        },
        {
          link: { label: 'Why us?', href: paths.whyUs },
          description: 'The four phases that all of them went through, and what they add up to.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Which of your figures should move?',
      action: { label: 'Tell us its name', href: contactPath({ from: paths.projects }) },
    },
  ],
}
