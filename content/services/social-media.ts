import type { Page } from '#blocks/schema.ts'
import { socialPieces } from '#content/portfolios.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'social-media',
  title: 'Social Media',
  line: 'A calendar people look forward to, and replies within the hour.',
  lambda: 610,
  family: 'Social',
  inquiryService: 'Digital Marketing',
  menuPosition: 6,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: Page = {
  id: 'services/social-media',
  title: 'Social Media: posts, replies, a steady calendar | Wavelength',
  description:
    'Calendar, photographs, short films and replies within the working hour on Instagram, LinkedIn, Facebook, YouTube and X. From $900 a month.',
  blocks: [
    {
      type: 'page-head',
      label: 'Social Media / 610 nm',
      title: 'Posts people wait for, replies within the hour',
      lead: 'A month is planned by the 25th, shot in one day, and answered every working hour by the same two people. You approve everything from your phone.',
      lambda: service.lambda,
      art: 'trace',
      action: contact,
    },
    {
      type: 'carousel',
      title: 'What we take off your hands',
      lead: 'Eight solutions. Most clients start with three and know after a quarter which ones to keep.',
      show: 3,
      layout: 'cards',
      items: [
        {
          id: 'calendar',
          title: 'The calendar',
          description:
            'Twelve to twenty posts a month in one sheet, with the festivals of four countries.',
        },
        {
          id: 'shoot-day',
          title: 'The shoot day',
          description: 'One day a month at your place: forty photographs and eight vertical clips.',
        },
        {
          id: 'reels',
          title: 'Reels and Shorts',
          description: 'Cut to 15 to 40 seconds, with captions burned in and in a file.',
        },
        {
          id: 'copy',
          title: 'Copy in your tone',
          description: 'English, Hindi or Arabic, by people who speak it at home.',
        },
        {
          id: 'replies',
          title: 'The reply desk',
          description:
            'Comments and messages answered from 9 to 7. Complaints go to a named person.',
        },
        {
          id: 'paid-reach',
          title: 'Paid reach',
          description: 'Good posts get $5 to $50 of help, once they have proved themselves alone.',
        },
        {
          id: 'takeover',
          title: 'The tidy-up',
          description:
            'Old profiles merged, bought followers removed, passwords in one vault that is yours.',
        },
        {
          id: 'bad-day',
          title: 'The bad day plan',
          description: 'Who decides, who writes, what is paused. Agreed before it is needed.',
        },
      ],
    },
    {
      type: 'carousel',
      title: 'Eight that were passed on',
      lead: 'Posts, stories and covers, drawn for one thumb.',
      show: 5,
      layout: 'strip',
      items: socialPieces,
    },
    {
      type: 'deliverables',
      layout: 'acrostic',
      title: 'Six focus areas',
      lead: 'In this order, because each is of little use without the one before it.',
      items: [
        {
          title: 'Strategy',
          description:
            'Whom you talk to, on which two networks, and what a month of posts should change. One page, signed by both.',
        },
        {
          title: 'Original content',
          description:
            'Half of all posts answer a question that a customer asked that month. We collect them from your front desk.',
        },
        {
          title: 'Community',
          description:
            'First reply within sixty minutes on working days. The median last quarter was 22.',
        },
        {
          title: 'Influence',
          description:
            'Two or three people whom your customers already trust, with a contract and the word “ad” on the post.',
        },
        {
          title: 'Advertising',
          description: 'One post in five asks for something: a visit, a call, an order.',
        },
        {
          title: 'Listening',
          description:
            'Mentions of you and two rivals, read daily and summed up on Monday. Likes are left out of the report.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'A normal month',
      figures: [
        { value: '16', label: 'posts, of which six are short films' },
        { value: '1', label: 'shoot day at your place' },
        { value: '22 min', label: 'median time to a first reply, 9 to 7' },
        { value: '40 min', label: 'of your time for the whole calendar' },
      ],
    },
    {
      type: 'price-guide',
      title: 'What a month of it costs',
      lead: 'Ad spend is separate and paid by you.',
      ranges: [
        {
          name: 'One network',
          from: 900,
          currency: 'USD',
          per: 'month',
          includes: 'Twelve posts and the replies',
        },
        {
          name: 'Two networks and a shoot day',
          from: 1600,
          currency: 'USD',
          per: 'month',
          includes: 'Sixteen posts, forty photographs, eight clips',
        },
        {
          name: 'Four networks with weekly films',
          from: 2800,
          currency: 'USD',
          per: 'month',
          includes: 'Twenty posts, four films, listening, one report',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked before the password is handed over',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'From $900 a month for one network, twelve posts and replies. Two networks with a monthly shoot day are $1,600, four networks with weekly films $2,800. Ad spend is separate and paid by you.',
        },
        {
          question: 'Which networks do we need?',
          answer:
            'Usually two. A clinic in Riyadh does well on Instagram and Snapchat, a machine maker on LinkedIn and YouTube. We look where your last twenty customers spend time, and leave the rest as a tidy profile.',
        },
        {
          question: 'Do we approve every post?',
          answer:
            'Yes, once a month in one sitting of about forty minutes. Replies follow a list of agreed answers; anything outside it is sent to you on WhatsApp first.',
        },
        {
          question: 'How fast will we grow?',
          answer:
            'Accounts we took over last year grew between 2 and 9 per cent a month. We never buy followers, and we remove bought ones if a predecessor did. Enquiries by message are the figure we steer by.',
        },
        {
          question: 'Who owns the pictures?',
          answer:
            'You do, with the raw files, in a shared folder sorted by month. People in them sign a release that we keep with the pictures.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'From the people who write the posts',
      category: 'Design',
    },
    {
      type: 'contact-band',
      title: 'Give us your handle and we will sketch three posts you could have made last week.',
      action: contact,
    },
  ],
}
