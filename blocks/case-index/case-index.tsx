import { ArrowRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { Image } from '#ui/image.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** Case studies as bands of colour: the old figure narrow and struck through, the new one wide. */
export function CaseIndex({ block }: BlockProps<'case-index'>) {
  return (
    <section aria-labelledby="case-index-title">
      <h2 id="case-index-title" className="sr-only">
        {block.title}
      </h2>
      <ul>
        {block.cases.map((study) => (
          <li key={study.href} {...hueOf(study.lambda)} className="group/case">
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
    <article aria-label={title} className="group relative overflow-clip bg-tint">
      <Reveal className="column grid gap-8 py-[clamp(--spacing(10),6vw,--spacing(24))] lg:grid-cols-12 lg:gap-x-8 lg:items-end">
        <p className="flex flex-wrap items-baseline gap-x-[0.14em] gap-y-0 text-[clamp(5.5rem,21vw,20rem)] leading-[0.8] lg:pointer-events-none lg:relative lg:z-1 lg:col-span-full lg:row-start-1 lg:group-even/case:justify-end">
          <span className="label basis-full pb-6 lg:group-even/case:text-right">
            {change.label}
          </span>
          <s className="display text-accent decoration-[0.05em] lining-nums wide-0">
            <span className="sr-only">before: </span>
            {change.before}
          </s>
          <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-[0.42em] self-center" />
          <span className="display lining-nums wide-10">
            <span className="sr-only">, after: </span>
            {change.after}
          </span>
        </p>
        {/* The picture spans both rows and is cut off by the lower edge of the band. */}
        <div className="overflow-hidden aspect-4/3 rounded-card lg:col-[8/13] lg:row-[1/3] lg:self-end lg:group-even/case:col-[1/7] lg:group-even/case:row-[2] lg:mb-[calc(clamp(--spacing(10),6vw,--spacing(24))*-1)] lg:rounded-b-none">
          <Image
            {...image}
            sizes="(min-width: 1024px) 42vw, 92vw"
            className="size-full object-cover object-left-top transition-transform duration-700 group-hover:scale-[1.02]"
          />
        </div>
        <div className="grid content-end gap-3.5 lg:col-[1/7] lg:row-start-2 lg:group-even/case:col-[8/13]">
          <p className="label">{category}</p>
          <h3 className="display text-title">{title}</h3>
          <p className="max-w-[46ch] text-lead">{line}</p>
          <p>
            <a
              href={href}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
            >
              {action}
              <span className="sr-only">: {title}</span>
            </a>
          </p>
        </div>
      </Reveal>
    </article>
  )
}
