import { looksLikeEmail } from '#model/email-shape.ts'
import { isSitePath } from '#model/paths.ts'

const kinds =
  'Use a page of this site, such as "/contact", or an address that begins with "https://", "mailto:" or "tel:".'

/** Why something cannot be the target of a link, in a sentence that says what to do; null if it can. */
export function linkError(href: string): string | null {
  if (href === '') return 'This field is required.'
  if (/[\s\p{Cc}]/u.test(href)) return 'An address has no spaces. Remove them, or write "%20".'
  if (isSitePath(href)) return null
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/i.exec(href) ?? []
  switch (scheme.toLowerCase()) {
    case 'https':
      return websiteError(href)
    case 'http':
      return 'Begin the address with "https://" instead of "http://".'
    case 'mailto':
      return looksLikeEmail(rest.split('?', 1)[0] ?? '')
        ? null
        : 'Enter an email address after "mailto:", such as "mailto:name@example.com".'
    case 'tel':
      return /^\+?[\d().-]*\d[\d().-]*$/.test(rest)
        ? null
        : 'Enter a phone number without spaces after "tel:", such as "tel:+15550100".'
    case '':
      return href.includes('.') && !href.startsWith('/')
        ? 'Begin the address of another website with "https://".'
        : kinds
    default:
      return `A link cannot begin with "${scheme.slice(0, 20)}:". ${kinds}`
  }
}

/** A name and password in front of the host would disguise where the link leads. */
function websiteError(href: string) {
  if (/^https:\/\/[^/\\][^\\]*$/i.test(href) && URL.canParse(href)) {
    const { username, password, hostname } = new URL(href)
    if (!username && !password && /[^.]\.[^.]/.test(hostname)) return null
  }
  return 'This is not the address of a website. Copy it again from the address bar.'
}
