import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { memberNamed } from '#content/team.ts'
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
      intro:
        'No account to create and no password to forget. Pick the one that fits, and see who is at the other end.',
      lambda: 650,
      art: 'rings',
      ...heroPicture('four-doors'),
    },
    {
      type: 'link-list',
      title: 'Four ways in',
      links: [
        {
          link: { label: 'Start a project', href: contactPath({ from: paths.register }) },
          description: 'Tell us what you need and by when. Three sentences are enough.',
          answeredBy: answeredBy(
            'Noor Al-Harbi',
            'reads it first. One of the people who would do the work answers within {answerTime}.',
            470,
          ),
        },
        {
          link: { label: 'Become a partner', href: `${paths.partner}#partner-form` },
          description: 'Resell our work as your own. Your clients stay yours.',
          answeredBy: answeredBy(
            'Farah Siddiqui',
            'finds your partner lead, who calls you within two working days.',
            580,
          ),
        },
        {
          link: { label: 'Join the team', href: `${paths.career}#current-openings` },
          description: 'Eleven openings in Bihar, from trainee to project manager.',
          answeredBy: answeredBy(
            'Tomasz Wieczorek',
            'or somebody else from the team reads what you sent within five working days.',
            620,
          ),
        },
        {
          link: { label: 'Newsletter', href: paths.newsletter },
          description: 'One email a month: a piece of work, what it cost, and what it changed.',
          answeredBy: answeredBy('Lucie Tremblay', 'writes it, and reads every reply.', 650),
        },
      ],
    },
  ],
}

function answeredBy(name: string, line: string, lambda: number) {
  return { name, line, lambda, image: memberNamed(name).image }
}
