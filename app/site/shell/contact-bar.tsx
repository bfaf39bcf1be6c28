import { X } from 'lucide-react'
import { useSite } from '#app/use-site.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { SiteLink } from '#ui/site-link.tsx'

/**
 * A slim bar with a link to the contact form, below the opening of a page. It spans the window, so that no line is
 * covered in part. Its island starts with what is below one and a half screens; a page that ends before has no bar.
 */
export function ContactBar() {
  const { t } = useLanguage()
  const { contactBar } = useSite().navigation
  if (!contactBar) return null
  const { text, link } = contactBar
  return (
    <aside
      aria-label={t('Contact')}
      className="pointer-events-none absolute inset-y-0 inset-s-0 w-px overflow-clip"
    >
      <div
        {...island({ name: 'contact-bar', when: 'visible' })}
        className="absolute top-[140svh] bottom-0 w-px"
      >
        <div
          hidden
          className="contact-bar pointer-events-auto fixed inset-x-0 bottom-0 z-30 flex items-center justify-center gap-x-1 border-t border-strong-line bg-ink ps-4 text-small text-paper"
        >
          <p className="py-3">
            {text}{' '}
            <SiteLink
              href={link.href}
              className="inline-block py-1 font-semibold underline underline-offset-4"
            >
              {link.label}
            </SiteLink>
          </p>
          <button
            type="button"
            aria-label={t('Close')}
            className="inline-flex size-11 items-center justify-center"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
    </aside>
  )
}
