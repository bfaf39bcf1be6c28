import { jobPath } from '#model/paths.ts'
import { useLanguage } from '#ui/language-context.ts'
import type { Opening } from './read-jobs.ts'

/** Links to the other openings. */
export function OtherOpenings({ openings }: { openings: Opening[] }) {
  const { t } = useLanguage()
  if (openings.length === 0) return null
  return (
    <section className="column grid gap-x-16 gap-y-6 py-section lg:grid-cols-12">
      <h2 className="display text-[clamp(1.75rem,3vw,2.75rem)] leading-none lg:col-span-4">
        {t('Other openings')}
      </h2>
      <ul className="gap-x-12 sm:columns-2 lg:col-span-8">
        {openings.map(({ slug, title, experience }) => (
          <li key={slug} className="break-inside-avoid border-t border-line">
            <a
              href={jobPath(slug)}
              className="grid min-h-11 py-3 decoration-fill underline-offset-4 hover:underline"
            >
              <span className="font-semibold">{title}</span>
              <span className="text-small text-soft">{experience}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
