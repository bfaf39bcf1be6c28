import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { Image } from '#ui/image.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** The cases as bands of colour: what the figure was stands narrow and struck out, what it is now stands wide. */
export default function CaseIndex({ block }: BlockProps<'case-index'>) {
  return (
    <section aria-labelledby="case-index-title">
      <h2 id="case-index-title" className="sr-only">
        {block.title}
      </h2>
      <ul>
        {block.cases.map((study) => (
          <li key={study.href} {...hueOf(study.lambda)}>
            <Case study={study} action={block.action} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CaseProps = { study: BlockOf<'case-index'>['cases'][number]; action: string }

function Case({ study, action }: CaseProps) {
  const { title, category, line, change, image, href } = study
  return (
    <article className="case-band group">
      <Reveal className="column case-band-inner">
        <p className="case-change">
          <span className="label case-change-label">{change.label}</span>
          <s className="display case-before wide-0">
            <span className="sr-only">before: </span>
            {change.before}
          </s>
          <ArrowRight aria-hidden="true" strokeWidth={1.5} className="case-arrow" />
          <span className="display case-after wide-10">
            <span className="sr-only">, after: </span>
            {change.after}
          </span>
        </p>
        <div className="case-picture-frame">
          <Image
            {...image}
            sizes="(min-width: 1024px) 42vw, 92vw"
            className="size-full object-cover object-left-top transition-transform duration-700 group-hover:scale-[1.02]"
          />
        </div>
        <div className="case-band-words">
          <p className="label">{category}</p>
          <h3 className="display text-title">{title}</h3>
          <p className="max-w-[46ch] text-lead">{line}</p>
          <p>
            <Link
              to={href}
              aria-label={`${action}: ${title}`}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
            >
              {action}
            </Link>
          </p>
        </div>
      </Reveal>
    </article>
  )
}
