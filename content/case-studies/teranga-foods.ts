import type { Page } from '#blocks/schema.ts'
import { artefactsOf } from '#content/artefacts.ts'
import { creditsOf } from '#content/case-credits.ts'
import { cardOf } from '#content/cases.ts'
import { screenLoop } from '#content/loops.ts'
import { contactPath, paths, projectPath, servicePath } from '#model/paths.ts'

const slug = 'teranga-foods'

export const page: Page = {
  id: `projects/${slug}`,
  title: 'Teranga Foods: nine campaigns stopped | Wavelength',
  description:
    'A West African grocer in Toronto asked for a bigger ad budget. We stopped nine of twelve campaigns instead, and orders rose 24% for the same $6,400 a month.',
  card: cardOf(slug),
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects / Teranga Foods',
      title: 'Nine campaigns stopped, none of them missed',
      intro:
        'Teranga Foods sells fonio, palm oil and attiéké to people in Toronto who grew up with them. Amara Diallo asked us to spend more of her money. We asked for two weeks.',
      lambda: 575,
      art: 'spectrum',
      focus: 'middle',
    },
    {
      type: 'case-facts',
      title: 'In short',
      facts: [
        { label: 'Client', value: 'Teranga Foods, Toronto' },
        { label: 'Took', value: 'Eleven weeks, three of our people' },
        {
          label: 'Services',
          value: [
            { label: 'Performance Media', href: servicePath('performance-media') },
            { label: 'Google Ads', href: servicePath('google-ads') },
          ],
        },
        { label: 'Media budget', value: '$6,400 a month, before and after' },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      floods: true,
      title: 'The end first',
      figures: [
        { value: '12 to 3', label: 'campaigns, for the same budget' },
        { value: '+24%', label: 'orders a month, online and by phone: 1,050 to 1,302' },
        { value: '$4.92', label: 'of media for each order, down from $6.10' },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The challenge',
          paragraphs: [
            'There were twelve campaigns because there had been three agencies, and each had added four. None had taken one away. Every month the reports said that the ads had brought 320 orders, and every month Amara spent $6,400 and wondered which of them she would have had anyway.',
            'She sells to people who know exactly what they want. Somebody who types “fonio” is not browsing. Somebody who types “West Africa” may be looking for a safari.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'receipt',
      title: 'Where a hundred dollars went',
      intro:
        'Ninety days of Teranga’s account, read line by line and scaled to a hundred dollars. Our first invoice was for finding this out.',
      head: ['Teranga Foods, Toronto', 'Ninety days, $19,200 of media', 'Before'],
      lines: [
        {
          title: 'Fonio, palm oil, the Friday box',
          description: 'The three that are left. They were a third of the money.',
          amount: '$35.05',
        },
        {
          title: 'Everyone who typed “West Africa”',
          description: 'Safaris, a geography project and, one evening, a football result.',
          amount: '$18.02',
        },
        {
          title: 'One audience, twice',
          description: 'A campaign and its copy, bidding against each other since spring.',
          amount: '$12.66',
        },
        {
          title: '“Food lovers”',
          description: 'Banners in games. Most taps came from people under six.',
          amount: '$12.55',
        },
        {
          title: 'Views and recipes',
          description: 'Many views. Nobody cooked.',
          amount: '$10.73',
        },
        {
          title: 'People who typed “Teranga”',
          description: 'They had already found her. Nine in ten came without the ad, too.',
          amount: '$6.88',
        },
        {
          title: 'Reminders, and a test',
          description: 'The test was called “DO NOT TOUCH”. Nobody knew whose it was.',
          amount: '$4.11',
        },
      ],
      total: { label: 'Total', amount: '$100.00' },
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The approach',
          paragraphs: [
            'Two weeks of reading, with nothing changed. Chidi Okonjo went through ninety days of search terms by hand. Mateo Quispe looked at what counted as an order and found eleven dead tags, two of which counted each order twice.',
            'Then one number for everybody: all orders, online and by phone, from the till. No platform may count its own. If a campaign is stopped and that number stays where it is, the campaign was doing nothing.',
            'We stopped them on a Monday, all at once, because one at a time would have taken until summer. The money went to the three that were left, and to ads that name the thing, the size and the price.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'before-after',
      title: 'Before and after',
      after: {
        picture: {
          src: '/pictures/projects/teranga-foods-after.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200, 1600],
          alt: 'On red and yellow wax cloth, three advertisements in coarse dots, fonio at $34, palm oil at $14, the Friday box, and a phone with the report of five in the morning: 43 orders, $211',
        },
        caption:
          'Three campaigns, and a report that fits on a phone. Printed where her customers read: in the free weekly.',
      },
      before: {
        picture: {
          src: '/pictures/projects/teranga-foods-before.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200],
          alt: 'An advertising account with twelve campaigns, warnings, and columns of figures',
        },
        portrait: {
          src: '/pictures/projects/teranga-foods-before-portrait.webp',
          width: 1080,
          height: 810,
          alt: 'An advertising account with twelve campaigns, warnings, and columns of figures',
        },
        caption: 'Twelve campaigns. Two of them were bidding against each other.',
      },
    },
    {
      type: 'screen-film',
      title: 'Five in the morning',
      caption:
        'Palm oil sold out yesterday, so at 05:01 Amara stops its ad. She does not have to ask us; we read about it at nine.',
      film: screenLoop(
        slug,
        'Three advertisements, “Stopped” across the one for palm oil, beside a phone with the report of five in the morning',
      ),
    },
    artefactsOf(slug),
    {
      type: 'quote',
      quote:
        'They were hired to spend my money, and the first thing they sent me was a list of what to stop.',
      name: 'Amara Diallo',
      role: 'Founder, Teranga Foods, Toronto',
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The results',
          paragraphs: [
            'Three months later Teranga has 1,302 orders a month instead of 1,050, for the same $6,400. Some of that is the season: a year earlier the same months had brought 6% more than the ones before. The rest, as far as anyone can tell, is fonio.',
            'What went wrong: we had stopped ten. The tenth was the Friday box, which according to its figures had sold 38 in ninety days. On day nine Amara sent a picture of an empty order pad. People see the box on a phone and then they ring, because they want to ask what is in it this week, and no platform counts a telephone. It was back that evening. Nine days without the Friday box cost her about $2,100 in sales, and we took our fee for that month off the bill.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'questions',
      title: 'What Amara asked, and what we asked her',
      questions: [
        {
          question: 'Why should an agency want me to spend less?',
          answer:
            'Our fee is a fixed sum. It does not grow with the budget, so we have nothing to gain from a bigger one. She could spend more today, and it would be worth it: the three that are left still earn back every extra dollar.',
        },
        {
          question: 'You gave us four stars. What is the fifth for?',
          answer:
            '“Your report comes at nine,” she said. “I’ve been at the market since five.” Hers now comes at five. She has not changed the stars, and she is right: it should not have needed a review.',
        },
        {
          question: 'Is the ad for your own name really worthless?',
          answer:
            'It was here, because nobody else bids on Teranga. We look every week. The day a competitor does, it comes back.',
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
      title: 'Show us your campaigns. We’ll say which to stop.',
      action: {
        label: 'Ask for a review',
        href: contactPath({ service: 'performance-media', from: projectPath(slug) }),
      },
    },
  ],
}
