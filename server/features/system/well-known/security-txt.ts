import type { Site } from '#model/content/site.ts'

const DAY = 86_400_000

/** Days until the file expires; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

export const securityPaths = {
  contact: '/.well-known/security.txt',
  policy: '/.well-known/security-policy.txt',
} as const

/** Where to report a vulnerability (RFC 9116). Contains its own URL and the policy's if the site's URL is known. */
export function securityTxt({ email }: Pick<Site, 'email'>, siteUrl: string | null, now: Date) {
  // Rounded to the day, so that the file is the same all day.
  const today = Math.floor(now.getTime() / DAY) * DAY
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en',
    ...(siteUrl
      ? [
          `Canonical: ${siteUrl}${securityPaths.contact}`,
          `Policy: ${siteUrl}${securityPaths.policy}`,
        ]
      : []),
  ]
  return `${lines.join('\n')}\n`
}

/** What security researchers may do and can expect. */
export function securityPolicy({ name, email }: Pick<Site, 'name' | 'email'>) {
  return `Security policy of ${name}

Report a vulnerability to ${email}, in English, with the steps that show it. Please leave out personal data of others.

You may test this site with your own accounts and data, as long as nobody else's use of it suffers: no denial of
service, no mail to strangers, no changes to what others have written. Stop when you see personal data of others.

We answer within three working days, tell you what we found within ten, and fix serious problems within thirty. Please
publish nothing before it is fixed or ninety days have passed. Thank you.
`
}
