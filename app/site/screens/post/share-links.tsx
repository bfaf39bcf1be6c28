import { useEffect, useState } from 'react'
import { CopyButton } from '#ui/copy-button.tsx'

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

const link =
  'inline-flex min-h-8 min-w-8 items-center underline decoration-line underline-offset-4 hover:decoration-current'

/** Share links. Rendered in the browser only, because the server may not know its public origin. */
export function ShareLinks({ title }: { title: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => setUrl(location.origin + location.pathname), [])
  if (!url) return null

  return (
    <div className="grid gap-2">
      <h2 className="label text-soft">Pass it on</h2>
      <ul className="flex flex-wrap gap-x-5 text-small">
        {networks.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href(encodeURIComponent(url), encodeURIComponent(title))}
              rel="noopener"
              className={link}
            >
              {label}
            </a>
          </li>
        ))}
        <li>
          <CopyButton text={url} className={link}>
            Copy link
          </CopyButton>
        </li>
      </ul>
    </div>
  )
}
