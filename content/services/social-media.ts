import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { socialPieces } from '#content/portfolios.ts'
import { figurePictures } from '#content/service-pictures.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'social-media',
  title: 'Social Media',
  line: 'Posts people look forward to, and replies within the hour.',
  lambda: 610,
  family: 'Social',
  inquiryService: 'Digital Marketing',
  menuPosition: 6,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

const posts = figurePictures['sixteen-posts']

export const page: Page = {
  id: 'services/social-media',
  title: 'Social Media: posts, replies, a steady calendar | Wavelength',
  description:
    'Calendar, photos, short videos and replies within the hour on Instagram, LinkedIn, Facebook, YouTube and X. From $900 a month.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Social Media',
      title: 'Posts people wait for, replies within the hour',
      intro:
        'We plan each month by the 25th and shoot it in a day, and the same two people answer comments all through working hours. You approve everything from your phone.',
      lambda: service.lambda,
      art: 'trace',
      ...heroPicture('month-of-posts'),
      action: contact,
    },
    {
      type: 'carousel',
      title: 'What we take off your hands',
      intro:
        'Eight solutions. Most clients start with three and know within a quarter which to keep.',
      show: 3,
      layout: 'cards',
      items: [
        {
          id: 'calendar',
          title: 'The calendar',
          description:
            'Twelve to twenty posts a month in one sheet, with the holidays of four countries.',
          figure: '12-20',
        },
        {
          id: 'shoot-day',
          title: 'The shoot day',
          description: 'One day a month at your place: forty photos and eight vertical clips.',
          figure: '40',
        },
        {
          id: 'reels',
          title: 'Reels and Shorts',
          description: 'Cut to between 15 and 40 seconds, with captions burned in and as a file.',
          figure: '15-40 s',
        },
        {
          id: 'copy',
          title: 'Copy in your tone',
          description: 'English, Hindi or Arabic, by people who speak it at home.',
        },
        {
          id: 'replies',
          title: 'Replies',
          description:
            'Comments and messages answered from 9 to 7. Complaints go to a named person.',
          figure: '10 h',
        },
        {
          id: 'paid-reach',
          title: 'Paid reach',
          description: 'One post in ten has proved itself and gets a boost of $5 to $50.',
          figure: '1 in 10',
        },
        {
          id: 'takeover',
          title: 'The clean-up',
          description:
            'Six old profiles become two, fake followers go, and the passwords lie in a vault you own.',
          figure: '6 → 2',
        },
        {
          id: 'bad-day',
          title: 'The crisis plan',
          description:
            'Who decides, who writes, what gets paused. The first sentence is out within the hour.',
          figure: '60 min',
        },
      ],
    },
    {
      type: 'carousel',
      title: 'Eight posts people shared',
      intro: 'Posts, stories and covers, designed for the thumb.',
      show: 5,
      layout: 'strip',
      items: socialPieces,
    },
    {
      type: 'deliverables',
      layout: 'acrostic',
      title: 'Six focus areas',
      intro: 'In this order, because each depends on the one before.',
      items: [
        {
          title: 'Strategy',
          description:
            'Who you are talking to, on which two networks, and what a month of posts should change. One page, signed by both of us.',
        },
        {
          title: 'Original content',
          description:
            'Half of all posts answer a question a customer asked that month. We collect them from your front desk.',
        },
        {
          title: 'Community',
          description:
            'First reply within sixty minutes on working days. The median last quarter was 22.',
        },
        {
          title: 'Influence',
          description:
            'Two or three people your customers already trust, with a contract and the word “ad” on the post.',
        },
        {
          title: 'Advertising',
          description: 'One post in five asks for something: a visit, a call, an order.',
        },
        {
          title: 'Listening',
          description:
            'Mentions of you and two competitors, read daily and summed up on Monday. We leave likes out of the report.',
        },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'A typical month',
      figures: [
        { value: '16', label: 'posts, six of them short videos' },
        { value: '1', label: 'shoot day at your place' },
        { value: '22 min', label: 'median time to a first reply, 9 to 7', marks: 'none' },
        { value: '40 min', label: 'of your time for the whole calendar', marks: 'none' },
      ],
      picture: posts.picture,
      portrait: posts.portrait,
    },
    {
      type: 'price-guide',
      title: 'What a month of posts costs',
      intro: 'Ad spend is separate; you pay it directly.',
      ranges: [
        {
          name: 'One network',
          from: 900,
          per: 'month',
          includes: 'Twelve posts and all replies',
        },
        {
          name: 'Two networks and a shoot day',
          from: 1600,
          per: 'month',
          includes: 'Sixteen posts, forty photos, eight clips',
        },
        {
          name: 'Four networks with weekly videos',
          from: 2800,
          per: 'month',
          includes: 'Twenty posts, four videos, listening, one report',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about social media',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'From $900 a month for one network, twelve posts and replies. Two networks with a monthly shoot day are $1,600, four networks with weekly videos $2,800. Ad spend is separate.',
        },
        {
          question: 'Which networks do we need?',
          answer:
            'Usually two. A clinic in Riyadh does well on Instagram and Snapchat, a machine maker on LinkedIn and YouTube. We look at where your last twenty customers spend their time, and keep a tidy profile on the rest.',
        },
        {
          question: 'Do we approve every post?',
          answer:
            'Yes, once a month, in one sitting of about forty minutes. Replies follow a list of agreed answers; we send you anything else on WhatsApp first.',
        },
        {
          question: 'How fast will we grow?',
          answer:
            'Accounts we took over last year grew between 2 and 9 per cent a month. We never buy followers, and we remove any your last agency bought. The number we steer by is enquiries.',
        },
        {
          question: 'Who owns the photos?',
          answer:
            'You do, raw files included, in a shared folder sorted by month. Everyone in them signs a release, which we keep with the photos.',
        },
      ],
      call: {
        title: 'Send your handle. We’ll sketch three posts.',
        action: contact,
      },
    },
  ],
}
