import type { Screens } from '#model/content/screens.ts'

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
  career: {
    openings: {
      heading: 'Current Openings',
      lead: 'All of them are at our head office in Patna. Trainees are paid from the first day.',
    },
    general: {
      heading: 'Your job is not on the list? Tell us what it is.',
      lead: 'Send your résumé as a general application. We read it like any other and keep it for the next opening that fits.',
    },
    opening: {
      heading: 'Apply as {title}',
      lead: 'Five fields and your résumé. Nobody asks you to type it all again into boxes.',
    },
    closed: {
      notice: 'This opening has closed.',
      heading: 'Send a general application',
      lead: 'We no longer take applications as {title}. Send yours as a general one, and we write to you when something like it opens.',
    },
    steps: [
      {
        title: 'Within five working days',
        line: 'A person reads what you sent, to the end, and answers. Everybody gets an answer.',
      },
      {
        title: 'One call of thirty minutes',
        line: 'You talk to somebody from the team, not to a screening form.',
      },
      {
        title: 'One paid afternoon',
        line: 'A real task with the people you would work with. We pay for it either way.',
      },
    ],
    afterwards: 'A person reads it within five working days, and you get an answer either way.',
  },
  partner: {
    heading: 'Bring one client. See how it goes.',
    lead: 'Four fields are all we need to call you back. The rest helps us to send the partner lead who lives nearest.',
    steps: [
      {
        title: 'A call within two working days',
        line: 'From the person who would be your partner lead. It takes twenty minutes.',
      },
      {
        title: 'The agreement, all four pages',
        line: 'With the price list. Take both home and read them with whom you like.',
      },
      {
        title: 'Your first client',
        line: 'Send us the notes of one meeting. Two days later you have an offer to forward.',
      },
    ],
    afterwards: 'Your partner lead calls you within two working days.',
  },
}
