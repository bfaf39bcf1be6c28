const icons = {
  linkedin: 'M4.5 9.5v10M4.5 5v.6M9.5 19.5v-10M9.5 14c0-5.8 9-6.2 9 0v5.5',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M17.2 6.8v.1',
  youtube: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3M10 9l5 3-5 3z',
  x: 'M4 4l16 16M20 4L4 20',
  facebook: 'M16.5 3.5H15a4.5 4.5 0 0 0-4.5 4.5v12.5M6.5 12.5h9',
  tiktok: 'M13 3.5v12a4 4 0 1 1-4-4M13 3.5c.4 3.4 2.6 5.6 6 6',
  whatsapp:
    'M3.5 20.5l1.3-4.4a8.5 8.5 0 1 1 3.1 3.1zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-1.8-2.3-.9-1 1.1a5 5 0 0 1-2.3-2.3l1-1-.8-2.3z',
  telegram: 'M21 4L3 11l6 2.5L11 20l3.5-4.2 3.5 2.7zM9 13.5L21 4',
}

/** A globe, for every other network. */
const globe =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3.5 3.5 3.5 14.5 0 18M12 3c-3.5 3.5-3.5 14.5 0 18'

const hosts: Record<string, keyof typeof icons> = {
  'linkedin.com': 'linkedin',
  'instagram.com': 'instagram',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'x.com': 'x',
  'twitter.com': 'x',
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'tiktok.com': 'tiktok',
  'wa.me': 'whatsapp',
  'whatsapp.com': 'whatsapp',
  't.me': 'telegram',
}

/** An outline icon of the social network at an https: address, or a globe. */
export function SocialIcon({ href }: { href: string }) {
  const network = networkOf(href)
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        d={network ? icons[network] : globe}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The network whose host the address is at, or below: "in.linkedin.com". */
export function networkOf(href: string) {
  const host = /^https:\/\/([^/?#:]+)/i.exec(href)?.[1]?.toLowerCase() ?? ''
  const known = Object.keys(hosts).find((name) => host === name || host.endsWith(`.${name}`))
  return known === undefined ? null : (hosts[known] ?? null)
}
