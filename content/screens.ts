import type { Screens } from '#model/screens.ts'

export const screens: Screens = {
  contact: {
    title: 'Contact: tell us about your project',
    description:
      'Tell us what should exist at the end and by when. A person who would do the work answers within 12 hours, under an NDA if you like.',
    label: 'Contact',
    heading: 'Tell us about your project',
    promises: [
      {
        title: 'Response within 12 hours',
        line: 'From a person who has read your message to the end.',
      },
      {
        title: 'NDA on request',
        line: 'Say so in your message and we sign before you tell us more.',
      },
      {
        title: 'Dedicated consultant specialists',
        line: 'You talk to the people who would do the work.',
      },
    ],
    booking: 'Book a free call',
    afterwards: 'We answer within 12 hours.',
  },
  blog: {
    title: 'Blog: notes from the work',
    description:
      'Field notes on AI strategy, implementation, design, analytics and automation, written by the people who did the work, with the figures.',
    label: 'Blog',
    heading: 'Notes from the work',
    newsletter: {
      heading: 'One letter a month',
      lead: 'One piece of work, with its figures. Leave whenever you like.',
    },
  },
  newsletter: {
    title: 'Newsletter: one letter a month',
    description:
      'One letter a month with a piece of work, what it cost, what it changed and what we would do differently. Leave whenever you like.',
    label: 'Newsletter',
    heading: 'One letter a month',
    lead: 'A piece of work, what it cost, what it changed, and what we would do differently. No tricks to keep you: every letter has a way out.',
  },
  confirm: {
    title: 'Confirm your address',
    description:
      'One button confirms your address for the newsletter. Opening this page alone changes nothing.',
    label: 'Newsletter',
    heading: 'One button, and you are on the list',
    lead: 'Press it and your address is confirmed. We ask so that nobody can sign up for somebody else.',
    button: 'Confirm my address',
    afterwards: 'The next letter comes to you. Until then, the blog has what came before.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description:
      'One button ends the newsletter for your address. No questions, no survey; opening this page alone changes nothing.',
    label: 'Newsletter',
    heading: 'Leave the list',
    lead: 'Press the button and no further letter is sent, also none that waits already. No questions asked.',
    button: 'Unsubscribe',
    afterwards: 'If you change your mind, the box at the foot of every page takes you back.',
  },
}
