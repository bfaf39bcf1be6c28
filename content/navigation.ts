import { offices } from '#content/offices.ts'
import type { Navigation } from '#model/content/site.ts'
import { paths } from '#model/paths.ts'

export const navigation: Navigation = {
  header: [
    { label: 'Home', href: paths.home },
    { label: 'About', href: paths.about },
    { label: 'Services', href: paths.services },
    { label: 'Client', href: paths.client },
    { label: 'Blog', href: paths.blog },
    { label: 'Career', href: paths.career },
    { label: 'Contact', href: paths.contact },
  ],
  main: { label: 'Start a project', href: paths.contact },
  hire: { label: 'Hire!', href: paths.career },
  call: 'Call Now!',
  mobileExtra: [{ label: 'Partners', href: paths.partners }],
  quickLinks: [
    { label: 'Home', href: paths.home },
    { label: 'About Us', href: paths.about },
    { label: 'Services', href: paths.services },
    { label: 'Blog', href: paths.blog },
    { label: 'Contact', href: paths.contact },
  ],
  more: [
    { label: 'All six cases', href: paths.projects },
    { label: 'Your name as a wave', href: `${paths.home}#wave` },
  ],
  legal: [
    { label: 'Terms of Service', href: paths.terms },
    { label: 'Privacy Policy', href: paths.privacy },
  ],
  promise: {
    text: 'An answer within {answerTime}.',
    link: { label: 'Tell us', href: paths.contact },
    desk: { text: '{city} is at the desk.', offices },
  },
}
