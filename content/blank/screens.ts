import { screens as sample } from '#content/screens.ts'
import type { Screens } from '#model/content/screens.ts'

const { contact, career, newsletter } = sample
const { example: _example, ...newsletterTexts } = newsletter
const { voices: _, ...careerTexts } = career

/** The sample's texts around the forms, without its people and promises. */
export const screens: Screens = {
  ...sample,
  contact: {
    ...contact,
    promises: [
      { title: 'Response within {answerTime}', line: 'From a person who has read your message.' },
      { title: 'Nothing is passed on', line: 'What you send stays between us.' },
      { title: 'No obligation', line: 'A first answer costs nothing.' },
    ],
    ...(contact.wait && { wait: { from: contact.wait.from, to: contact.wait.to } }),
  },
  newsletter: newsletterTexts,
  career: {
    ...careerTexts,
    openings: { heading: 'Open jobs', intro: 'Each has its own page, with a form to apply.' },
  },
}
