import type { Page } from '#blocks/schema.ts'
import { artefactsOf } from '#content/artefacts.ts'
import { creditsOf } from '#content/case-credits.ts'
import { prevNextOf } from '#content/cases.ts'
import { contactPath, projectPath, servicePath } from '#model/paths.ts'

const slug = 'dar-al-noor-clinics'

export const page: Page = {
  id: `projects/${slug}`,
  title: 'Dar Al Noor Clinics: booking in two languages | Wavelength',
  description:
    'Five clinics in Riyadh took every booking by telephone. How Wavelength built booking in three steps, in Arabic and English, and cut 300 calls a day to 90.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects / Dar Al Noor Clinics',
      title: 'Three steps, at any hour',
      lead: 'Five clinics in Riyadh, forty doctors, and one telephone number that rang three hundred times a day. Now a patient books without it, in Arabic or English.',
      lambda: 520,
      art: 'rings',
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
      floods: true,
      title: 'What changed in four months',
      figures: [
        { value: '90', label: 'calls a day, where there were 300' },
        { value: '41%', label: 'of all bookings are made outside office hours' },
        { value: '-27%', label: 'missed appointments, since a patient can move one herself' },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The challenge',
          paragraphs: [
            'Reception was the booking system. Six people in two shifts, a shared calendar, and a patient on hold in each ear.',
            'We sat beside them for three days and wrote down what callers wanted. Seven in ten wanted a time with a doctor they could name. The others needed a person: they were worried, or lost, or their insurance had said no. Both kinds waited in the same line for eleven minutes.',
            'There had been an app once. It was English, turned round to face the other way, and patients took it for a fault.',
          ],
        },
        {
          title: 'The approach',
          paragraphs: [
            'We wrote in Arabic first. Noor Al-Harbi drew the three screens from right to left with two receptionists at the table, and the English followed. Names of treatments are the words that patients use on the telephone.',
            'Choose a clinic, choose a doctor, choose a time. No account: a code by text message is enough, and the same message lets a patient move or cancel the appointment. The doctor’s own calendar is the only calendar, so nothing can be booked twice.',
            'A grandmother on a seven-year-old phone was our measure. If the page was not there after two seconds on hers, we took something away.',
            'We opened one clinic at a time, a week apart. Reception told us each Thursday what had gone wrong. In the first week that was eleven things, in the last week one.',
          ],
        },
      ],
      links: [],
    },
    artefactsOf(slug),
    {
      type: 'before-after',
      title: 'Before and after',
      after: {
        picture: {
          src: '/pictures/projects/dar-al-noor-clinics-after.webp',
          width: 1200,
          height: 900,
          alt: 'Three phones: choose a doctor, choose a time, booked',
        },
        caption: 'Clinic, doctor, time: three steps in either language.',
      },
      before: {
        picture: {
          src: '/pictures/projects/dar-al-noor-clinics-before.webp',
          width: 1200,
          height: 900,
          alt: 'The old page: a telephone number and a list of documents',
        },
        caption: 'The old site: a telephone number and a list to download.',
      },
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The results',
          paragraphs: [
            'Ninety calls a day are left of three hundred, and they are the right ninety: people who are worried, or lost, or whose insurance said no. They wait under a minute now. It was eleven.',
            'Two in five bookings are made while the clinics are closed, most of them between nine and midnight. Missed appointments fell by 27%, because moving one takes a tap in the message and no call.',
            'What did not work: we had built reminders by voice for older patients. Most took the call for an advertisement and hung up. It was switched off after eight days.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What stayed with them',
      layout: 'columns',
      items: [
        {
          title: 'For patients',
          description:
            'Booking in three steps on the web and in an app for both systems, in two languages, readable at twice the size.',
        },
        {
          title: 'For reception',
          description:
            'One screen with the day of all five clinics, and a telephone that rings when somebody needs a person.',
        },
        {
          title: 'For doctors',
          description:
            'Their own calendar, as before. Holidays and operations block the time for everybody at once.',
        },
        {
          title: 'For the clinic',
          description:
            'Patient records never leave the clinic’s own servers in Riyadh. We see test data, and were glad to.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked by other clinics',
      questions: [
        {
          question: 'Did you have to let receptionists go?',
          answer:
            'No. Two of six moved to patient care, which had been looking for people for a year. The other four have time to finish a sentence.',
        },
        {
          question: 'What does such a booking system cost?',
          answer:
            'This one took five of our people four months. A single clinic with one language and no app is about a third of that.',
        },
        {
          question: 'Do older patients use it?',
          answer:
            'More than anybody guessed: one in five online bookings is for somebody over sixty, often made by a daughter, at about ten in the evening.',
        },
      ],
    },
    creditsOf(slug),
    prevNextOf(projectPath(slug)),
    {
      type: 'contact-band',
      title: 'Who is on hold at your place?',
      action: {
        label: 'Let us listen in',
        href: contactPath({ service: 'app-development', from: projectPath(slug) }),
      },
    },
  ],
}
