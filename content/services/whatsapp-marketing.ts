import type { Page } from '#blocks/contracts.ts'
import { contactPath, servicePath } from '#model/paths.ts'
import type { Service } from '#model/service.ts'

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

export const page: Page = {
  id: 'services/whatsapp-marketing',
  title: 'Whatsapp Marketing: broadcast, bot, inbox | Wavelength',
  description:
    'Broadcasts with consent, chatbots that hand over to a person, and one shared team inbox on the WhatsApp Business Platform. Set-up from $1,500.',
  blocks: [
    {
      type: 'page-head',
      label: 'Whatsapp Marketing / 620 nm',
      title: 'Messages people thank you for',
      lead: 'We set up your number on the WhatsApp Business Platform, write the templates, train the bot to stop in time, and put your whole team behind one inbox.',
      lambda: service.lambda,
      art: 'interference',
      action: demo,
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'Broadcast',
          paragraphs: [
            'One approved template, sent to people who ticked a box, with their name, their order and a way to stop. We send in groups of a few hundred and watch the first hour before the rest goes out.',
            'Two a month is our ceiling for marketing. Delivery notices and appointment reminders are a different kind of message and cost less.',
          ],
        },
        {
          title: 'Chatbots',
          paragraphs: [
            'A bot that knows your delivery table, your prices and your opening hours, in English, Hindi or Arabic. It answers with the line it found, and it stops after the first request for a person.',
            'We test it on 200 of your old conversations before a customer meets it.',
          ],
        },
        {
          title: 'Shared team inbox',
          paragraphs: [
            'Eight people, one number. Every conversation has an owner, a label and a note; nobody answers twice. When the bot hands over, the summary stands above the chat: what is wanted, what was promised, since when.',
          ],
        },
      ],
      links: [{ label: 'Email Marketing', href: servicePath('email-marketing') }],
    },
    {
      type: 'figures',
      title: 'Figures to plan with',
      figures: [
        { value: '24 h', label: 'in which you may answer freely after a customer writes' },
        { value: '10', label: 'working days from verified business to first broadcast' },
        { value: '$1,500', label: 'for set-up, eight templates and two training hours' },
        { value: '< 1%', label: 'of readers blocking you per broadcast, or we pause it' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Six services around one number',
      layout: 'columns',
      items: [
        {
          title: 'Number and verification',
          description:
            'Business verified with Meta, display name approved, number moved without losing chats.',
        },
        {
          title: 'Consent',
          description: 'Tick boxes, QR codes and a record of who agreed when, and to what.',
        },
        {
          title: 'Templates',
          description: 'Eight to start with, in each language, written so that Meta approves them.',
        },
        {
          title: 'Cart and order messages',
          description: 'From Shopify, WooCommerce or your ERP: paid, packed, late, back in stock.',
        },
        {
          title: 'Catalogue and payment',
          description: 'Products shown in the chat, paid by UPI in India or by link elsewhere.',
        },
        {
          title: 'Monthly care',
          description:
            'Quality rating, blocked numbers, new templates, and the bot’s wrong answers mended.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked at every demo',
      questions: [
        {
          question: 'What does WhatsApp itself charge?',
          answer:
            'Meta charges for each delivered template, by the country of the recipient and the kind of message. A marketing message to India costs around one US cent, to Canada and the Gulf two to five. Answers within 24 hours of a customer’s message are free. You pay Meta or your provider directly; we add nothing.',
        },
        {
          question: 'And what do you charge?',
          answer:
            'Set-up is $1,500. A bot with up to forty answers is $2,400 more. Care starts at $400 a month. The inbox software, for example Wati, Gallabox or Chatwoot, is $40 to $150 a month for five people.',
        },
        {
          question: 'Can we keep our present number?',
          answer:
            'In most cases, and the owner can often keep using the WhatsApp Business app on it beside the inbox. We check your number and country first. A landline works too, if it can take the verification call.',
        },
        {
          question: 'May we write to our old customer list?',
          answer:
            'Only to those who agreed to WhatsApp messages from you. For the others we ask by e-mail or at the till. Typically 25 to 40 per cent say yes, and those are the ones who buy.',
        },
        {
          question: 'Can our number be blocked?',
          answer:
            'It can be limited if many people block or report you. Slow starts, clear STOP lines and two broadcasts a month keep it green. None of the numbers in our care has been shut so far.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Book a demo and we will write one of your own messages with you, live.',
      action: demo,
    },
  ],
}
