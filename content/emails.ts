import type { Emails } from '#model/content/emails.ts'

const closing = 'Anything to add or correct? Reply to this email.'
const reason =
  'You receive this because someone entered this address in a form on our site. If it was not you, reply and we will erase it.'

const receipt = {
  preview: 'Your reference is {reference}. {next}',
  heading: 'Thank you, {name}',
  headingWithoutName: 'Thank you',
}

export const emails: Emails = {
  inquiry: {
    ...receipt,
    subject: 'We have your inquiry ({reference})',
    text: 'Your inquiry has arrived and is stored. {next}',
    textWithFile: 'Your inquiry and its file have arrived and are stored. {next}',
    next: 'A person will answer you by {deadline}, within {answerTime}.',
    late: 'Sorry, this email is late. A person will answer you next.',
    closing,
    reason,
  },
  partner: {
    ...receipt,
    subject: 'We have your partner inquiry ({reference})',
    text: 'Your partner inquiry has arrived and is stored. {next}',
    next: 'Our partner lead will call or write to you within two working days.',
    closing,
    reason,
  },
  application: {
    ...receipt,
    subject: 'We have your application ({reference})',
    text: 'Your application has arrived and is stored. {next}',
    textWithFile: 'Your application and its file have arrived and are stored. {next}',
    next: 'A person will read it within five working days, and you will get an answer either way.',
    closing,
    reason,
  },
  confirmation: {
    subject: 'Please confirm your address for the {agency} newsletter',
    preview: 'Please confirm within {days} days.',
    heading: 'Is this you?',
    text: 'Someone, most likely you, asked for the {agency} newsletter at this address. Open the page below and press the button to confirm it.',
    textIfAdded:
      'We were told that you would like the {agency} newsletter at this address. Source: “{source}”. Open the page below and press the button to confirm it.',
    button: 'Confirm my address',
    closing:
      'The link works once, within {days} days. If it was not you, do nothing: unless you confirm, you will not get the newsletter.',
  },
  welcome: {
    subject: 'You are on the {agency} list',
    preview: 'One email a month. Here is where to start.',
    heading: 'Good to have you',
    text: 'Once a month we send you one email about something we built or measured, with the figures, even when it did not work.\n\nUntil the first one arrives, there is plenty to read on the blog.',
    button: 'Read the blog',
    reason: 'You receive this because you confirmed this address on our site.',
    reasonIfAdded: 'You receive this because this address is on our list. Source: “{source}”.',
  },
  reply: {
    subject: 'Re: your {kind} ({reference})',
    heading: 'About your {kind}',
    reason: 'You receive this because you wrote to us; your reference is {reference}.',
  },
}
