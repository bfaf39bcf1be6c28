import type { Page } from '#blocks/schema.ts'
import { paths } from '#model/paths.ts'

export const page: Page = {
  id: 'privacy',
  title: 'Privacy Policy | Wavelength',
  description:
    'What this website stores about you, how long, and how to have it erased: inquiries, applications with their résumé, partner forms, newsletter addresses. No tracking.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Privacy Policy',
      title: 'Privacy Policy',
      lead: 'You can read this whole site without telling us anything. If you write to us, we keep what you wrote until it is answered and done with, or until you ask us to erase it.',
      lambda: 500,
      art: 'trace',
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'Information collected',
          paragraphs: [
            'When you send an inquiry we store your name, your e-mail address, what you told us about the project, the service and the budget you picked, and the file if you added one, with its name and size.',
            'When you apply for a job we store your name, e-mail address and telephone number, the opening, your note and your résumé. When you ask to become a partner we store the eight fields of that form: name, age, e-mail address, phone, city, pincode, state and address. You can leave the last four empty.',
            'With each of the three we note the time, the page of ours you came from, what you were reading about and, if a link or an advertisement brought you to us, its address and campaign names. We also compute a short checksum of what you sent, so that a message sent twice is stored once, and look at how long the form was open, to tell a robot from a person. That time is noted only where it makes a message look like spam.',
            'When you subscribe to the newsletter we store your e-mail address, which wording you agreed to and when, and when you confirmed or left. We first send one mail with a button; only then does the address count. If you gave us your consent on paper or elsewhere, we store what was said there and when instead. Every letter has a link that ends it, and after that we keep the address only to remember that you left.',
            'To keep the forms usable for everybody we count how many requests come from one network address in a short time. The count is kept in memory for ten minutes at most and is never written down. Like every web server, ours needs your network address to send you a page.',
          ],
        },
        {
          title: 'Use',
          paragraphs: [
            'We use an inquiry to answer it, to write an offer and, if you accept, to do the work. We use an application to choose whom we hire, and a partner form to talk about a partnership. We use your newsletter address to send the newsletter.',
            'We do not build profiles, and no machine decides anything about you: a message that looks like spam goes to a folder of its own, where a person looks through it. Files are checked by a program for whether they are what their name says, and read by people.',
            'We keep what you send until the purpose is done, or until you ask us to erase it. Where we have set a number of days for a kind of message, our server erases it by itself once they have passed, files included; where we have not, a person goes through old inquiries and applications and removes what is no longer needed. If you ask, we erase what we hold about you within 30 days, together with your files, our notes and answers, the mail about them and your subscription. What stays is a note that something was erased, in which nobody can read your name or address; it keeps an old list from bringing you back.',
          ],
        },
        {
          title: 'Sharing',
          paragraphs: [
            'Everything is stored in our own database and file store, on servers that we rent and run. We do not sell it, rent it or hand it to advertisers. Our people in Patna, Dubai, Toronto and Riyadh can read the inquiries they work on; résumés are read by those who hire.',
            'Where e-mail is set up, you get a copy of what you sent us, and those of us who answer get one too; these mails, our answers and our letters travel through our mail provider. We keep a list of which mail went to which address and when. If we tell another system of ours about a message, for example the list in which we plan our work, it gets what you wrote, signed, over an encrypted connection. If a video on a page comes from YouTube or Vimeo, their player loads once you come to it, in its privacy-friendly form. And if a court orders us to hand something over, we must.',
          ],
        },
        {
          title: 'Cookies',
          paragraphs: [
            'We set no tracking cookies and load no analytics or advertising code from other companies. That is why no banner asks you to agree to any.',
            'Your own browser keeps a few small notes for us. For as long as the tab is open it remembers that you have seen the opening animation, and what brought you here: a referring page or the names of a campaign. That second note comes to us only with a form that you send.',
            'If you begin an inquiry, an application or a partner form, what you type is kept as a draft on your device until you send it, so that a lost connection costs you nothing. Files are never part of a draft, and no draft reaches us before you press the button. On a computer that others use, send the form or empty it. You can clear all these notes in your browser’s settings.',
          ],
        },
        {
          title: 'Changes',
          paragraphs: [
            'When this policy changes, the new text stands here with its date. This one is dated 21 November 2026.',
            'You can ask what we hold about you, have it corrected, take it with you or have it erased, files included. Write to us by the contact page or at the address at the foot of this page. You get an answer within 30 days, usually sooner.',
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
