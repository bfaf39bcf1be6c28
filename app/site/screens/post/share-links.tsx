import type { Post } from '#model/blog/blog-schemas.ts'
import { message } from '#model/language/message.ts'
import { postPath } from '#model/paths.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'

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
  {
    label: message('Email'),
    href: (url: string, title: string) => `mailto:?subject=${title}&body=${url}`,
  },
] as const

const link =
  'inline-flex min-h-8 min-w-6 items-center underline decoration-line underline-offset-4 hover:decoration-current'

/** Share links. The browser adds the origin, because the server may not know its public one. */
export function ShareLinks({ post: { slug, title } }: { post: Post }) {
  const { t } = useLanguage()
  const path = encodeURIComponent(postPath(slug))
  return (
    <div {...island({ name: 'share-links', when: 'move' })} className="needs-script grid gap-2">
      <h2 className="label text-soft">{t('Share this article')}</h2>
      <ul className="flex flex-wrap gap-x-4 text-small">
        {networks.map(({ label, href }) => (
          <li key={label}>
            <a href={href(path, encodeURIComponent(title))} rel="noopener" className={link}>
              {t(label)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={link}>
            {t('Copy link')}
          </button>
          <span role="status" className="sr-only" />
        </li>
      </ul>
    </div>
  )
}
