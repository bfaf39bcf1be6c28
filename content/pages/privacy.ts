import type { Page } from '#blocks/schema.ts'
import { paths } from '#model/paths.ts'

export const page: Page = {
  id: 'privacy',
  title: 'Privacy Policy | Wavelength',
  description:
    'What this website stores about you, for how long, and how to have it erased: inquiries, job applications and résumés, partner forms, newsletter addresses. No tracking.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Privacy Policy',
      title: 'Privacy Policy',
      intro:
        'You can read this whole site without telling us anything. If you write to us, we keep your message until the matter is settled, or until you ask us to erase it.',
      date: '29 November 2026',
      lambda: 500,
      art: 'trace',
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'Information collected',
          anchor: 'information-collected',
          inShort:
            'We store what you send us, when you sent it, and which page or link brought you.',
          paragraphs: [
            'When you send an inquiry we store your name, your email address, what you told us about the project, the service and budget you picked, and your file if you added one, with its name and size.',
            'When you apply for a job we store your name, email address and telephone number, the opening, your note and your résumé. When you ask to become a partner we store the eight fields of that form: name, age, email address, phone, city, pincode, state and address. You can leave the last four empty. If you book a call we store your name, email address, what it is about, its time and your time zone and, if we are to call you, your number.',
            'With each of these we record the time, which of our pages you came from, what you were reading about and, if a link or an advertisement brought you here, its address and campaign names. We also calculate a short checksum of what you sent, so that a message sent twice is stored only once, and check how long the form was open, to tell a bot from a person. We record that time only if it makes a message look like spam.',
            'If we send you an offer, we store its text and prices, the addresses it went to, and when its page was opened and by which of these links, unless your browser asks not to be tracked. If you accept it, we store the name you gave, what you added and when. If you decline it, we store that and, if you tell us, why.',
            'When you subscribe to the newsletter we store your email address, which wording you agreed to and when, and when you confirmed or unsubscribed. We first send one email asking you to confirm; until you do, you get no newsletter. If you gave us your consent on paper or elsewhere, we store what it said and when instead. Every newsletter has an unsubscribe link, and after you use it we keep the address only to remember that you unsubscribed.',
            'On a page of your own, linked in every newsletter, you can tell us your first name and which topics you want, or pause for three months; we keep this with your subscription. For each newsletter we record whether it was sent to you, whether it came back and whether it was reported as spam: an address that does not exist, or whose reader reported us, gets no more of them. {newsletterClicks} No picture or anything else in it tells us that you opened it.',
            'To keep the forms usable for everyone, we count how many requests come from one network address in a short time. The count is kept in memory for ten minutes at most and is never saved. Like every web server, ours needs your network address to send you a page.',
            'We count visits on our own server: which pages were opened, one after the other, how long they were in view and how fast they loaded, the site or campaign that led here, the kind of device, the language of the browser, and whether a form was sent or a call booked. Your network address and your browser’s name become a code that changes each day and is stored only while the visit lasts; with the end of the day nobody can tell any more whose it was. What remains are sums by day, for 25 months. If a visit leads to a form that you send, we keep with it which site, campaign and pages led to it. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), we only count that somebody asked.',
          ],
        },
        {
          title: 'Use',
          anchor: 'use',
          inShort: 'We use it for what you sent it for. Ask, and we erase it within 30 days.',
          paragraphs: [
            'We use an inquiry to answer it, to send you an offer and, if you accept, to do the work. We use an application to decide who to hire, and a partner form to talk about a partnership. We use your newsletter address to send the newsletter.',
            'We do not build profiles, and no machine makes decisions about you: a message that looks like spam goes into a separate folder, where a person looks through it. A program checks that files are what their names say; people read them.',
            'We keep what you send until it has served its purpose, or until you ask us to erase it. Where we have set a number of days for a kind of message, our server erases it automatically once they have passed, files included; where we have not, a person goes through old inquiries and applications and removes what is no longer needed. What belongs to an offer that you accepted stays, as part of a contract, until you ask. If you ask, we erase what we hold about you within 30 days, together with your files, our notes and replies, the emails about them and your subscription. All that remains is a record that something was erased, from which nobody can read your name or address; it stops an old mailing list from adding you again.',
          ],
        },
        {
          title: 'Sharing',
          anchor: 'sharing',
          inShort:
            'Our staff and our email provider handle it. We do not sell it, and advertisers get nothing.',
          paragraphs: [
            'Everything is stored in our own database and file store, on servers that we rent and run. We do not sell it, rent it out or give it to advertisers. Our staff in Patna, Dubai, Toronto and Riyadh can read the inquiries they work on; résumés are read by the people who hire.',
            'Where email is set up, you get a receipt for what you sent us, and the people who answer get a copy; these emails, our replies and our newsletters go through our email provider. What you write to us by email is kept with your request, with what you attach. The link to an offer is your own: whoever has it can read the offer, so pass it on only to those who should. We keep a list of which email went to which address and when. If we pass a message on to another system of ours, such as the one where we plan our work, it gets what you wrote, signed, over an encrypted connection. Where one of us lets an assistant program help, it reads what that person may read and writes drafts; it cannot send, publish or delete anything, and we record each of its calls. If a video on a page comes from YouTube or Vimeo, their player loads when you reach it, in its privacy-friendly version. And if a court orders us to hand something over, we have to.',
          ],
        },
        {
          title: 'Cookies',
          anchor: 'cookies',
          inShort:
            'No tracking cookies, so no banner. Drafts stay on your device until you send them.',
          paragraphs: [
            'We set no tracking cookies, count visits without any, and load no analytics or advertising code from other companies. That is why you see no cookie banner.',
            'Your own browser stores a few small things for us. While the tab is open, it remembers that you have seen the opening animation, and what brought you here: a referring page or the names of a campaign. The second of these reaches us only with a form that you send.',
            'If you start an inquiry, an application or a partner form, what you type is kept as a draft on your device until you send it, so that a lost connection costs you nothing. Files are never part of a draft, and no draft reaches us before you press the button. On a shared computer, send the form or clear it. You can delete all of this in your browser’s settings.',
          ],
        },
        {
          title: 'Changes',
          anchor: 'changes',
          inShort:
            'New versions appear here with their date. Ask what we hold about you, and you get an answer within 30 days.',
          paragraphs: [
            'When this policy changes, we publish the new version here with its date. This one is dated 29 November 2026.',
            'You can ask what we hold about you, have it corrected, get a copy or have it erased, files included. Write to us through the contact page or at the address at the foot of this page. You will get an answer within 30 days, usually sooner.',
          ],
        },
      ],
      links: [
        { label: 'Ask us about your data', href: paths.contact },
        { label: 'Back to the home page', href: paths.home },
      ],
    },
  ],
}
