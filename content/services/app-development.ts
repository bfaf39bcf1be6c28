import type { Page } from '#blocks/contracts.ts'
import { appSolutions } from '#content/portfolios.ts'
import { logosOf } from '#content/tool-logos.ts'
import { appTechnologies } from '#content/tools.ts'
import { contactPath, servicePath } from '#model/paths.ts'
import type { Service } from '#model/service.ts'

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
      type: 'gallery',
      title: 'What we build',
      lead: 'Six kinds of app, each with a case behind it.',
      pieces: appSolutions,
    },
    {
      type: 'process',
      title: 'From brief to second version',
      lead: 'Four phases. From the fourth week on, a build sits on your own phone and is replaced every Friday.',
      steps: [
        {
          title: 'Brief',
          description:
            'Three tasks the app must do better than a web page. If we cannot find three, we say so and you save the money.',
          duration: '1 week',
        },
        {
          title: 'Design',
          description:
            'Wireframing on paper, then a clickable Figma model that five of your customers try on a phone while we watch.',
          duration: '2-3 weeks',
        },
        {
          title: 'Development',
          description:
            'Backend, screens, notifications and payment. Test builds go out through TestFlight and Play internal testing.',
          duration: '6-8 weeks',
        },
        {
          title: 'Support',
          description:
            'Store review, crash reports in Sentry, and maintenance for each new iOS and Android version in autumn.',
          duration: '30 days and on',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Which kind of app',
      lead: 'The right one depends on who holds the phone and how good the network is.',
      layout: 'ledger',
      items: [
        {
          title: 'iOS',
          description:
            'Swift and SwiftUI when you need widgets, Apple Watch, Health data or the newest camera functions on their first day.',
        },
        {
          title: 'Android',
          description:
            'Kotlin and Jetpack Compose for field staff, kiosks and scanners, down to Android 9 and 2 GB of memory.',
        },
        {
          title: 'Both from one code base',
          description:
            'Flutter or React Native. Four apps of five in our house are built this way, at about 60 per cent of the cost of two.',
        },
        {
          title: 'Progressive web app',
          description:
            'A site that installs, works offline and sends notifications. No store, no review, half the price.',
        },
        {
          title: 'Offline first',
          description:
            'Orders and visits taken without network, kept in SQLite on the phone, sent when the bar comes back. Conflicts shown to a person.',
        },
        {
          title: 'The office side',
          description:
            'A web console for the people who answer: users, orders, refunds, notifications, with a record of who changed what.',
        },
      ],
    },
    {
      type: 'logos',
      title: 'What we build with',
      lead: 'Maestro taps through all of it after every change, on real devices; HyperPay takes mada.',
      layout: 'bench',
      logos: logosOf(appTechnologies),
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
      type: 'contact-band',
      title: 'Tell us three things it must do, and we will say if it should be an app.',
      action: contact,
    },
  ],
}
