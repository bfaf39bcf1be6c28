import type { Page } from '#blocks/schema.ts'
import { paths } from '#model/paths.ts'

export const page: Page = {
  id: 'terms',
  title: 'Terms of Service | Wavelength',
  description:
    'The terms on which you use the Wavelength website, in five short sections: acceptance, use of service, intellectual property, termination and changes.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Terms of Service',
      title: 'Terms of Service',
      lead: 'Five sections for reading and using this website. Work we do for you has its own contract, with both our names on it.',
      lambda: 450,
      art: 'interference',
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'Acceptance',
          paragraphs: [
            'By using this website you accept these terms. If you do not agree with them, please do not use it. You can still reach us by telephone or by post, at the number and the address at the foot of every page.',
            'If you write to us on behalf of a company, you confirm that you may speak for it.',
          ],
        },
        {
          title: 'Use of service',
          paragraphs: [
            'You may read, share and link to every page. You may send us inquiries, applications and files that belong to you or that you are allowed to pass on.',
            'Please do not send what is unlawful or harmful, do not try to enter parts of the site that are not open to you, and do not load it by machine so heavily that others cannot use it. If you find a weakness, tell us; we will thank you for it.',
            'An answer to an inquiry is not an offer. Prices on this site are examples until they stand in a written offer with a date.',
          ],
        },
        {
          title: 'Intellectual property',
          paragraphs: [
            'The words, drawings, films and code of this site belong to Wavelength, or we have the right to use them. You may quote us with a link. Please ask before you use more.',
            'Names and marks of clients and partners belong to them. What you send us stays yours; we use it only to answer you.',
          ],
        },
        {
          title: 'Termination',
          paragraphs: [
            'You can stop using the site at any moment, and leave the newsletter whenever you like: write to us, and your address is removed. We may refuse the site to anyone who breaks these terms, after a warning where that is possible.',
            'We may change, pause or close parts of the site. What you have already sent us is kept, or erased if you ask, as the privacy policy says.',
          ],
        },
        {
          title: 'Changes',
          paragraphs: [
            'When these terms change, the new text stands here with its date. If a change matters to somebody who is in a conversation with us, we tell them ourselves.',
            'These terms are dated 21 November 2026. Indian law applies, and the courts of Patna are responsible, unless the law where you live gives you a better right.',
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
