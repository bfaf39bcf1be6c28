import type { PageSource } from '#blocks/schema.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'whatsapp-marketing',
  title: 'Whatsapp Marketing',
  line: 'Broadcasts, chatbots and a shared inbox on the app your customers open first.',
  lambda: 620,
  family: 'Social',
  inquiryService: 'Digital Marketing',
  menuPosition: 7,
}

const demo = {
  label: 'Book a Demo',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: PageSource = {
  id: 'services/whatsapp-marketing',
  title: 'Whatsapp Marketing: broadcast, bot, inbox | Wavelength',
  description:
    'Broadcasts with consent, chatbots that hand over to a person, and one shared team inbox on the WhatsApp Business Platform. Set-up from $1,500.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Whatsapp Marketing',
      title: 'Messages people thank you for',
      intro:
        'We set up your number on the WhatsApp Business Platform, write the templates, train the bot to stop in time, and give your whole team one inbox.',
      lambda: service.lambda,
      art: 'interference',
      action: demo,
    },
    {
      type: 'chat',
      layout: 'broadcast',
      title: 'Broadcast',
      paragraphs: [
        'One approved template, sent to people who opted in, with their name, their order and a way to opt out.',
        'Delivery updates and appointment reminders count as a different kind of message and cost less.',
      ],
      claims: [
        'Only to people who opted in',
        'Two a month at most',
        'Sent in batches of a few hundred, with the first hour monitored',
      ],
      conversation: 'Kesar sweets, a broadcast before Diwali',
      messages: [
        {
          by: 'Kesar, Boring Road',
          side: 'business',
          time: '11:02',
          text: 'Namaste Meera, the Diwali boxes are here. Nine sweets, ₹640, ready from Thursday at four. Shall we keep one for you?',
          offers: ['Keep me a box', 'Stop these messages'],
          aside: '240 sent / 236 delivered / 201 read / 64 boxes kept',
        },
        { by: 'Meera', side: 'customer', time: '11:03', text: 'Keep me a box' },
        {
          by: 'Imran',
          side: 'customer',
          time: '11:05',
          text: 'Two, please. My sister is coming, and one box won’t survive her.',
        },
        {
          by: 'Grace',
          side: 'customer',
          time: '11:09',
          text: 'Are all nine without gelatine?',
        },
        {
          by: 'Kesar, Rohan',
          side: 'business',
          time: '11:10',
          text: 'All nine, Grace. Milk, sugar, nuts and saffron. The full list is on the lid.',
        },
        { by: 'Grace', side: 'customer', time: '11:10', text: 'Then keep me a box' },
      ],
    },
    {
      type: 'figures',
      layout: 'row',
      title: 'That message, counted the next morning',
      intro: 'Of 240 people, 64 kept a box of sweets.',
      figures: [
        { value: '236 of 240', label: 'phones had it within a minute' },
        { value: '201 of 240', label: 'people had read it by the evening' },
        { value: '64 of 240', label: 'pressed the button, and nobody had to call' },
      ],
    },
    {
      type: 'chat',
      layout: 'script',
      title: 'Chatbots',
      paragraphs: [
        'A bot that knows your delivery times, your prices and your opening hours. It answers from what it finds there, and says so when it finds nothing.',
      ],
      claims: [
        'In English, Hindi or Arabic',
        'Tested on 200 of your old conversations',
        'Hands over at the first request for a person',
      ],
      conversation: 'Salma and the Wahat Roasters bot',
      messages: [
        {
          by: 'Salma',
          side: 'customer',
          time: '19:38',
          text: 'Can you still deliver to Sohar before Friday?',
        },
        {
          by: 'Wahat bot',
          side: 'business',
          time: '19:38',
          text: 'Yes. Order by two on Wednesday and it arrives on Thursday. Delivery is 2 rials, or free from 15.',
          aside: 'Found in: delivery table, row 14',
        },
        {
          by: 'Salma',
          side: 'customer',
          time: '19:40',
          text: 'Great. Can you grind the Haraz for a moka pot?',
        },
        {
          by: 'Wahat bot',
          side: 'business',
          time: '19:40',
          text: 'We can, at no charge. 250 grams is 6.5 rials. Shall I add one to your basket?',
          aside: 'Found in: price list, Haraz natural',
        },
        {
          by: 'Salma',
          side: 'customer',
          time: '19:41',
          text: 'My cousin paid 5 last month. Can I have the same price?',
        },
        {
          by: 'Wahat bot',
          side: 'business',
          time: '19:41',
          text: 'I can’t find that, and I won’t guess. Would you like to talk to a person? Someone is here until nine.',
          aside: 'Found in: nothing',
        },
        { by: 'Salma', side: 'customer', time: '19:42', text: 'A person, please.' },
        {
          by: 'Handed over',
          side: 'event',
          time: '19:42',
          text: 'Aisha has taken over, with a summary at the top. The bot is off.',
        },
      ],
    },
    {
      type: 'chat',
      layout: 'inbox',
      title: 'Shared team inbox',
      paragraphs: [
        'Every conversation has an owner, a label and a note. When the bot hands over, a summary sits above the chat: what they want, what was promised, and since when.',
      ],
      claims: [
        'Eight people, one number',
        'An owner, a label and a note on every conversation',
        'Nobody answers twice',
      ],
      conversation: 'Priya Nair, an exchange',
      messages: [
        {
          by: 'Priya',
          side: 'customer',
          time: '09:14',
          text: 'The red jacket is lovely, but the S would fit my daughter. Can I swap it for an M?',
        },
        {
          by: 'Note, Ama to the team',
          side: 'note',
          time: '09:17',
          text: 'Last red M is in the Fundy Street shop. I’ve put it aside, please don’t sell it.',
        },
        {
          by: 'Ama',
          side: 'business',
          time: '09:21',
          text: 'We’ve kept the last red M for you. The return label is in your inbox; we’ll send the M as soon as yours is scanned.',
        },
        {
          by: 'Priya',
          side: 'customer',
          time: '12:35',
          text: 'Dropped off at the post office on Agricola. That was quick, thank you.',
        },
        {
          by: 'Note, Henrik to the team',
          side: 'note',
          time: '12:40',
          text: 'Label scanned, M posted, stock corrected.',
        },
        {
          by: 'Ama',
          side: 'business',
          time: '12:44',
          text: 'Your M is on its way and should be with you on Wednesday.',
        },
      ],
      inbox: {
        summary:
          'Wants: a red jacket in M instead of S. Promised: a label today. Since: Monday, 9:14.',
        others: [
          { name: 'Priya Nair', line: 'Your M is on its way', owner: 'Ama', label: 'exchange' },
          {
            name: 'Tomás Rivera',
            line: 'Order 20418 has said “packed” since Friday',
            owner: 'Henrik',
            label: 'late',
          },
          {
            name: 'Leilani Kahale',
            line: 'Do you ship boots to Whitehorse?',
            owner: 'Ama',
            label: 'question',
          },
          {
            name: 'Oluwaseun Ade',
            line: 'The canoe bag held. So did I.',
            owner: 'Mirela',
            label: 'thanks',
          },
          {
            name: 'Jun Watanabe',
            line: 'Invoice for the club, please',
            owner: 'nobody yet',
            label: 'new',
          },
        ],
      },
    },
    {
      type: 'deliverables',
      layout: 'rail',
      title: 'All around one number',
      intro: 'Take one or all. Most clients start with the first three.',
      items: [
        {
          title: 'Number and verification',
          description:
            'Your business verified with Meta, the display name approved, the number moved without losing chats.',
        },
        {
          title: 'Consent',
          description: 'Tick boxes, QR codes, and a record of who agreed to what, and when.',
        },
        {
          title: 'Templates',
          description: 'Eight to start with in each language, written so Meta approves them.',
        },
        {
          title: 'Cart and order messages',
          description:
            'From Shopify, WooCommerce or your ERP: paid, packed, delayed, back in stock.',
        },
        {
          title: 'Catalogue and payment',
          description: 'Products in the chat, paid for by UPI in India or by link elsewhere.',
        },
        {
          title: 'Monthly care',
          description:
            'Quality rating, blocked numbers, new templates, and the bot’s wrong answers corrected.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'Numbers to plan with',
      intro: 'Two weeks to set up, then a number your customers can answer.',
      layout: 'row',
      figures: [
        { value: '24 h', label: 'to reply free of charge after a customer writes' },
        { value: '10', label: 'working days from verification to first broadcast' },
        { value: '$1,500', label: 'for set-up, eight templates and two hours of training' },
        { value: '< 1%', label: 'of readers block you per broadcast, or we pause it' },
      ],
    },
    {
      type: 'related-cases',
      title: 'One number, two bookshops',
      cases: { collection: 'case', pick: ['baobab'] },
    },
    {
      type: 'price-guide',
      title: 'What it costs per number',
      intro: 'Meta’s fee for each message is extra. You pay Meta directly and we add nothing.',
      ranges: [
        {
          name: 'Set-up',
          from: 1500,
          per: 'project',
          weeks: { from: 2 },
          includes: 'Verified number, eight templates, two hours of training',
        },
        {
          name: 'Bot',
          from: 2400,
          per: 'project',
          weeks: { from: 3, to: 4 },
          includes: 'Up to forty answers, tested on 200 old conversations',
        },
        {
          name: 'Monthly care',
          from: 400,
          per: 'month',
          includes: 'Quality rating, new templates, wrong answers corrected',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about WhatsApp',
      questions: [
        {
          question: 'What does WhatsApp itself charge?',
          answer:
            'Meta charges for each delivered template, by the country of the recipient and the kind of message. A marketing message to India costs around one US cent, to Canada and the Gulf two to five. Replies within 24 hours of a customer’s message are free. You pay Meta or your provider directly; we add nothing.',
        },
        {
          question: 'What do you charge?',
          answer:
            'Set-up is $1,500. A bot with up to forty answers is $2,400 more. Care starts at $400 a month. Inbox software such as Wati, Gallabox or Chatwoot is $40 to $150 a month for five people.',
        },
        {
          question: 'Can we keep our current number?',
          answer:
            'Usually, and the owner can often keep using the WhatsApp Business app alongside the inbox. We check your number and country first. A landline works too, if it can take the verification call.',
        },
        {
          question: 'Can we message our existing customer list?',
          answer:
            'Only the people who agreed to WhatsApp messages from you. We ask the others by email or at the till. Typically 25 to 40 per cent say yes, and those are the ones who buy.',
        },
        {
          question: 'Can our number be blocked?',
          answer:
            'It can be limited if many people block or report you. A slow start, a clear STOP option and two broadcasts a month keep its rating green. None of the numbers in our care has been shut down so far.',
        },
      ],
      call: {
        title: 'Book a demo. We’ll write one with you.',
        action: demo,
      },
    },
  ],
}
