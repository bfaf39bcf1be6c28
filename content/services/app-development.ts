import type { Page } from '#blocks/schema.ts'
import { appSolutions } from '#content/portfolios.ts'
import { casesById } from '#content/projects.ts'
import { logosOf } from '#content/tool-logos.ts'
import { appTechnologies } from '#content/tools.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'app-development',
  title: 'App Development',
  line: 'iOS and Android apps from one code base, released to both stores.',
  lambda: 470,
  family: 'Build',
  inquiryService: 'App-Development',
  menuPosition: 2,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

/** What each pictured app does, by the id of its picture. */
const solutions: Record<string, string> = {
  ios: 'Members of a gym in Bengaluru see which classes still have a place, book with one tap, and lose it again in time for somebody else. The desk stopped keeping a waiting list.',
  android:
    'Drivers in Rotterdam find a charging post that is really free, start it from the phone and see the price run with the kilowatt-hours. It opens in under two seconds on a phone of 2019.',
  'cross-platform':
    'A chain of coffee houses shows one app on two systems, each at home on its own. One team keeps both, and both get the new menu on the same morning.',
  'wearable-tablet':
    'Fishermen at Bergen read the depth from their wrist while both hands are on the net. The tablet in the cabin draws the whole sounding and keeps it without network.',
  'enterprise-app':
    'Three lorries wait at a gate. A foreman scans a label, compares the load and lets them in, with gloves on. What he approves is in the ERP before the barrier is up.',
  'e-commerce-app':
    'One shoe at a time, with sizes that say how they fall and a basket that is kept for a week. Regular customers buy their second pair in four taps.',
}

export const page: Page = {
  id: 'services/app-development',
  title: 'App Development: one code base, two stores | Wavelength',
  description:
    'iOS and Android apps in Flutter or React Native, with the back end they need. From $18,000, in both stores after ten to fourteen weeks.',
  blocks: [
    {
      type: 'page-head',
      label: 'App Development / 470 nm',
      title: 'One code base, both stores, real users',
      lead: 'We make apps that people still open in the third month: for iOS and Android together, with the server, the sign-in and the store review taken care of.',
      lambda: service.lambda,
      art: 'trace',
      action: contact,
    },
    {
      type: 'figures',
      title: 'The size of the job',
      figures: [
        { value: '10-14', label: 'weeks from brief to approval in both stores' },
        { value: '$18,000', label: 'where an app with accounts and a back end starts' },
        { value: '99.5%', label: 'sessions without a crash before we call it released' },
        { value: '40 MB', label: 'the largest download we accept for a first version' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Ten parts of an app that people keep',
      lead: 'A first version needs four or five of them. We say which, and what the others would cost later.',
      layout: 'ledger',
      items: [
        {
          title: 'Both from one code base',
          description:
            'Flutter or React Native. Four apps of five in our house are built this way, at about 60 per cent of the cost of two.',
        },
        {
          title: 'Sign-in that people finish',
          description:
            'By code, by fingerprint or with Apple and Google. Nobody should invent a password to book a haircut.',
        },
        {
          title: 'Offline first',
          description:
            'Orders and visits taken without network, kept on the phone, sent when the bar comes back. Conflicts shown to a person.',
        },
        {
          title: 'Payment',
          description:
            'UPI, mada, cards and Apple Pay through providers you have a contract with, with refunds your office can make.',
        },
        {
          title: 'Notifications worth having',
          description:
            'Your table is ready, your parcel is at the gate. Each kind can be switched off alone, so the rest stay on.',
        },
        {
          title: 'Maps and location',
          description:
            'The nearest post, the driver’s way, the visit that was made. Asked for only while it is needed.',
        },
        {
          title: 'Camera and scanning',
          description:
            'Labels, documents and damage, read on the phone itself and sent as data instead of a blurred picture.',
        },
        {
          title: 'The office side',
          description:
            'A web console for the people who answer: users, orders, refunds, with a record of who changed what.',
        },
        {
          title: 'Connection to your systems',
          description:
            'Stock, ERP, clinic or school software, by their API where there is one and by a nightly file where there is not.',
        },
        {
          title: 'Both stores',
          description:
            'Accounts in your name, texts and pictures in your languages, the privacy answers, and the talk with the reviewers.',
        },
      ],
    },
    {
      type: 'tab-groups',
      id: 'process',
      title: 'Our Process',
      lead: 'Four phases. From the fourth week on, a build sits on your own phone and is replaced every Friday.',
      layout: 'phases',
      groups: [
        {
          id: 'brief',
          number: '01',
          title: 'Creative Brief',
          description:
            'One week. Three tasks the app must do better than a web page. If we cannot find three, we say so and you save the money.',
          tabs: [],
        },
        {
          id: 'design',
          number: '02',
          title: 'Design',
          description:
            'Two to three weeks, from pencil to a model that five of your customers try while we watch.',
          tabs: [
            {
              id: 'wireframing',
              name: 'Wireframing',
              description:
                'Paper first, because nobody falls in love with paper. Each of the three tasks is walked through in at most five screens, and what does not belong to one is put in a drawer.',
            },
            {
              id: 'prototype',
              name: 'Prototype',
              description:
                'A clickable Figma model on a real phone. Five people get one task each and no help; we count taps and silences.',
            },
            {
              id: 'interface',
              name: 'Interface',
              description:
                'Type, colour and movement for both systems, in light and dark, with large text switched on. Empty, loading and offline are screens, too.',
            },
          ],
        },
        {
          id: 'development',
          number: '03',
          title: 'Development',
          description:
            'Six to eight weeks. Test builds go out through TestFlight and Play internal testing, with a list of what is new.',
          tabs: [
            {
              id: 'backend',
              name: 'Backend',
              description:
                'The server first: accounts, data and rules behind an API that is documented before the first screen calls it. It runs in your cloud account and you hold the keys.',
            },
            {
              id: 'screens',
              name: 'Screens',
              description:
                'One task at a time, finished to the last state before the next begins. A four-year-old phone decides whether it is fast enough.',
            },
            {
              id: 'connections',
              name: 'Connections',
              description:
                'Payment, notifications, maps and your own systems, each with a test account and a plan for the day it does not answer.',
            },
            {
              id: 'testing',
              name: 'Testing',
              description:
                'Maestro taps through every task on eight real devices after each change. In the last week twenty people of yours use it instead of the old way.',
            },
          ],
        },
        {
          id: 'support',
          number: '04',
          title: 'Support',
          description:
            'Thirty days of repairs are free. After that, a fixed sum a year or hours when you need them.',
          tabs: [
            {
              id: 'maintenance',
              name: 'Maintenance',
              description:
                'New iOS and Android versions come every autumn; we try the betas in July. Libraries are renewed each quarter, so that no update is ever a leap.',
            },
            {
              id: 'store-review',
              name: 'Store review',
              description:
                'We send it in, answer the reviewers and send it again. About one first submission in three comes back, and it takes two to five days.',
            },
            {
              id: 'crash-reports',
              name: 'Crash reports',
              description:
                'Every crash arrives with the line it came from. Below 99.5 per cent of sessions without one, we stop new work and repair.',
            },
          ],
        },
      ],
    },
    {
      type: 'tabs',
      id: 'platforms',
      title: 'Complete App Solutions',
      lead: 'The right kind depends on who holds the phone and how good the network is.',
      layout: 'side',
      tabs: [
        {
          id: 'ios',
          name: 'iOS',
          description:
            'Swift and SwiftUI when you need widgets, Apple Watch, Health data or the newest camera functions on their first day.',
          points: [
            'iPhone and iPad from one project',
            'Apple Pay and Sign in with Apple',
            'TestFlight builds every Friday',
            'From the last three versions of iOS',
          ],
        },
        {
          id: 'android',
          name: 'Android',
          description:
            'Kotlin and Jetpack Compose for field staff, kiosks and scanners, and for the phones that most of India carries.',
          points: [
            'Down to Android 9 and 2 GB of memory',
            'Zebra and Honeywell scanners',
            'Kiosk mode for shared tablets',
            'Under 15 MB to download',
          ],
        },
        {
          id: 'cross-platform',
          name: 'Cross-platform',
          description:
            'Flutter or React Native: one team, one list of faults, both stores on the same day. Our advice in four cases of five.',
          points: [
            'About 60 per cent of the cost of two',
            'Native parts where they are needed',
            'Same look, or each system’s own',
            'Your web team can read the React one',
          ],
        },
        {
          id: 'progressive-web-app',
          name: 'Progressive web app',
          description:
            'A site that installs, works offline and sends notifications. No store, no review, half the price.',
          points: [
            'On the home screen with one tap',
            'Found by search engines',
            'New version at once, for everybody',
            'No share for a store',
          ],
        },
        {
          id: 'wearable',
          name: 'Wearable',
          description:
            'One glance, one tap, on Apple Watch or Wear OS. Good for hands that are wet, gloved or busy.',
          points: [
            'Works with the phone left behind',
            'A day on one charge',
            'Readings into Health Connect',
            'Three screens, no more',
          ],
        },
      ],
    },
    {
      type: 'quote',
      quote: 'Our drivers stopped calling the office. It took us a day to notice how quiet it was.',
      name: 'Kwabena Asante',
      role: 'Head of dispatch, a haulier in Tema',
    },
    {
      type: 'tabs',
      id: 'solutions',
      title: 'Six apps, six kinds',
      lead: 'Pick one and see it at work. Brands are invented, the screens are ours.',
      layout: 'pictures',
      tabs: appSolutions.map(({ id, title, image }) => ({
        ...{ id, name: title, picture: image },
        description: solutions[id] ?? image.alt,
      })),
    },
    {
      type: 'logos',
      title: 'What we build with',
      lead: 'Maestro taps through all of it after every change, on real devices; HyperPay takes mada.',
      layout: 'bench',
      logos: logosOf(appTechnologies),
    },
    {
      type: 'price-guide',
      title: 'What an app costs',
      lead: 'Both stores and the server are in each price, except in the first.',
      ranges: [
        {
          name: 'Clickable model',
          from: 3500,
          to: 5000,
          currency: 'USD',
          weeks: { from: 2, to: 3 },
          includes: 'Three tasks on a real phone, tried by five of your customers.',
        },
        {
          name: 'First version',
          from: 18000,
          to: 25000,
          currency: 'USD',
          weeks: { from: 10, to: 14 },
          includes: 'Accounts, a list, a detail and a payment.',
        },
        {
          name: 'Booking app',
          from: 25000,
          to: 40000,
          currency: 'USD',
          weeks: { from: 14, to: 20 },
          includes: 'Calendars, reminders, refunds and a console for the desk.',
        },
        {
          name: 'Marketplace',
          from: 50000,
          currency: 'USD',
          weeks: { from: 20, to: 30 },
          includes: 'Two sides, payouts, disputes and the people who settle them.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Before you pay for an app',
      questions: [
        {
          question: 'What does an app cost?',
          answer:
            'A first version with accounts, a list, a detail and a payment starts at $18,000 for both stores with its back end. Booking apps land around $25,000 to $40,000, marketplaces with two sides above $50,000. A clickable model alone is $3,500.',
        },
        {
          question: 'Do I need an app at all?',
          answer:
            'If people would use it less than twice a month, usually a good web page is enough. Cameras, offline work, background location and daily use are the honest reasons for an app.',
        },
        {
          question: 'In whose name are the store accounts?',
          answer:
            'Yours. Apple charges $99 a year, Google $25 once. Open them as a company early: Apple asks for a D-U-N-S number, and that alone can take two weeks.',
        },
        {
          question: 'What if Apple rejects it?',
          answer:
            'About one first submission in three comes back, mostly for account deletion, privacy answers or payments. Answering and resubmitting is part of the price. It normally takes two to five days.',
        },
        {
          question: 'What does it cost after launch?',
          answer:
            'Reckon with 15 per cent of the building price a year for new system versions, libraries and small repairs. Servers for the first 5,000 users are usually $40 to $120 a month.',
        },
      ],
    },
    {
      type: 'related-cases',
      title: 'Three steps, two languages',
      cases: casesById('dar-al-noor-clinics'),
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'Reading for the wait in review',
      category: 'Automation',
    },
    {
      type: 'contact-band',
      title: 'Tell us three things it must do, and we will say if it should be an app.',
      action: contact,
    },
  ],
}
