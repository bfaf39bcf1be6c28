import type { Page } from '#blocks/schema.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'register',
  title: 'Join Wavelength: four ways in',
  description:
    'Start a project, become a partner, join the team or read our monthly letter. Four ways to join Wavelength, and what happens after each of them.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Join',
      title: 'Join Wavelength',
      lead: 'There is no account to make and no password to forget. Pick the way that fits; a person answers.',
      lambda: 650,
      art: 'rings',
    },
    {
      type: 'link-list',
      title: 'Four ways in',
      links: [
        {
          link: { label: 'Start a project', href: contactPath({ from: paths.register }) },
          description:
            'Tell us what should exist at the end and by when. An answer within 12 hours.',
        },
        {
          link: { label: 'Become a partner', href: `${paths.partner}#partner-form` },
          description: 'Resell our work as your own. Your client stays your client.',
        },
        {
          link: { label: 'Join the team', href: `${paths.career}#current-openings` },
          description: 'Eleven openings in Bihar, from trainee to project manager.',
        },
        {
          link: { label: 'Newsletter', href: paths.newsletter },
          description: 'One letter a month: a piece of work, its cost, and what it changed.',
        },
      ],
    },
  ],
}
