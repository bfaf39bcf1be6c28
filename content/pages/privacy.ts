import type { Page } from '#blocks/contracts.ts'
import { paths } from '#model/paths.ts'

export const page: Page = {
  id: 'privacy',
  title: 'Privacy Policy | Wavelength',
  description:
    'What this website stores about you and what it does not: inquiries with their file, newsletter addresses, no tracking cookies, nothing sold to anybody.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Privacy Policy',
      title: 'Privacy Policy',
      lead: 'You can read this whole site without telling us anything. If you write to us, we keep what you wrote, so that we can answer.',
      lambda: 500,
      art: 'trace',
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'Information collected',
          paragraphs: [
            'When you send an inquiry we store your name, your e-mail address, what you told us about the project, the service and the budget you picked, and the file if you added one. With it we note the time, the page of ours you came from, the service it was about and, if a link or an advertisement brought you to us, its address and campaign names.',
            'When you subscribe to the newsletter we store your e-mail address and the day. Nothing else is asked for.',
            'To keep the forms usable for everybody we count how many messages come from one network address in a short time. The count is forgotten soon after. Like every web server, ours needs your network address to send you a page.',
          ],
        },
        {
          title: 'Use',
          paragraphs: [
            'We use an inquiry to answer it, to write an offer and, if you accept, to do the work. We use your newsletter address to send the newsletter. We do not build profiles, and no machine decides anything about you: a message that looks like spam goes to a folder of its own, where a person looks through it.',
          ],
        },
        {
          title: 'Sharing',
          paragraphs: [
            'Everything is stored in our own database and file store, on servers that we rent and run. We do not sell it, rent it or hand it to advertisers. Our people in Patna, Dubai, Toronto and Riyadh can read the inquiries they work on.',
            'Where e-mail is set up, our answers and letters travel through our mail provider. If a video on a page comes from YouTube or Vimeo, their player loads once you come to it, in its privacy-friendly form. And if a court orders us to hand something over, we must.',
          ],
        },
        {
          title: 'Cookies',
          paragraphs: [
            'We set no tracking cookies and load no analytics or advertising code from other companies. That is why no banner asks you to agree to any.',
            'Your own browser keeps three small notes. For as long as the tab is open it remembers that you have seen the opening animation, and what brought you here: a referring page or the names of a campaign. If you begin an inquiry, what you type is kept as a draft on your device until you send it, so that a lost connection costs you nothing. The draft is not sent to us before you press the button. You can clear all three in your browser’s settings.',
          ],
        },
        {
          title: 'Changes',
          paragraphs: [
            'When this policy changes, the new text stands here with its date. This one is dated 2 November 2026.',
            'You can ask what we hold about you, have it corrected, take it with you or have it deleted. Write to us by the contact page or at the address at the foot of this page. You get an answer within 30 days, usually sooner.',
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
