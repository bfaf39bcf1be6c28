import type { Page } from '#blocks/schema.ts'
import { artefactsOf } from '#content/artefacts.ts'
import { creditsOf } from '#content/case-credits.ts'
import { cardOf } from '#content/cases.ts'
import { screenLoop } from '#content/loops.ts'
import { contactPath, paths, projectPath, servicePath } from '#model/paths.ts'

const slug = 'dar-al-noor-clinics'

export const page: Page = {
  id: `projects/${slug}`,
  title: 'Dar Al Noor Clinics: booking in two languages | Wavelength',
  description:
    'Five clinics in Riyadh took every booking by phone. How Wavelength built three-step booking in Arabic and English, and cut 300 calls a day to 90.',
  card: cardOf(slug),
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects / Dar Al Noor Clinics',
      title: 'Booking in three steps, at any hour',
      intro:
        'Five clinics in Riyadh, forty doctors, and one phone number that rang three hundred times a day. Now patients book online, in Arabic or English.',
      lambda: 520,
      art: 'rings',
      focus: 'middle',
    },
    {
      type: 'case-facts',
      title: 'In short',
      facts: [
        { label: 'Client', value: 'Dar Al Noor Clinics, Riyadh' },
        { label: 'Took', value: 'Four months, five of our people' },
        {
          label: 'Services',
          value: [
            { label: 'Web Development', href: servicePath('web-development') },
            { label: 'App Development', href: servicePath('app-development') },
          ],
        },
        { label: 'Languages', value: 'Arabic first, then English' },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      floods: true,
      title: 'What changed in four months',
      figures: [
        { value: '90', label: 'calls a day, down from 300' },
        { value: '41%', label: 'of all bookings are made outside office hours' },
        { value: '-27%', label: 'missed appointments, now that patients can move one themselves' },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The challenge',
          paragraphs: [
            'Reception was the booking system: six people on two shifts, a shared calendar, and a patient on hold in each ear.',
            'We sat with them for three days and wrote down what callers wanted. Seven in ten wanted an appointment with a doctor they could name. The others needed a person: they were worried, or lost, or their insurance had said no. Both groups waited in the same queue for eleven minutes.',
            'There had been an app once. It was an English design flipped to run right to left, and patients thought it was broken.',
          ],
        },
        {
          title: 'The approach',
          paragraphs: [
            'We wrote in Arabic first. Noor Al-Harbi drew the three screens from right to left with two receptionists at the table, and the English followed. Treatments go by the names patients use on the phone.',
            'Choose a clinic, choose a doctor, choose a time. There is no account: a code by text message is enough, and the same message lets the patient move or cancel the appointment. The doctor’s own calendar is the only calendar, so nothing can be booked twice.',
            'Our benchmark was a grandmother with a seven-year-old phone. If a page took more than two seconds on hers, we took something out.',
            'We switched over one clinic at a time, a week apart. Every Thursday, reception told us what had gone wrong. In the first week that was eleven things; in the last, one.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'screen-film',
      title: 'Doctor, time, done',
      caption:
        'The English side, at the speed of somebody who has done it once before. The Arabic one runs the other way, and as fast.',
      film: screenLoop(
        slug,
        'A phone with the first step, “Choose a doctor”, beside a large figure one',
      ),
    },
    artefactsOf(slug),
    {
      type: 'before-after',
      title: 'Before and after',
      after: {
        picture: {
          src: '/pictures/projects/dar-al-noor-clinics-after.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200, 1600],
          alt: 'Glazed tiles with blue and turquoise stars on a wall in the sun: Dar Al Noor Clinics in Arabic and English and three steps, doctor, time, done; before it a phone that says You are booked, 16:30',
        },
        caption:
          'Doctor, time, done: three steps in either language, on the phone and beside the door in Olaya.',
      },
      before: {
        picture: {
          src: '/pictures/projects/dar-al-noor-clinics-before.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200],
          alt: 'The old page: a telephone number and a list of documents',
        },
        portrait: {
          src: '/pictures/projects/dar-al-noor-clinics-before-portrait.webp',
          width: 1080,
          height: 810,
          alt: 'The old page: a telephone number and a list of documents',
        },
        caption: 'The old site: a phone number and a list of downloads.',
      },
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The results',
          paragraphs: [
            'Of three hundred calls a day, ninety are left, and they are the right ninety: people who are worried, or lost, or whose insurance said no. They now wait less than a minute. It used to be eleven.',
            'Two in five bookings are made while the clinics are closed, most of them between nine and midnight. Missed appointments fell by 27%, because moving one takes a tap in the message instead of a call.',
            'What did not work: we built voice reminders for older patients. Most of them took the call for a sales pitch and hung up. We switched it off after eight days.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'Who got what',
      layout: 'columns',
      items: [
        {
          title: 'For patients',
          description:
            'Three-step booking on the web and in an app for iPhone and Android, in two languages, readable at twice the text size.',
        },
        {
          title: 'For reception',
          description:
            'One screen with the day’s appointments at all five clinics, and a phone that rings only when somebody needs a person.',
        },
        {
          title: 'For doctors',
          description:
            'Their own calendar, as before. Holidays and operations block the time everywhere at once.',
        },
        {
          title: 'For the clinic',
          description:
            'Patient records never leave the clinic’s own servers in Riyadh. We only ever saw test data, and preferred it that way.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions from other clinics',
      questions: [
        {
          question: 'Did you have to let receptionists go?',
          answer:
            'No. Two of the six moved to patient care, which had been looking for staff for a year. The other four have time to finish a sentence.',
        },
        {
          question: 'What does a booking system like this cost?',
          answer:
            'This one took five of our people four months. For a single clinic with one language and no app, expect about a third of that.',
        },
        {
          question: 'Do older patients use it?',
          answer:
            'More than anybody guessed: one in five online bookings is for somebody over sixty, often made by a daughter at about ten in the evening.',
        },
      ],
    },
    creditsOf(slug),
    {
      type: 'prev-next',
      title: 'Other case studies',
      all: { label: 'All case studies', href: paths.projects },
    },
    {
      type: 'contact-band',
      title: 'Too many calls? Let’s count what they ask.',
      action: {
        label: 'Tell us about your bookings',
        href: contactPath({ service: 'app-development', from: projectPath(slug) }),
      },
    },
  ],
}
