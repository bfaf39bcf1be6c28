import { jobPath } from '#model/paths.ts'
import type { Opening } from './read-jobs.ts'

type OpeningListProps = { openings: Opening[]; text: { heading: string; lead: string } }

/** The current openings as rows. A row links to the opening, its button to the application form. */
export function OpeningList({ openings, text }: OpeningListProps) {
  return (
    <section id="current-openings" className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12 lg:pb-16">
        <h2 className="display text-title lg:col-span-7">
          {text.heading}
          <span
            aria-hidden="true"
            className="ml-[0.4em] inline-block align-[0.85em] text-[0.5em] text-accent"
          >
            {openings.length}
          </span>
        </h2>
        <p className="max-w-[42ch] text-lead text-soft lg:col-span-4 lg:col-start-9">{text.lead}</p>
      </div>
      <ul className="border-b border-strong-line">
        {openings.map(({ slug, title, location, type, experience }) => (
          <li
            key={slug}
            className="relative isolate grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-t border-strong-line py-5.5 before:absolute before:inset-y-0 before:-right-[calc(var(--spacing-gutter)/2)] before:-left-[calc(var(--spacing-gutter)/2)] before:-z-10 before:origin-left before:scale-x-0 before:bg-tint before:transition-transform before:duration-500 hover:before:scale-x-100 md:grid-cols-[minmax(0,7fr)_minmax(11rem,2.6fr)_auto] md:gap-x-8 md:py-6"
          >
            <h3 className="display col-span-full text-[clamp(1.625rem,3.4vw,3rem)] leading-none md:col-span-1 md:row-span-2">
              <a href={jobPath(slug)} className="stretched-link">
                {title}
              </a>
            </h3>
            <p className="col-span-full md:col-span-1 md:col-start-2 md:self-end">{experience}</p>
            <p className="label text-soft md:col-start-2 md:self-start">
              {location}, {type}
            </p>
            <a
              href={`${jobPath(slug)}#apply`}
              className="relative inline-flex min-h-11 items-center rounded-pill border border-ink px-6 text-(length:--text-small) font-semibold transition-colors hover:bg-ink hover:text-paper md:col-start-3 md:row-span-2 md:row-start-1"
            >
              Apply<span className="sr-only"> as {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
