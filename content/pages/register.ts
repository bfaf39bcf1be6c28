import type { Page } from '#blocks/schema.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'register',
  title: 'Join Wavelength: four ways in',
  description:
    'Start a project, become a partner, join the team or get our monthly newsletter. Four ways to join Wavelength, and what happens next.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Join',
      title: 'Join Wavelength',
      lead: 'No account to create and no password to forget. Pick the one that fits, and a person will answer.',
      lambda: 650,
      art: 'rings',
    },
    {
      type: 'link-list',
      title: 'Four ways in',
      links: [
        {
          link: { label: 'Start a project', href: contactPath({ from: paths.register }) },
          description: 'Tell us what you need and by when. We answer within 12 hours.',
        },
        {
          link: { label: 'Become a partner', href: `${paths.partner}#partner-form` },
          description: 'Resell our work as your own. Your clients stay yours.',
        },
        {
          link: { label: 'Join the team', href: `${paths.career}#current-openings` },
          description: 'Eleven openings in Bihar, from trainee to project manager.',
        },
        {
          link: { label: 'Newsletter', href: paths.newsletter },
          description: 'One email a month: a piece of work, what it cost, and what it changed.',
        },
      ],
    },
  ],
}
