import type { SetupStep } from '#model/setup/steps.ts'

type StepFacts = {
  name: string
  intro: string
  /** The fields of a document that the step is about. */
  edits?: {
    document: 'site' | 'theme'
    fields: readonly string[]
    /** Path of the field to begin at. */
    at?: string
  }
}

/** What each step of the set-up asks. */
export const stepFacts: Record<SetupStep, StepFacts> = {
  agency: {
    name: 'Agency',
    intro: 'Who you are and how people reach you. Every page shows it, and so does every email.',
    edits: {
      document: 'site',
      fields: [
        'name',
        'tagline',
        'blurb',
        'email',
        'notify',
        'phone',
        'address',
        'city',
        'country',
        'areas',
        'currency',
        'language',
        'timeZone',
        'socials',
        'bookingUrl',
        'answer',
        'referencePrefix',
        'copyright',
        'seo',
      ],
    },
  },
  logo: {
    name: 'Logo and type',
    intro:
      'The logo is in the header, in emails, and as the icon in browser tabs and on home screens. The name, titles and texts are set in the type.',
    edits: { document: 'theme', fields: ['logo', 'icon', 'type', 'fonts'] },
  },
  colours: {
    name: 'Colours',
    intro:
      'One colour is enough: the rest is derived from it, for light and dark, so that every text can be read.',
    edits: {
      document: 'theme',
      fields: ['accent', 'mood', 'own', 'scheme', 'spectrum', 'corners', 'density'],
    },
  },
  parts: {
    name: 'Parts',
    intro: 'Turn off what you don’t have. Its pages answer “not found”, and nothing links there.',
    edits: { document: 'site', fields: ['parts'], at: 'parts.blog' },
  },
  services: {
    name: 'Services',
    intro:
      'Tick what you offer. The others leave the menus, the pages and the contact form; you can bring them back here.',
  },
  sample: {
    name: 'Sample content',
    intro:
      'The people, clients and figures on the site are invented. Take them off in one step, and add your own when you have them.',
  },
  finish: {
    name: 'What is left',
    intro: 'What still names the sample, and the texts that came with it.',
  },
}
