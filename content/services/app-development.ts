import type { Page } from '#blocks/schema.ts'
import { appSolutions } from '#content/portfolios.ts'
import { usedLogosOf } from '#content/tool-logos.ts'
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
  ios: 'Members of a gym in Bengaluru see which classes have space, book with one tap and cancel in time for someone else to go. The front desk no longer keeps a waiting list.',
  android:
    'Drivers in Rotterdam find a charger that really is free, start it from the phone and watch the price climb with the kilowatt-hours. It opens in under two seconds on a 2019 phone.',
  'cross-platform':
    'A coffee chain has one app on two platforms, at home on each. One team maintains both, and both get the new menu on the same morning.',
  'wearable-tablet':
    'Fishermen off Bergen read the depth from their wrist with both hands on the net. The tablet in the cabin shows the whole sounding, and works without a signal.',
  'enterprise-app':
    'Three lorries wait at the gate. A foreman scans a label, checks the load and lets them in, gloves on. What he approves is in the ERP before the barrier is up.',
  'e-commerce-app':
    'One shoe at a time, with notes on how each size fits and a basket that lasts a week. Regulars buy their second pair in four taps.',
}

export const page: Page = {
  id: 'services/app-development',
  title: 'App Development: one code base, two stores | Wavelength',
  description:
    'iOS and Android apps in Flutter or React Native, with the back end they need. From $18,000, in both stores in ten to fourteen weeks.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / App Development',
      title: 'One code base, both stores, real users',
      intro:
        'We build apps that people still open in the third month, for iOS and Android together, with the server, the login and the store review taken care of.',
      lambda: service.lambda,
      art: 'trace',
      scene: 'phone',
      action: contact,
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'From brief to both stores',
      figures: [
        { value: '10-14', label: 'weeks from brief to approval in both stores' },
        { value: '$18,000', label: 'starting price of an app with accounts and a back end' },
        { value: '99.5%', label: 'crash-free sessions before we call it released' },
        { value: '40 MB', label: 'the largest download we accept for a first version' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Ten parts of an app people keep',
      intro:
        'A first version needs four or five of them. We’ll say which, and what the others would cost later.',
      layout: 'ledger',
      items: [
        {
          title: 'One code base for both',
          description:
            'Flutter or React Native. We build four apps in five this way, at about 60 per cent of the cost of two.',
        },
        {
          title: 'Sign-up people finish',
          description:
            'By code, by fingerprint, or with Apple or Google. Nobody should have to invent a password to book a haircut.',
        },
        {
          title: 'Offline first',
          description:
            'Orders and visits are taken without a signal, kept on the phone and sent when it returns. A person settles any conflicts.',
        },
        {
          title: 'Payments',
          description:
            'UPI, mada, cards and Apple Pay through your own payment provider, with refunds your office can issue.',
        },
        {
          title: 'Notifications worth having',
          description:
            'Your table is ready, your parcel is at the gate. Each kind can be switched off separately, so people leave the rest on.',
        },
        {
          title: 'Maps and location',
          description:
            'The nearest charger, the driver’s route, proof of a visit. Location is used only while it is needed.',
        },
        {
          title: 'Camera and scanning',
          description:
            'Labels, documents and damage, read on the phone itself and sent as data, not as a blurred photo.',
        },
        {
          title: 'The back office',
          description:
            'A web console for your support staff: users, orders and refunds, with a record of who changed what.',
        },
        {
          title: 'Connection to your systems',
          description:
            'Stock, ERP, clinic or school software, through an API where there is one and a nightly file where there isn’t.',
        },
        {
          title: 'Both stores',
          description:
            'Accounts in your name, copy and screenshots in your languages, the privacy questionnaire, and dealing with the reviewers.',
        },
      ],
    },
    {
      type: 'quote',
      quote: 'Our drivers stopped calling the office. It took us a day to notice how quiet it was.',
      name: 'Kwabena Asante',
      role: 'Head of dispatch, haulage company in Tema',
    },
    {
      type: 'tab-groups',
      id: 'process',
      title: 'Our Process',
      intro:
        'Four phases. From the fourth week, you have a build on your own phone, updated every Friday.',
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
            'Two to three weeks, from pencil sketch to a prototype that five of your customers try while we watch.',
          tabs: [
            {
              id: 'wireframing',
              name: 'Wireframing',
              description:
                'Paper first, because nobody falls in love with paper. Each of the three tasks gets five screens at most, and anything that doesn’t serve one goes in a drawer.',
            },
            {
              id: 'prototype',
              name: 'Prototype',
              description:
                'A clickable Figma prototype on a real phone. Five people get one task each and no help; we count the taps and the pauses.',
            },
            {
              id: 'interface',
              name: 'Interface',
              description:
                'Type, colour and motion for both platforms, in light and dark, with large text switched on. Empty, loading and offline are screens too.',
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
                'One task at a time, finished down to the last state before the next begins. A four-year-old phone decides whether it is fast enough.',
            },
            {
              id: 'connections',
              name: 'Integrations',
              description:
                'Payments, notifications, maps and your own systems, each with a test account and a plan for the day it goes down.',
            },
            {
              id: 'testing',
              name: 'Testing',
              description:
                'Maestro taps through every task on eight real devices after each change. In the last week, twenty of your people use it for real work.',
            },
          ],
        },
        {
          id: 'support',
          number: '04',
          title: 'Support',
          description:
            'Thirty days of fixes are free. After that, a fixed yearly fee or hours as you need them.',
          tabs: [
            {
              id: 'maintenance',
              name: 'Maintenance',
              description:
                'New iOS and Android versions come every autumn; we try the betas in July. Libraries are updated every quarter, so no update is ever a big one.',
            },
            {
              id: 'store-review',
              name: 'Store review',
              description:
                'We submit, answer the reviewers and resubmit. About one first submission in three comes back, and sorting it out takes two to five days.',
            },
            {
              id: 'crash-reports',
              name: 'Crash reports',
              description:
                'Every crash is reported with the line of code behind it. If crash-free sessions fall below 99.5 per cent, we stop new work and fix it.',
            },
          ],
        },
      ],
    },
    {
      type: 'tabs',
      id: 'platforms',
      title: 'Complete app solutions',
      intro: 'The right kind depends on who is holding the phone and how good their signal is.',
      layout: 'side',
      tabs: [
        {
          id: 'ios',
          name: 'iOS',
          description:
            'Swift and SwiftUI when you need widgets, Apple Watch, Health data or the newest camera features on day one.',
          points: [
            'iPhone and iPad from one project',
            'Apple Pay and Sign in with Apple',
            'TestFlight builds every Friday',
            'The last three versions of iOS',
          ],
        },
        {
          id: 'android',
          name: 'Android',
          description:
            'Kotlin and Jetpack Compose for field staff, kiosks and scanners, and for the phones most of India carries.',
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
            'Flutter or React Native: one team, one bug list, both stores on the same day. What we recommend four times in five.',
          points: [
            'About 60 per cent of the cost of two',
            'Native parts where they are needed',
            'Same look, or each platform’s own',
            'Your web team can read React Native',
          ],
        },
        {
          id: 'progressive-web-app',
          name: 'Progressive web app',
          description:
            'A site that installs, works offline and sends notifications. No app store, no review, half the price.',
          points: [
            'On the home screen with one tap',
            'Found by search engines',
            'Updates reach everyone at once',
            'No app store commission',
          ],
        },
        {
          id: 'wearable',
          name: 'Wearable',
          description:
            'One glance, one tap, on Apple Watch or Wear OS. For hands that are wet, gloved or busy.',
          points: [
            'Works without the phone nearby',
            'A day on one charge',
            'Readings into Health Connect',
            'Three screens, no more',
          ],
        },
      ],
    },
    {
      type: 'tabs',
      id: 'solutions',
      title: 'Six apps of six kinds',
      intro: 'Pick one and see it in use. The brands are invented; the screens are ours.',
      layout: 'pictures',
      tabs: appSolutions.map(({ id, title, image }) => ({
        ...{ id, name: title, picture: image },
        description: solutions[id] ?? image.alt,
      })),
    },
    {
      type: 'related-cases',
      title: 'A booking app in two languages',
      cases: { collection: 'case', pick: ['dar-al-noor-clinics'] },
    },
    {
      type: 'price-guide',
      title: 'What an app costs',
      intro: 'All but the first include both stores and the server.',
      ranges: [
        {
          name: 'Clickable prototype',
          from: 3500,
          to: 5000,
          weeks: { from: 2, to: 3 },
          includes: 'Three tasks on a real phone, tested by five of your customers.',
        },
        {
          name: 'First version',
          from: 18000,
          to: 25000,
          weeks: { from: 10, to: 14 },
          includes: 'Accounts, a list, a detail page and a payment.',
        },
        {
          name: 'Booking app',
          from: 25000,
          to: 40000,
          weeks: { from: 14, to: 20 },
          includes: 'Calendars, reminders, refunds and a console for reception.',
        },
        {
          name: 'Marketplace',
          from: 50000,
          weeks: { from: 20, to: 30 },
          includes: 'Buyers and sellers, payouts, disputes and the tools to settle them.',
        },
      ],
    },
    {
      type: 'logos',
      title: 'What we build with',
      intro: 'After every change, Maestro tests the app on real devices. HyperPay handles mada.',
      layout: 'bench',
      logos: usedLogosOf(appTechnologies),
    },
    {
      type: 'questions',
      title: 'Questions about apps',
      questions: [
        {
          question: 'What does an app cost?',
          answer:
            'A first version with accounts, a list, a detail page and a payment starts at $18,000 for both stores, back end included. Booking apps come to around $25,000 to $40,000, and two-sided marketplaces start at $50,000. A clickable prototype on its own starts at $3,500.',
        },
        {
          question: 'Do I need an app at all?',
          answer:
            'If people would use it less than twice a month, a good web page is usually enough. The camera, offline work, background location and daily use are the honest reasons for an app.',
        },
        {
          question: 'Who owns the store accounts?',
          answer:
            'You do. Apple charges $99 a year, Google $25 once. Open them as a company early: Apple asks for a D-U-N-S number, which alone can take two weeks.',
        },
        {
          question: 'What if Apple rejects it?',
          answer:
            'About one first submission in three comes back, mostly for account deletion, privacy answers or payments. Answering and resubmitting is included, and normally takes two to five days.',
        },
        {
          question: 'What does it cost after launch?',
          answer:
            'Allow 15 per cent of the build price a year for new OS versions, libraries and small fixes. Servers for the first 5,000 users are usually $40 to $120 a month.',
        },
      ],
      call: {
        title: 'What must it do? We’ll say if it’s an app.',
        action: contact,
      },
    },
  ],
}
