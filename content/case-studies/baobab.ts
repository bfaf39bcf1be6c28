import type { Page } from '#blocks/schema.ts'
import { artefactsOf } from '#content/artefacts.ts'
import { creditsOf } from '#content/case-credits.ts'
import { cardOf } from '#content/cases.ts'
import { screenLoop } from '#content/loops.ts'
import { contactPath, paths, postPath, projectPath, servicePath } from '#model/paths.ts'

const slug = 'baobab'

export const page: Page = {
  id: `projects/${slug}`,
  title: 'Baobab: a bookshop that answers in six minutes | Wavelength',
  description:
    'A bookshop in Dakar got 260 WhatsApp messages a day, most of them spoken, on one private phone. An answer took nine hours. Now it takes six minutes.',
  card: cardOf(slug),
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects / Baobab',
      title: 'A bookshop that listens',
      intro:
        'Readers in Dakar do not type. They hold the button and ask, in Wolof or in French, for a book whose title they nearly know. Baobab had one phone for all of them.',
      lambda: 620,
      art: 'trace',
      focus: 'middle',
    },
    {
      type: 'before-after',
      title: 'Before and after',
      after: {
        picture: {
          src: '/pictures/projects/baobab-after.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200, 1600],
          alt: 'A print in three inks: a phone in the trunk of a baobab shows a voice message, the answer “Il en reste trois”, 3,500 francs and “à votre nom jusqu’à samedi”; strokes of a voice for leaves, a girl who reads, a blue book with a slip for Fatou',
        },
        caption:
          'Asked by voice, answered with the book. Printed in three inks for the shop window; they never quite meet.',
      },
      before: {
        picture: {
          src: '/pictures/projects/baobab-before.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200],
          alt: 'A private phone with a list of unanswered voice messages, the family’s among them',
        },
        caption: 'The owner’s own phone: 214 unread, his daughter’s school included.',
      },
    },
    {
      type: 'case-facts',
      title: 'In short',
      facts: [
        { label: 'Client', value: 'Baobab, Dakar: two bookshops' },
        { label: 'Took', value: 'Eight weeks, three of our people' },
        {
          label: 'Services',
          value: [{ label: 'Whatsapp Marketing', href: servicePath('whatsapp-marketing') }],
        },
        {
          label: 'The rule behind the bot',
          value: [
            {
              label: 'A chatbot that knows when to stop',
              href: postPath('a-chatbot-that-knows-when-to-stop'),
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The challenge',
          paragraphs: [
            'Ousmane Faye gave his private number to one customer in 2016. By last year 5,100 people had it. They sent 260 messages on an ordinary day, and he answered them at night, usually nine hours later, after his children’s and before his mother’s.',
            'A book is a small purchase. Nobody waits nine hours for it twice. Ousmane knew how many people he answered. How many had bought elsewhere by then, he could not know.',
          ],
        },
        {
          title: 'The approach',
          paragraphs: [
            'Sunita Kisku listened to two hundred voice messages, with Awa Ndiaye from the shop beside her to translate. Four in ten asked for one book. Hardly anyone gave its title; they hummed around it: blue, by a woman, they read it at my cousin’s school.',
            'That settled what the bot may do. It answers what has one answer (hours, the way, delivery, prices), and it never touches a voice message. Those go to a person, with the reader’s last three books beside them.',
            'Four people in two shops now share one number and one inbox. A book is kept aside with two taps, and the shelf label prints itself in the shop where the book stands.',
            'Of the 5,100 numbers only 1,900 moved over: those whose owners said yes, at the till or by message. Ousmane wanted them all. He has his own phone back instead.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'chat',
      layout: 'script',
      title: 'Blue, by a woman',
      paragraphs: [
        'A Tuesday in October, translated from Wolof and French. Five minutes, and three of them to find the book.',
      ],
      claims: [
        'Voice messages always go to a person',
        'A book is kept for five days, then offered once more',
        'Nobody has to install anything',
      ],
      conversation: 'Fatou and the shop in Point E',
      messages: [
        {
          by: 'Fatou',
          side: 'customer',
          time: '17:12',
          text: 'Voice message, 0:19. Good evening, it’s for my daughter. It is blue, a woman wrote it, a letter that does not end. They read it at school.',
          aside: 'For a person: Awa, Point E',
        },
        {
          by: 'Awa',
          side: 'business',
          time: '17:15',
          text: 'Good evening Fatou. So Long a Letter, Mariama Bâ. We have three, and one of them is blue. 3,500 francs. Shall I keep it?',
          offers: ['Keep it for me', 'Not this time'],
        },
        { by: 'Fatou', side: 'customer', time: '17:15', text: 'Keep it for me' },
        {
          by: 'Baobab',
          side: 'business',
          time: '17:16',
          text: 'It stands at the till in Point E with your name on it, until Saturday at seven.',
          aside: 'Bot: label printed, stock 3 to 2',
        },
        {
          by: 'Fatou',
          side: 'customer',
          time: '17:17',
          text: 'Voice message, 0:04. (Laughter.) That was the one.',
        },
      ],
    },
    {
      type: 'screen-film',
      title: 'The same, as Fatou saw it',
      caption:
        'Nineteen seconds of talking, three minutes of waiting, one tap. The waiting is shortened here.',
      film: screenLoop(
        slug,
        'A phone between the strokes of a voice and a blue book with a slip: Fatou, Saturday, seven o’clock',
      ),
    },
    {
      type: 'figures',
      layout: 'staggered',
      floods: true,
      title: 'From nine hours to six minutes',
      figures: [
        {
          value: '6 min',
          label: 'until half of all messages have an answer, in opening hours. It was nine hours',
        },
        { value: '310', label: 'books a week kept aside by message, up from about 40' },
        { value: '8 in 10', label: 'of those are fetched and paid for' },
      ],
    },
    artefactsOf(slug),
    {
      type: 'prose',
      sections: [
        {
          title: 'The results',
          paragraphs: [
            'Half of all messages are answered within six minutes. The shops keep 310 books a week aside, and eight in ten are fetched; the others go back on the shelf after five days and one reminder. Turnover in the first full quarter was 17% above that of the year before; the start of school falls in both.',
            'What went wrong: the school list. On the last Friday of September we sent it to all 1,900 at once, because it was late and everyone was waiting for it. Within an hour 612 people answered, most of them by voice, to four people who had meant to go home. The last got her reply on Sunday at noon. Thirty-one blocked the number, 1.6 in a hundred, and Meta limited it for a week. Since then a broadcast goes out two hundred at a time, with somebody watching the first hour.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'quote',
      quote: 'My phone was quiet on Sunday. My wife thought it was broken.',
      name: 'Ousmane Faye',
      role: 'Owner, Baobab, Dakar',
    },
    {
      type: 'deliverables',
      title: 'What is where now',
      layout: 'ledger',
      items: [
        {
          title: 'One number, one inbox',
          description: 'For four people in two shops. Every conversation has an owner.',
        },
        {
          title: 'A bot with thirty-one answers',
          description: 'Out of the forty that were planned. Nine turned out to need a person.',
        },
        {
          title: 'Eight templates in French',
          description: 'Read aloud in the shop before Meta saw them.',
        },
        {
          title: 'A shelf list that knows both shops',
          description: 'Corrected by everyone who keeps a book aside, so it has stayed correct.',
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
      title: 'Too many messages? Show us ten of them.',
      action: {
        label: 'Tell us about your messages',
        href: contactPath({ service: 'whatsapp-marketing', from: projectPath(slug) }),
      },
    },
  ],
}
