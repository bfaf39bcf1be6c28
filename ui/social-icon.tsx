const icons = {
  linkedin: 'M4.5 9.5v10M4.5 5v.6M9.5 19.5v-10M9.5 14c0-5.8 9-6.2 9 0v5.5',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M17.2 6.8v.1',
  youtube: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3M10 9l5 3-5 3z',
  x: 'M4 4l16 16M20 4L4 20',
} as const

/** An outline icon of a social network. */
export function SocialIcon({ network }: { network: keyof typeof icons }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        d={icons[network]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
