import { useEffect, useState } from 'react'

const networks = [
  {
    label: 'LinkedIn',
    href: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  {
    label: 'WhatsApp',
    href: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`,
  },
  {
    label: 'X',
    href: (url: string, title: string) => `https://x.com/intent/post?text=${title}&url=${url}`,
  },
  { label: 'E-mail', href: (url: string, title: string) => `mailto:?subject=${title}&body=${url}` },
] as const

/** Links that pass a page on. They need its full address, which only the browser knows for sure. */
export function ShareLinks({ title }: { title: string }) {
  const [address, setAddress] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => setAddress(location.origin + location.pathname), [])
  if (!address) return null

  async function copy() {
    const done = navigator.clipboard.writeText(address ?? '')
    setCopied(
      await done.then(
        () => true,
        () => false,
      ),
    )
  }

  return (
    <div className="grid gap-2">
      <h2 className="label text-soft">Pass it on</h2>
      <ul className="flex flex-wrap gap-x-5 text-small">
        {networks.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href(encodeURIComponent(address), encodeURIComponent(title))}
              rel="noopener"
              className="inline-flex min-h-8 min-w-8 items-center underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {label}
            </a>
          </li>
        ))}
        {'clipboard' in navigator && (
          <li>
            <button
              type="button"
              onClick={copy}
              className="inline-flex min-h-8 min-w-8 items-center underline decoration-line underline-offset-4 hover:decoration-current"
            >
              <span role="status">{copied ? 'Copied' : 'Copy link'}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
