import type { PageSource } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { performancePieces } from '#content/portfolios.ts'
import { numberedPictures } from '#content/service-pictures.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'performance-media',
  title: 'Performance Media',
  line: 'Paid search, social and display, bought for leads, not clicks.',
  lambda: 590,
  family: 'Performance',
  inquiryService: 'Digital Marketing',
  menuPosition: 9,
}

const contact = {
  label: 'Contact Us',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

function adCalled(id: string) {
  const ad = performancePieces.find((piece) => piece.id === id)
  if (!ad) throw new Error(`content/services/performance-media.ts: no advertisement "${id}".`)
  return ad.image
}

export const page: PageSource = {
  id: 'services/performance-media',
  title: 'Performance Media: paid for by leads | Wavelength',
  description:
    'Paid search, paid social, display and native, Amazon and affiliate, judged by leads your sales team accepts. From $1,200 a month plus media.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Performance Media',
      title: 'Media bought for leads, not clicks',
      intro:
        'Your sales team marks each lead as good or bad. We feed those marks back into the bidding and buy more of the good ones.',
      lambda: service.lambda,
      art: 'interference',
      ...heroPicture('seventeen-ads'),
      action: contact,
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'The reach we can buy',
      figures: [
        { value: '22,000+', label: 'sites in the network', caption: 'One dot is one site' },
        { value: '600M', label: 'daily users' },
        { value: '$1,200', label: 'a month is where our fee starts; you pay for media' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Four reasons to use our network',
      intro: 'One network of 22,000+ sites with 600M daily users, and four rules we keep.',
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
            'Accident news, gambling and made-for-advertising sites are excluded from the start. So are children’s apps, where banners get tapped by mistake.',
        },
        {
          title: 'A cap on frequency',
          description: 'Nobody sees the same ad more than three times a day.',
        },
        {
          title: 'Named sites',
          description:
            'You see the list of sites before a rupee is spent, and can strike off any of them.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Six channels',
      intro:
        'We start with one or two, and add the next when more money in the first buys nothing.',
      layout: 'spectrum',
      lambdas: { from: 570, to: 660 },
      items: [
        {
          title: 'Paid search',
          picture: adCalled('search-ad-lumen-dental'),
          description:
            'Google and Bing, bid by what a lead is worth. Search terms reviewed by a person.',
        },
        {
          title: 'Paid social',
          picture: adCalled('story-ad-monsoon'),
          description: 'Meta, LinkedIn, Snapchat and TikTok, with new videos every fortnight.',
        },
        {
          title: 'Display and native',
          picture: adCalled('native-ad-wahat-roasters'),
          description: 'Articles and banners on named sites, and you hold the list.',
        },
        {
          title: 'Creative development',
          picture: adCalled('ad-test-ember-and-oat'),
          description: 'Twelve versions a month from one shoot, each testing one idea.',
        },
        {
          title: 'Amazon marketing',
          picture: adCalled('marketplace-listing-caravan'),
          description: 'Sponsored Products and Brands, managed by profit after fees.',
        },
        {
          title: 'Affiliate marketing',
          picture: adCalled('affiliate-card-baobab'),
          description:
            'Partners paid per order, with coupon sites that only claim credit weeded out.',
        },
      ],
    },
    {
      type: 'related-cases',
      title: 'We asked for two weeks',
      cases: { collection: 'case', pick: ['teranga-foods'] },
    },
    {
      type: 'process',
      title: 'Eleven steps to a campaign you can measure',
      intro: 'The first nine take two weeks. The last two never end.',
      layout: 'ledger',
      steps: [
        {
          title: 'Campaign set-up',
          description:
            'Accounts in your name, structured by margin, with one naming rule for everything.',
        },
        {
          title: 'Keyword research',
          description:
            'What people type when they are ready to buy, and a list of words we won’t pay for.',
        },
        {
          title: 'Audience set-up',
          description:
            'Customers, visitors and lookalikes, leaving out people who have already bought.',
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
          description: 'GA4 with six events, each tested by hand, and proper consent.',
        },
        {
          title: 'Pixel set-up',
          description: 'Meta, LinkedIn and TikTok, from the browser and from the server.',
        },
        {
          title: 'Tag manager set-up',
          description:
            'One container, documented, with the eleven dead tags left by former agencies removed.',
        },
        {
          title: 'Remarketing',
          description:
            'Seven days for a basket, thirty for a price page, then we leave people alone.',
        },
        {
          title: 'Ad copies',
          description: 'Five headlines per ad group, written by someone who has read your reviews.',
        },
        {
          title: 'Daily leads quality report',
          description:
            'Yesterday’s leads with source, cost and your team’s mark. In your inbox at nine.',
        },
      ],
    },
    {
      type: 'prose',
      ...numberedPictures['lumen-dental-monday'],
      sections: [
        {
          title: 'The desk decides what we buy',
          paragraphs: [
            'Every Monday somebody who answered the phone marks last week’s calls, good or bad, and now and then writes why. By noon the marks are in the bidding.',
            'The week cost $820 before and $820 after. Good calls went from 14 to 27 within a month, and nobody has asked Farah for a job since.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'portfolio',
      id: 'portfolio',
      title: 'Seventeen ads',
      intro: 'Ads for invented brands, with the line that sold.',
      layout: 'mosaic',
      arrowsOnSmall: true,
      pieces: performancePieces,
    },
    {
      type: 'price-guide',
      title: 'Our fee, before media spend',
      intro: 'The networks bill you directly for media. Set-up is $800 once.',
      ranges: [
        {
          name: 'One channel',
          from: 1200,
          per: 'month',
          includes:
            'Up to $10,000 of media a month. Paid search or paid social, with the daily report.',
        },
        {
          name: 'Three channels',
          from: 2400,
          per: 'month',
          includes:
            'Up to $40,000 of media a month, with bidding that moves money between channels.',
        },
        {
          name: 'Account review',
          from: 600,
          to: 900,
          per: 'project',
          weeks: { from: 1, to: 2 },
          includes:
            'Ninety days of your account reviewed by hand, and a list of what we would stop.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'Channels in detail',
      links: [
        {
          link: { label: 'Google Ads', href: servicePath('google-ads') },
          description: 'Search and shopping, bid by margin.',
        },
        {
          link: { label: 'Meta Ads', href: servicePath('meta-ads') },
          description: 'Stories and feeds, with new videos every fortnight.',
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
      type: 'questions',
      title: 'Questions about paid media',
      questions: [
        {
          question: 'What do you charge?',
          answer:
            '$1,200 a month for one channel with up to $10,000 of media, $2,400 for three channels with up to $40,000. Set-up is $800 once. The fee is fixed, so we gain nothing by spending more of your money.',
        },
        {
          question: 'What is the smallest media budget that makes sense?',
          answer:
            'Enough for thirty conversions a month in one campaign. For a local clinic that can be $600; for business software in Canada it is nearer $4,000. Below that, we suggest search alone.',
        },
        {
          question: 'How soon do we know if it works?',
          answer:
            'Two weeks for set-up, two for the platforms to learn, four for a fair test. At eight weeks we review everything and name the campaigns to stop.',
        },
        {
          question: 'What do you need from our sales team?',
          answer:
            'One mark on each lead within three days: good, bad or no answer. It takes about a minute per lead, in your CRM or a shared sheet. Without it, we can only optimise for form fills.',
        },
        {
          question: 'Can we see the accounts?',
          answer:
            'They are yours, and you are the admin. We work as an invited user you can remove in one click.',
        },
      ],
      call: {
        title: 'Show us your account. We’ll mark the waste.',
        action: contact,
      },
    },
  ],
}
