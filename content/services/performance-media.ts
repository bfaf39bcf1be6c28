import type { PageSource } from '#blocks/schema.ts'
import { loop } from '#content/loops.ts'
import { performancePieces } from '#content/portfolios.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'performance-media',
  title: 'Performance Media',
  line: 'Paid search, social and display, bought against leads and not clicks.',
  lambda: 590,
  family: 'Performance',
  inquiryService: 'Digital Marketing',
  menuPosition: 9,
}

const contact = {
  label: 'Contact Us',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: PageSource = {
  id: 'services/performance-media',
  title: 'Performance Media: bought against leads | Wavelength',
  description:
    'Paid search, paid social, display and native, Amazon and affiliate, bought against leads your sales team accepts. From $1,200 a month plus media.',
  blocks: [
    {
      type: 'page-head',
      label: 'Performance Media / 590 nm',
      title: 'Media bought against leads, never clicks',
      lead: 'Your sales team marks each lead as good or bad. We feed those marks back into the bidding, and pay for more of the good ones.',
      lambda: service.lambda,
      art: 'interference',
      video: loop('performance-media-hero'),
      action: contact,
    },
    {
      type: 'figures',
      title: 'The reach we can buy in',
      figures: [
        { value: '22,000+', label: 'sites' },
        { value: '600M', label: 'daily users' },
        { value: '$1,200', label: 'a month, where our fee begins; media is paid by you' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Four reasons to buy in our network',
      lead: 'One network of 22,000+ sites, seen by 600M daily users, and four things that we hold to in it.',
      layout: 'bars',
      items: [
        {
          title: 'No margin on media',
          description:
            'The networks bill you directly. Our fee is a fixed sum and does not rise when you spend more.',
        },
        {
          title: 'Brand safety by default',
          description:
            'News of accidents, gambling and made-for-advertising pages are excluded from the start. Apps for children too, where banners are tapped by accident.',
        },
        {
          title: 'Frequency you can bear',
          description: 'Nobody sees the same advertisement more than three times a day.',
        },
        {
          title: 'Named places',
          description:
            'You see the list of sites before the first rupee is spent and can strike any of them.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Six channels',
      lead: 'We open with one or two. The next is added when the last dollar in the first buys nothing more.',
      layout: 'columns',
      items: [
        {
          title: 'Paid search',
          description: 'Google and Bing, by what a lead is worth. Search terms read by a person.',
        },
        {
          title: 'Paid social',
          description: 'Meta, LinkedIn, Snapchat and TikTok, with new films every fortnight.',
        },
        {
          title: 'Display and native',
          description: 'Articles and banners on named sites, with the list in your hands.',
        },
        {
          title: 'Creative development',
          description: 'Twelve versions a month from one shoot, each testing one idea.',
        },
        {
          title: 'Amazon marketing',
          description: 'Sponsored Products and Brands, steered by profit after fees.',
        },
        {
          title: 'Affiliate marketing',
          description: 'Partners paid per order, checked for coupon sites that only take credit.',
        },
      ],
    },
    {
      type: 'portfolio',
      id: 'portfolio',
      title: 'Seventeen that ran',
      lead: 'Advertisements for invented brands, with the line that sold.',
      layout: 'mosaic',
      arrowsOnSmall: true,
      pieces: performancePieces,
    },
    {
      type: 'process',
      title: 'Eleven steps to a campaign that can be judged',
      lead: 'The first nine take two weeks. The last two never end.',
      layout: 'ledger',
      steps: [
        {
          title: 'Campaign set-up',
          description:
            'Accounts in your name, structure by margin, one naming rule for everything.',
        },
        {
          title: 'Keyword research',
          description:
            'What people type when they are ready, and a list of words we refuse to pay for.',
        },
        {
          title: 'Audience set-up',
          description:
            'Customers, visitors and lookalikes, with those who already bought left out.',
        },
        {
          title: 'Competitor analysis',
          description:
            'Their ads, offers and landing pages from the public ad libraries, on one sheet.',
        },
        {
          title: 'CTR analysis',
          description: 'Which promise gets the click, and which click never becomes a lead.',
        },
        {
          title: 'Analytics set-up',
          description: 'GA4 with six events, each tested by hand, and consent asked properly.',
        },
        {
          title: 'Pixel set-up',
          description: 'Meta, LinkedIn and TikTok, from the browser and from the server.',
        },
        {
          title: 'Tag manager set-up',
          description:
            'One container, documented, with the eleven dead tags of former agencies removed.',
        },
        {
          title: 'Remarketing',
          description:
            'Seven days for a basket, thirty for a price page, then we leave people alone.',
        },
        {
          title: 'Ad copies',
          description: 'Five headlines a group, written by a person who has read your reviews.',
        },
        {
          title: 'Daily leads quality report',
          description:
            'Yesterday’s leads with source, cost and your team’s mark. In your inbox at nine.',
        },
      ],
    },
    {
      type: 'price-guide',
      title: 'Our fee, without the media',
      lead: 'What you spend in the networks is billed to you by them. Set-up is $800 once.',
      ranges: [
        {
          name: 'One channel',
          from: 1200,
          currency: 'USD',
          per: 'month',
          includes:
            'Up to $10,000 of media a month. Paid search or paid social, with the daily report.',
        },
        {
          name: 'Three channels',
          from: 2400,
          currency: 'USD',
          per: 'month',
          includes:
            'Up to $40,000 of media a month, with bidding that moves money between channels.',
        },
        {
          name: 'Account review',
          from: 600,
          to: 900,
          currency: 'USD',
          per: 'project',
          weeks: { from: 1, to: 2 },
          includes: 'Ninety days of your account read by hand, and a list of what we would stop.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked by people who sign the budget',
      questions: [
        {
          question: 'What do you charge?',
          answer:
            '$1,200 a month for one channel up to $10,000 of media, $2,400 for three channels up to $40,000. Set-up is $800 once. The fee is fixed, so we gain nothing by spending more of your money.',
        },
        {
          question: 'What is the least media budget that makes sense?',
          answer:
            'Enough for thirty conversions a month in one campaign. For a local clinic that can be $600, for business software in Canada it is nearer $4,000. Below that we suggest search alone.',
        },
        {
          question: 'How soon do we know if it works?',
          answer:
            'Two weeks for set-up, two for the systems to learn, four for a fair reading. We review at eight weeks and name the campaigns to stop.',
        },
        {
          question: 'What do you need from our sales team?',
          answer:
            'One mark on each lead within three days: good, bad or no answer. It takes about a minute a lead, in your CRM or a shared sheet. Without it we can only optimise for forms filled in.',
        },
        {
          question: 'Can we see the accounts?',
          answer:
            'They belong to you, and you are the administrator. We work as an invited user and can be removed in one click.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'One channel in detail',
      links: [
        {
          link: { label: 'Google Ads', href: servicePath('google-ads') },
          description: 'Search and shopping, bid by margin.',
        },
        {
          link: { label: 'Meta Ads', href: servicePath('meta-ads') },
          description: 'Stories and feeds, new films every fortnight.',
        },
        {
          link: { label: 'Native Ads', href: servicePath('native-ads') },
          description: 'Articles that readers finish.',
        },
        {
          link: { label: 'Marketplace Ads', href: servicePath('marketplace-ads') },
          description: 'The right shelf on the right day.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'Before you raise the budget',
      category: 'Analytics',
    },
    {
      type: 'contact-band',
      title: 'Show us last month’s account and we will mark the spend we would have stopped.',
      action: contact,
    },
  ],
}
