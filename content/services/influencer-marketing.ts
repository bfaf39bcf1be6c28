import type { Page } from '#blocks/schema.ts'
import { numberedPictures } from '#content/service-pictures.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'influencer-marketing',
  title: 'Influencer Marketing',
  line: 'Creators your buyers already trust, briefed well and measured honestly.',
  lambda: 640,
  family: 'Social',
  inquiryService: 'Digital Marketing',
  menuPosition: null,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: Page = {
  id: 'services/influencer-marketing',
  title: 'Influencer Marketing: creators, measured | Wavelength',
  description:
    'Creators chosen from 205.4M+ profiles by 35+ metrics, briefed on one page and measured by orders. Campaigns from $3,000 plus creator fees.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Influencer Marketing',
      title: 'Creators your buyers already trust',
      intro:
        'We search 205.4M+ profiles by 35+ metrics for people whose few thousand followers act on what they say, brief them on one page and count what reaches your till.',
      lambda: service.lambda,
      art: 'rings',
      scene: 'faces',
      action: contact,
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'Where we search, and how',
      figures: [
        { value: '1 in 9', label: 'shortlisted creators make it into our proposal' },
        { value: '205.4M+', label: 'profiles in the databases we search' },
        { value: '35+', label: 'metrics for each, from audience city to suspicious followers' },
      ],
    },
    {
      type: 'solution-cards',
      title: 'Four ways to work with creators',
      intro: 'They differ in how many people you ask and how much you ask of each.',
      cards: [
        {
          title: 'Product seeding',
          description:
            'Thirty parcels, no obligation, a handwritten card. About a third will post, and you find out who likes it.',
          count: 30,
          caption: '30 parcels',
        },
        {
          title: 'Paid campaign',
          description: 'One month, one message, in each creator’s own words and language.',
          count: 12,
          caption: '6 to 15 creators',
        },
        {
          title: 'Year-long ambassadors',
          description: 'People who use the product every week and are seen doing so.',
          count: 3,
          caption: '3 people',
        },
        {
          title: 'Creator ads',
          description:
            'A campaign’s best post, run as a partnership ad to people beyond the creator’s followers, with their consent.',
          count: 1,
          caption: '1 post, boosted',
        },
      ],
    },
    {
      type: 'process',
      layout: 'weeks',
      title: 'Five weeks from list to report',
      intro: 'You approve twice: the names, and the finished posts.',
      steps: [
        {
          title: 'Find',
          description:
            'Eighty candidates by audience, place and language. Then a person looks at ten posts by each and reads the comments.',
          duration: 'Week 1',
          weeks: { from: 1, count: 1 },
        },
        {
          title: 'Agree',
          description:
            'Fee, dates, rights and disclosure in a two-page contract. They have your product in hand before they sign.',
          duration: 'Week 2',
          weeks: { from: 2, count: 1 },
        },
        {
          title: 'Create',
          description:
            'One page of facts and three things not to say. The words are theirs, which is why people listen.',
          duration: 'Weeks 3 and 4',
          weeks: { from: 3, count: 2 },
        },
        {
          title: 'Measure',
          description:
            'Links, codes, one question at checkout, and a region without the campaign for comparison.',
          duration: 'Week 5',
          weeks: { from: 5, count: 1 },
        },
      ],
    },
    {
      type: 'prose',
      ...numberedPictures['nine-posts'],
      sections: [
        {
          title: 'As large as what it sold',
          paragraphs: [
            'Nine creators, one hair oil, one month: 412 orders, 286 of them from three people with fewer than ten thousand followers each.',
            'The largest account was the client’s wish, and its two orders took 61 per cent of the fees. We had advised against it in one line of an email. Now we show this picture.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'agreement',
      title: 'Six promises, in writing',
      name: 'Campaign agreement',
      clauses: [
        {
          title: 'Real audiences',
          description:
            'We drop accounts where more than 15 per cent of followers look fake or live in the wrong country.',
        },
        {
          title: 'Open fees',
          description:
            'You see what each creator is paid. We add nothing to it; our fee is separate.',
        },
        {
          title: 'Proper disclosure',
          description:
            'Disclosure that follows the rules of ASCI in India, the UAE, Saudi Arabia and Canada, and licences checked where needed.',
        },
        {
          title: 'Rights that last',
          description: 'Six months of use in ads and on your site, written into every contract.',
        },
        {
          title: 'Four languages',
          description: 'Briefs and calls in English, Hindi, Arabic and French.',
        },
        {
          title: 'Honest numbers',
          description: 'Cost per order and per new customer. Reach is at the bottom of the page.',
        },
      ],
      signed: { name: 'Wavelength', role: 'Signed already' },
    },
    {
      type: 'price-guide',
      title: 'What it costs, before creator fees',
      intro: 'Creator fees are extra, and you see every one.',
      ranges: [
        {
          name: 'Product seeding',
          from: 1200,
          per: 'project',
          weeks: { from: 4 },
          includes: 'Thirty parcels packed, sent and followed up. Plus goods.',
        },
        {
          name: 'Paid campaign',
          from: 3000,
          to: 8000,
          per: 'project',
          weeks: { from: 5, to: 7 },
          includes: 'Six to fifteen creators: search, contracts, briefs, report.',
        },
        {
          name: 'Year-long ambassadors',
          from: 900,
          to: 2000,
          per: 'month',
          includes: 'Three people managed for a year, with a report each quarter.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about influencer marketing',
      questions: [
        {
          question: 'What does a campaign cost?',
          answer:
            'Our work starts at $3,000 for a campaign with six creators. Fees are extra: in India $50 to $400 for a creator with 5,000 to 50,000 followers, in Dubai and Toronto $200 to $1,500. Seeding of thirty parcels is $1,200 plus goods.',
        },
        {
          question: 'Big names or small ones?',
          answer:
            'Small ones for sales; one big one if you need to be known by a certain date. Creators with under 20,000 followers still answer comments, and in our campaigns their orders have cost about half as much.',
        },
        {
          question: 'Can we approve the posts?',
          answer:
            'Yes, for facts, prices and legal points. We advise against rewriting the tone; followers notice within a sentence. Every contract includes one round of corrections.',
        },
        {
          question: 'What if a creator gets into trouble?',
          answer:
            'Every contract has a clause to pause and take down within 24 hours, and part of the fee is paid only after the agreed time online. We check the past two years before we propose anyone.',
        },
        {
          question: 'How do you know it worked?',
          answer:
            'Personal links and codes catch about half. The question “How did you hear of us?” catches more. Where the budget allows, we leave one city out and compare. The report says what remains uncertain.',
        },
      ],
      call: {
        title: 'Name one creator. We’ll find thirty more.',
        action: contact,
      },
    },
  ],
}
