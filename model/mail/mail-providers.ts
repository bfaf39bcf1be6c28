/** What a mail provider asks its customers to set in their DNS. */
export type MailProvider = {
  name: string
  /** Hosts of its mail servers end like this. */
  hosts: string[]
  /** The term of the SPF record. */
  spf: string
  /** Names under which it publishes its DKIM keys. */
  selectors: string[]
  /** Bounces go to an address of its own, whose SPF record counts. */
  hasOwnReturnAddress?: boolean
}

/** From the providers' own documentation of SPF and DKIM. */
const providers: MailProvider[] = [
  {
    name: 'Google',
    hosts: ['gmail.com', 'google.com'],
    spf: 'include:_spf.google.com',
    selectors: ['google'],
  },
  {
    name: 'Microsoft 365',
    hosts: ['office365.com', 'outlook.com'],
    spf: 'include:spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  {
    name: 'Fastmail',
    hosts: ['fastmail.com', 'messagingengine.com'],
    spf: 'include:spf.messagingengine.com',
    selectors: ['fm1', 'fm2', 'fm3'],
  },
  {
    name: 'Proton Mail',
    hosts: ['protonmail.ch', 'proton.me'],
    spf: 'include:_spf.protonmail.ch',
    selectors: ['protonmail', 'protonmail2', 'protonmail3'],
  },
  {
    name: 'Migadu',
    hosts: ['migadu.com'],
    spf: 'include:spf.migadu.com',
    selectors: ['key1', 'key2', 'key3'],
  },
  {
    name: 'Zoho',
    hosts: ['zoho.com', 'zoho.eu', 'zoho.in'],
    spf: 'include:zohomail.com',
    selectors: ['zmail', 'zoho'],
    // Its customers in Europe and India have records of other names.
    hasOwnReturnAddress: true,
  },
  {
    name: 'Mailjet',
    hosts: ['mailjet.com'],
    spf: 'include:spf.mailjet.com',
    selectors: ['mailjet'],
    hasOwnReturnAddress: true,
  },
  {
    name: 'Brevo',
    hosts: ['brevo.com', 'sendinblue.com'],
    spf: 'include:spf.brevo.com',
    selectors: ['brevo1', 'brevo2', 'mail'],
    hasOwnReturnAddress: true,
  },
  {
    name: 'Mailgun',
    hosts: ['mailgun.org'],
    spf: 'include:mailgun.org',
    selectors: ['mg', 'k1', 'smtp', 'mailo', 'pic', 'krs'],
    hasOwnReturnAddress: true,
  },
  {
    name: 'SendGrid',
    hosts: ['sendgrid.net'],
    spf: 'include:sendgrid.net',
    selectors: ['s1', 's2'],
    hasOwnReturnAddress: true,
  },
  {
    name: 'Postmark',
    hosts: ['postmarkapp.com'],
    spf: 'include:spf.mtasv.net',
    selectors: ['pm'],
    hasOwnReturnAddress: true,
  },
  {
    name: 'Amazon SES',
    hosts: ['amazonaws.com'],
    spf: 'include:amazonses.com',
    selectors: [],
    hasOwnReturnAddress: true,
  },
  {
    name: 'Resend',
    hosts: ['resend.com'],
    spf: 'include:amazonses.com',
    selectors: ['resend'],
    hasOwnReturnAddress: true,
  },
]

/** The provider of a mail server, by its host; null for one that is not known. */
export function providerOf(mailServer: string | null) {
  const host = mailServer?.toLowerCase() ?? ''
  return (
    providers.find(({ hosts }) => hosts.some((end) => host === end || host.endsWith(`.${end}`))) ??
    null
  )
}

/** Names of DKIM keys that servers and providers use when nobody chooses another. */
const commonSelectors = ['default', 'dkim', 'mail', 's1', 's2', 'k1', 'selector1', 'selector2']

/** Names under which the DKIM key of a sender may be. */
export function selectorsFor(provider: MailProvider | null, own: string | null) {
  if (own) return [own]
  return [...new Set([...(provider?.selectors ?? []), ...commonSelectors])]
}
