import { ArrowRight } from 'lucide-react'
import { SectionHead } from '#ui/section-head.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { CardsProps } from './schema.ts'

/** Cells of alternating widths, each with its own link. */
export function Cards({ id, title, intro, items }: CardsProps) {
  return (
    <section id={id} className="ground-alternate ground-raised overflow-clip py-section">
      <SectionHead title={title} intro={intro} className="column pb-6 lg:pb-12" />
      <ul className="grid grid-cols-2 border-y border-strong-line md:grid-cols-12">
        {items.map(({ title: name, description, action }) => (
          <li
            key={name}
            className="group/card grid grid-rows-[auto_1fr_auto] md:grid-rows-[1fr_auto_auto] gap-2 pt-4 pb-1.5 max-md:px-4 max-md:odd:ps-gutter max-md:even:border-s max-md:even:border-strong-line max-md:even:pe-gutter md:px-gutter md:pb-2.5 md:col-span-5 md:min-h-48 md:pt-7 md:nth-[4n+1]:col-span-7 md:nth-[4n]:col-span-7 nth-2:border-t-0 md:odd:ps-[max(var(--spacing-gutter),calc((100vw_-_var(--column))/2))] md:even:border-s md:even:border-strong-line not-first:border-t not-first:border-strong-line"
          >
            <h3 className="display text-[clamp(1.375rem,2.6vw,2.5rem)] leading-none md:group-nth-[4n+1]/card:text-[clamp(2rem,3.8vw,3.75rem)] md:group-nth-[4n]/card:text-[clamp(2rem,3.8vw,3.75rem)]">
              {name}
            </h3>
            <p className="max-w-[42ch] max-sm:text-small">{description}</p>
            {action && (
              <SiteLink
                href={action.href}
                className="group inline-flex min-h-11 items-center justify-self-start gap-2.5 font-semibold underline decoration-fill decoration-2 underline-offset-6"
              >
                {action.label}
                <span className="sr-only">: {name}</span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 transition-[translate] duration-300 group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
                />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
