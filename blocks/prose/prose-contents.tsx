import type { BlockOf } from '#blocks/schema.ts'
import { useLanguage } from '#ui/language-context.ts'

type ProseContentsProps = { sections: BlockOf<'prose'>['sections'] }

/** A numbered list of the sections that have an anchor, with their summaries: the whole text in short. */
export function ProseContents({ sections }: ProseContentsProps) {
  const { t } = useLanguage()
  const listed = sections.filter(({ anchor }) => anchor)
  return (
    <nav aria-label={t('Contents')} className="pb-10 lg:pb-16">
      <ol className="grid gap-x-8 lg:grid-flow-col lg:auto-cols-fr">
        {listed.map(({ title, anchor, inShort }, index) => (
          <li
            key={anchor}
            className="group relative grid grid-cols-[2rem_1fr] content-start items-baseline gap-y-1.5 border-t border-strong-line py-3.5 md:grid-cols-[2rem_5fr_8fr] lg:grid-cols-1 lg:gap-y-3 lg:border-t-2 lg:border-fill lg:pt-4"
          >
            <span className="label text-soft">{index + 1}</span>
            <a
              href={`#${anchor}`}
              className="stretched-link focus-visible:after:outline-offset-8 text-card font-semibold decoration-fill decoration-2 underline-offset-6 group-hover:underline"
            >
              {title}
            </a>
            {inShort && (
              <p className="leading-snug max-md:col-start-2 md:max-lg:text-small">{inShort}</p>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
