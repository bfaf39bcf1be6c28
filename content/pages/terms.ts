import type { Page } from '#blocks/schema.ts'
import { paths } from '#model/paths.ts'

export const page: Page = {
  id: 'terms',
  title: 'Terms of Service | Wavelength',
  description:
    'The terms for using the Wavelength website, in five short sections: acceptance, use of service, intellectual property, termination and changes.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Terms of Service',
      title: 'Terms of Service',
      intro:
        'Five short sections on using this website. Any work we do for you has its own contract, signed by both of us.',
      date: '22 November 2026',
      lambda: 450,
      art: 'interference',
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'Acceptance',
          anchor: 'acceptance',
          inShort: 'If you use this site, these terms apply. Wavelength itself is made up.',
          paragraphs: [
            'By using this website you accept these terms. If you do not agree with them, please do not use it. You can still reach us by phone or by post, using the number and address at the foot of every page.',
            'If you write to us on behalf of a company, you confirm that you are authorised to speak for it.',
            'Wavelength is a fictional agency: its people, clients, projects and prices are made up.',
          ],
        },
        {
          title: 'Use of service',
          anchor: 'use-of-service',
          inShort:
            'Read, share and write to us; send nothing unlawful or harmful. A price binds us only in a written, dated offer.',
          paragraphs: [
            'You may read, share and link to every page. You may send us inquiries, applications and files, as long as they are yours or you are allowed to pass them on.',
            'Please do not send anything unlawful or harmful, do not try to get into parts of the site that are not open to you, and do not send so many automated requests that others cannot use it. If you find a security problem, tell us; we will thank you for it.',
            'A reply to an inquiry is not a binding offer. Prices on this site are examples until they appear in a written, dated offer.',
          ],
        },
        {
          title: 'Intellectual property',
          anchor: 'intellectual-property',
          inShort:
            'Quote us with a link, and ask before you use more. What you send us remains yours.',
          paragraphs: [
            'The text, drawings, films and code on this site belong to Wavelength, or we have the right to use them. You may quote us with a link. Please ask before using more than that.',
            'The names and logos of clients and partners belong to them. What you send us remains yours; we use it only to answer you.',
          ],
        },
        {
          title: 'Termination',
          anchor: 'termination',
          inShort: 'Leave whenever you like. We may block anyone who breaks these terms.',
          paragraphs: [
            'You can stop using the site at any time, and leave the newsletter whenever you like: write to us, and we will remove your address. We may block anyone who breaks these terms, after a warning where possible.',
            'We may change, pause or close parts of the site. What you have already sent us is kept, or erased if you ask, as described in the privacy policy.',
          ],
        },
        {
          title: 'Changes',
          anchor: 'changes',
          inShort:
            'New versions appear here with their date. Indian law applies, unless yours gives you stronger rights.',
          paragraphs: [
            'When these terms change, we publish the new version here with its date. If a change affects somebody we are already talking to, we will tell them ourselves.',
            'These terms are dated 22 November 2026. Indian law applies and the courts of Patna have jurisdiction, unless the law where you live gives you stronger rights.',
          ],
        },
      ],
      links: [
        { label: 'Privacy Policy', href: paths.privacy },
        { label: 'Back to the home page', href: paths.home },
      ],
    },
  ],
}
