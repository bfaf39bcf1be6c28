import type { BlockProps } from '#blocks/block-props.ts'
import { cardOf, type RelatedCard, relatedCard } from '#model/content/case-cards.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { SectionHead } from '#ui/section-head.tsx'

/** Related case studies with a large result and a picture as wide as a phone; wider windows have it at the left and right edge in turn. */
export function RelatedCases({ block }: BlockProps<'related-cases'>) {
  const { anchor, title, intro, cases } = block
  return (
    <section id={anchor} className="ground-ink overflow-clip py-section">
      <SectionHead title={title} intro={intro} className="column pb-6 lg:pb-12" />
      <ul className="grid gap-[clamp(2.5rem,5vw,5rem)]">
        {cases.map((study) => {
          const card = cardOf(study, relatedCard)
          return <Case key={card.href} study={card} />
        })}
      </ul>
    </section>
  )
}

function Case({ study }: { study: RelatedCard }) {
  const { t } = useLanguage()
  const { title, category, description, result, image, href } = study
  return (
    <li className="related-case group relative grid gap-4 md:gap-0">
      <div
        data-grows="picture"
        className="case-picture relative aspect-4/3 overflow-hidden bg-tint"
      >
        <Image
          {...image}
          sizes="(min-width: 1024px) 58vw, (min-width: 768px) 50vw, 100vw"
          className="absolute h-full w-full object-cover object-top transition-transform duration-700 group-hover:scale-[1.02]"
        />
      </div>
      <div className="case-text grid content-end gap-2 px-gutter lg:gap-3.5">
        <p className="label text-soft">{category}</p>
        {result && (
          <p className="display text-balance text-[clamp(2rem,3.6vw,3.75rem)] leading-[0.96] text-accent">
            {result}
          </p>
        )}
        <h3 className="text-card font-semibold">{title}</h3>
        <p className="max-w-[44ch] text-soft max-sm:text-small">{description}</p>
        <p>
          <a
            href={href}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
          >
            {t('View Case Study')}
            <span className="sr-only">: {title}</span>
          </a>
        </p>
      </div>
    </li>
  )
}
