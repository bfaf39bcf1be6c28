import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'projects',
  title: 'Projects: six case studies with their figures | Wavelength',
  description:
    'Six Wavelength case studies: a shop in Halifax, a snack in Patna, a grocer in Toronto, clinics in Riyadh, a bookshop in Dakar. With what went wrong.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects',
      title: 'Six projects, with their mistakes',
      intro:
        'We have delivered more than 110 projects of our own. These six clients let us publish their figures, including the parts that went wrong.',
      lambda: 500,
      art: 'spectrum',
      ...heroPicture('six-mistakes'),
    },
    {
      type: 'case-index',
      title: 'Case studies',
      action: 'View Case Study',
      cases: { collection: 'case' },
    },
    {
      type: 'link-list',
      title: 'More of our work',
      links: [
        {
          link: { label: 'Clients', href: paths.client },
          description:
            'Thirty-four logos, and twenty-two clients with their trade and city. Ask any of them about us.',
        },
        {
          link: { label: 'Why us?', href: paths.whyUs },
          description: 'The four phases every project goes through, and what they add up to.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Tell us which figure you want to change.',
      action: { label: 'Start a project', href: contactPath({ from: paths.projects }) },
    },
  ],
}
