import { ArrowRight } from 'lucide-react'
import { useSite } from '#app/use-site.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** What inquiries can count on: who is at a desk now, where there are offices with hours, and when the answer comes. */
export function usePromises() {
  const { navigation, atDesk } = useSite()
  if (!navigation.promise) return []
  const { text, desk } = navigation.promise
  return desk && atDesk ? [desk.text.replace('{city}', atDesk), text] : [text]
}

/** The promises and a link, on pages that do not say them themselves (shell.css). */
export function PromiseLine() {
  const link = useSite().navigation.promise?.link
  const [first, second] = usePromises()
  if (!link) return null
  return (
    <div className="promise-line column">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-b border-line pt-[clamp(--spacing(8),3.6vw,--spacing(16))] pb-6">
        <p className="display text-card">{first}</p>
        <p className="text-intro text-soft">
          {second && <>{second} </>}
          <SiteLink
            href={link.href}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline decoration-fill decoration-2 underline-offset-6"
          >
            {link.label}
            <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </SiteLink>
        </p>
      </div>
    </div>
  )
}
