import type { Page } from '#blocks/schema.ts'

export const page: Page = {
  id: 'privacy',
  title: 'Privacy',
  description:
    'What this website stores about you, for how long, and how to have it erased. No tracking, no cookies of advertisers.',
  blocks: [
    {
      type: 'page-head',
      label: 'Privacy',
      title: 'Privacy',
      intro:
        'You can read this whole site without telling us anything. If you write to us, we keep your message until the matter is settled, or until you ask us to erase it.',
      lambda: 500,
      art: 'trace',
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'What we store',
          anchor: 'what-we-store',
          inShort: 'What you send us, when, and which page or link brought you.',
          paragraphs: [
            'When you send a form we store what you wrote and your file if you added one, the time, and the page or link that brought you. If you write to us by email, we keep that with it. We also check how long the form was open, to tell a bot from a person.',
            'Like every web server, ours needs your network address to send you a page. It counts requests from an address for ten minutes at most, in memory only.',
            'We count visits on our own server: the pages that were opened, how long they were in view and how fast they loaded, the site or campaign that led here, the kind of device and the language. Network address and browser become a code that changes each day and is kept only while the visit lasts; what remains are sums by day, for 25 months, and with a form that you send the pages that led to it. Browsers that ask not to be tracked are not counted.',
          ],
        },
        {
          title: 'What we use it for',
          anchor: 'use',
          inShort: 'For what you sent it for. Ask, and we erase it.',
          paragraphs: [
            'We use what you send to answer you and, if you accept, to do the work. We do not sell it and give nothing to advertisers. If you ask, we erase what we hold about you, with your files and our replies.',
          ],
        },
        {
          title: 'Cookies',
          anchor: 'cookies',
          inShort: 'No tracking cookies, so no banner.',
          paragraphs: ['Drafts of forms stay on your device until you send them.'],
        },
        {
          title: 'Who is responsible',
          anchor: 'responsible',
          inShort: 'Write here who answers questions about privacy.',
          paragraphs: [
            'Name the company, its address, the person to ask, and who sends your emails and runs your server.',
          ],
        },
      ],
      links: [],
    },
  ],
}
