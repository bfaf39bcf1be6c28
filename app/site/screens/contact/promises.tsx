import type { Screens } from '#model/content/screens.ts'
import type { Site } from '#model/content/site.ts'
import { paths } from '#model/paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'

type PromisesProps = {
  text: Screens['contact']
  site: Site
  takesCalls: boolean
  className?: string
}

/** What is promised to everybody who writes, and the other ways to us: an email and a call. */
export function Promises({ text, site, takesCalls, className }: PromisesProps) {
  // Until somebody takes calls here: the owner's own booking page, or an email that asks for a call.
  const email = `mailto:${site.email}?subject=${encodeURIComponent(text.booking)}`
  return (
    <div className={cn('has-promises bg-tint', className)}>
      <ul className="lg:grid lg:flex-1">
        {text.promises.map(({ title, line }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-t border-ink/25 py-4 first:border-t-0 lg:content-center sm:grid-cols-[5fr_6fr]"
          >
            <p className="font-semibold">{title}</p>
            <p className="text-small">{line}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-ink pt-6">
        <a
          href={`mailto:${site.email}`}
          className="inline-flex min-h-11 items-center text-card font-semibold underline decoration-accent decoration-2 underline-offset-6 wrap-anywhere"
        >
          {site.email}
        </a>
        <a
          href={takesCalls ? paths.call : (site.bookingUrl ?? email)}
          rel="noopener"
          className={buttonClass({ variant: 'outline' })}
        >
          {text.booking}
        </a>
      </div>
    </div>
  )
}
