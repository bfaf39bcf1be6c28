import type { BlockOf } from '#blocks/schema.ts'
import type { Case } from '#model/content/case.ts'
import { projectPath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { hueOf } from '#ui/spectrum.ts'

type LedgerBlock = Extract<BlockOf<'deliverables'>, { layout: 'ledger' }>

/** From this many rows on, they are small. */
const DENSE = 8

/** Numbered rows: title left, description right. One with a case study shows its picture and links to it. */
export function Ledger({ id, title, intro, items, cases = [] }: LedgerBlock & { id: string }) {
  const dense = items.length >= DENSE
  const studyOf = (index: number) => cases.find(({ name }) => name === items[index]?.title)
  return (
    <section id={id} className="column py-section">
      <SectionHead title={title} intro={intro} className="pb-6 lg:pb-12" />
      <ol className={dense ? 'lg:grid lg:grid-cols-2 lg:gap-x-16' : undefined}>
        {items.map(({ title: name, description }, index) => {
          const study = studyOf(index)
          // The first row of two without a case study, below those with one.
          const isBelow = !study && Boolean(studyOf(index - 1) ?? studyOf(index - 2))
          return (
            <li
              key={name}
              {...(study && hueOf(study.lambda))}
              className={cn(
                'grid grid-cols-[--spacing(8)_1fr] items-baseline gap-x-2 gap-y-1 border-t sm:grid-cols-[--spacing(10)_1fr] sm:gap-y-1.5 border-line last:border-b',
                dense && 'lg:nth-last-2:odd:border-b',
                dense && isBelow && 'lg:mt-8',
                study ? withCase : dense ? small : large,
              )}
            >
              <span className="label pt-1.5 text-soft">{String(index + 1).padStart(2, '0')}</span>
              <h3
                className={
                  dense && !study
                    ? 'text-card font-semibold'
                    : 'display text-[clamp(1.375rem,2.3vw,2.125rem)] leading-[1.05]'
                }
              >
                {study ? <CaseLink study={study} /> : name}
              </h3>
              <p
                className={cn(
                  'max-w-[58ch] max-sm:text-small',
                  study ? 'col-start-2' : 'max-lg:col-start-2',
                )}
              >
                {description}
              </p>
              {study && (
                <div className="relative col-start-3 row-span-2 row-start-1 min-h-24 self-stretch overflow-hidden">
                  <Image
                    {...study.image}
                    alt=""
                    sizes="(width < 640px) 34vw, 16rem"
                    className="absolute inset-0 h-full w-full object-cover transition-transform duration-700 group-hover:scale-105"
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const small = 'py-2.5 sm:py-3 lg:ps-4 lg:grid-cols-[--spacing(10)_5fr_6fr] lg:gap-x-4'
const large =
  'py-[clamp(--spacing(3),1.4vw,--spacing(5))] lg:grid-cols-[minmax(--spacing(12),1fr)_6fr_5fr] lg:gap-x-8'
const withCase =
  'group relative grid-cols-[--spacing(8)_1fr_34%] grid-rows-[auto_1fr] bg-tint max-lg:-mx-gutter max-lg:ps-gutter [&>:is(h3,span)]:pt-4 lg:[&>:is(h3,span)]:pt-[clamp(--spacing(6),2.4vw,--spacing(10))] [&>p]:pb-4 sm:grid-cols-[--spacing(10)_1fr_34%] lg:min-h-40 lg:gap-x-4 lg:ps-4'

function CaseLink({ study: { name, slug } }: { study: Case }) {
  return (
    <a
      href={projectPath(slug)}
      className="underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
    >
      {name}
    </a>
  )
}
