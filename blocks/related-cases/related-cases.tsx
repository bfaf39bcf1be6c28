import { Link } from 'react-router'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { Image } from '#ui/image.tsx'
import { SectionHead } from '#ui/section-head.tsx'

/** As the home page says it (specification 2.5). */
const ACTION = 'View Case Study'

/** Case studies that fit the page: the result large, the picture off the edge of the grid. */
export default function RelatedCases({ block }: BlockProps<'related-cases'>) {
  const { anchor, title, lead, cases } = block
  return (
    <section id={anchor} className="related-cases ground-ink overflow-clip py-section">
      <SectionHead title={title} lead={lead} className="column pb-12 lg:pb-20" />
      <ul className="case-list">
        {cases.map((study) => (
          <Case key={study.href} study={study} />
        ))}
      </ul>
    </section>
  )
}

function Case({ study }: { study: BlockOf<'related-cases'>['cases'][number] }) {
  const { title, category, description, result, image, href } = study
  return (
    <li className="case group">
      <div className="case-picture">
        <Image
          {...image}
          sizes="(min-width: 1024px) 58vw, 94vw"
          className="size-full object-cover transition-transform duration-700 group-hover:scale-[1.02]"
        />
      </div>
      <div className="case-words">
        <p className="label text-soft">{category}</p>
        <p className="display case-result">{result}</p>
        <h3 className="text-card font-semibold">{title}</h3>
        <p className="max-w-[44ch] text-soft">{description}</p>
        <p>
          <Link
            to={href}
            aria-label={`${ACTION}: ${title}`}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
          >
            {ACTION}
          </Link>
        </p>
      </div>
    </li>
  )
}
