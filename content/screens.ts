import { chair } from '#content/chairs.ts'
import { memberNamed } from '#content/team.ts'
import type { Screens } from '#model/content/screens.ts'

const noor = memberNamed('Noor Al-Harbi')

export const screens: Screens = {
  contact: {
    title: 'Contact: tell us about your project',
    description:
      'Tell us what should exist at the end and by when. A person who would do the work answers within {answerTime}, under an NDA if you like.',
    label: 'Contact',
    heading: 'Tell us about your project',
    promises: [
      {
        title: 'Response within {answerTime}',
        line: 'From someone who has read your message to the end.',
      },
      {
        title: 'NDA on request',
        line: 'Ask in your message, and we sign before you tell us more.',
      },
      {
        title: 'Dedicated consultant specialists',
        line: 'You talk to the people who would do the work.',
      },
    ],
    wait: {
      from: 'You press send',
      to: 'Your answer, {answerTime}',
      reader: {
        name: noor.name,
        line: 'reads it first and takes it to the person who would do the work.',
        sent: 'With Noor.',
        image: {
          src: '/pictures/people/noor-al-harbi-cut-out.svg',
          width: 800,
          height: 1000,
          alt: noor.image.alt,
        },
      },
    },
    booking: 'Book a free call',
    afterwards:
      'One of the people who would do the work answers within {answerTime}. Worth having ready: the address of your site, a rough budget and a date.',
    wave: 'Meanwhile: your name as a wave',
  },
  blog: {
    title: 'Blog: notes from the work',
    description:
      'Notes on AI strategy, implementation, design, analytics and automation, written by the people who did the work, with the figures.',
    label: 'Blog',
    heading: 'Notes from the work',
    newsletter: {
      heading: 'The next one, by email',
      intro: 'Once a month, one piece of work with its figures. Unsubscribe whenever you like.',
    },
  },
  newsletter: {
    title: 'Newsletter: one email a month',
    description:
      'One email a month about a piece of work: what it cost, what it changed and what we would do differently. Unsubscribe whenever you like.',
    label: 'Newsletter',
    heading: 'One email a month',
    intro:
      'A piece of work: what it cost, what it changed, and what we would do differently. Leave whenever you like.',
    example: {
      subject: 'The filter page nobody checked',
      lines: [
        'Hello,',
        'In spring we moved a tea shop with 1,840 addresses to a new platform. We checked the 200 best sellers by hand and decided the 311 filter pages by pattern. For 310 of them that was right.',
        'The other one was “caffeine-free”: row 4 of our own list, about 140 clicks a week. Ten days after the launch it was gone from the results. Looking at it would have taken four minutes.',
        'It has most of its clicks back, five weeks later. The rule we work by since then, and the sheet with the 212 rows it applies to, are below.',
      ],
    },
  },
  confirm: {
    title: 'Confirm your address',
    description:
      'One button confirms your address for the newsletter. Just opening this page changes nothing.',
    label: 'Newsletter',
    heading: 'Confirm your address',
    intro:
      'Press the button and you are on the list. We ask so that nobody can sign you up without your knowing.',
    button: 'Confirm my address',
    afterwards: 'You will get the next one. Until then, there is plenty to read on the blog.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description:
      'One button takes your address off the newsletter. No questions, no survey. Just opening this page changes nothing.',
    label: 'Newsletter',
    heading: 'Unsubscribe',
    intro:
      'Press the button and we stop sending, including anything already waiting to go out. No questions asked.',
    button: 'Unsubscribe',
    afterwards: 'If you change your mind, you can sign up again at the foot of any page.',
  },
  career: {
    openings: {
      heading: 'Current Openings',
      intro: 'All at our head office in Patna. Trainees are paid from day one.',
    },
    voices: [
      {
        ...memberNamed('Sunita Kisku'),
        quote:
          'I applied with my cousin’s wedding film. Nobody asked about the film. For an hour they asked how I got the sound.',
      },
      {
        ...memberNamed('Tomasz Wieczorek'),
        quote:
          'I review everything you push in your first month. It is slow and annoying. In the second month you review mine.',
      },
    ],
    general: {
      heading: 'Not listed? Apply anyway.',
      intro:
        'Send us your résumé as a general application. We read it like any other and keep it for the next opening that fits.',
      picture: chair('outline'),
    },
    opening: {
      heading: 'Apply as {title}',
      intro: 'Five fields and your résumé. You won’t have to retype it into boxes.',
    },
    closed: {
      notice: 'This opening has closed.',
      heading: 'Send a general application',
      intro:
        'We are no longer taking applications for {title}. Send a general one, and we will write when something similar opens.',
    },
    steps: [
      {
        title: 'Within five working days',
        line: 'Somebody reads what you sent, all of it, and replies. Everyone gets a reply.',
      },
      {
        title: 'One call of thirty minutes',
        line: 'With somebody from the team, not a screening script.',
      },
      {
        title: 'One paid afternoon',
        line: 'A real task with the people you would be working with. Paid, whether or not we hire you.',
      },
    ],
    sent: 'On our desk.',
    afterwards:
      'Somebody will read it within five working days, and you will hear from us either way.',
  },
  partner: {
    heading: 'Start with one client',
    intro:
      'Four fields are all we need to call you back. The rest tells us which partner lead is nearest to you.',
    picture: { src: '/pictures/tins/blank.svg', alt: '', width: 464, height: 778 },
    label: 'Your name',
    steps: [
      {
        title: 'A call within two working days',
        line: 'Twenty minutes with the person who would be your partner lead.',
      },
      {
        title: 'The agreement, all four pages',
        line: 'And the price list. Read them at home, with anyone you like.',
      },
      {
        title: 'Your first client',
        line: 'Send us your notes from one meeting. Two days later you have a quote to forward.',
      },
    ],
    sent: 'Good to meet you.',
    afterwards: 'Your partner lead calls you within two working days.',
  },
}
