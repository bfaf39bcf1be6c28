import { jobPath } from '#model/paths.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import type { Opening } from './read-jobs.ts'

/** Links to the other openings, with their pictures on one line. */
export function OtherOpenings({ openings }: { openings: Opening[] }) {
  const { t } = useLanguage()
  if (openings.length === 0) return null
  return (
    <section className="column grid gap-[clamp(--spacing(8),4vw,--spacing(16))] py-section">
      <h2 className="display text-title">{t('Other openings')}</h2>
      {/* Pictures of a fixed width: of a share of the column, Firefox gives rows the height of the whole file. */}
      <ul className="grid grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
        {openings.map(({ slug, title, experience, picture }) => (
          <li key={slug} className="group relative row-span-2 grid grid-rows-subgrid">
            {picture && (
              <Image
                {...picture}
                alt=""
                sizes="6rem"
                className="w-24 self-end transition-transform duration-500 group-hover:-translate-y-2"
              />
            )}
            <div className="row-start-2 grid content-start gap-1 border-t-3 border-ink pt-3 pe-6 pb-10">
              <a
                href={jobPath(slug)}
                className="stretched-link leading-snug font-semibold decoration-fill underline-offset-4 wrap-break-word group-hover:underline"
              >
                {title}
              </a>
              <span className="text-small text-soft">{experience}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
