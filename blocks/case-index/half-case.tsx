import type { IndexCard } from '#model/content/case-cards.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { CaseFigure, CaseWords } from './case-words.tsx'

type HalfCaseProps = { study: IndexCard; action: string; isRight: boolean }

/** A case beside another; its picture fills the lower part from edge to edge. */
export function HalfCase({ study, action, isRight }: HalfCaseProps) {
  const { title, change, image } = study
  return (
    <article aria-label={title} className="group relative h-full overflow-clip bg-tint">
      <Reveal className="max-lg:column grid h-full gap-8 max-lg:py-[clamp(--spacing(10),6vw,--spacing(24))] lg:grid-rows-[auto_1fr_auto]">
        <CaseFigure
          change={change}
          className={cn(
            'text-[clamp(5.5rem,21vw,20rem)] lg:pt-20 lg:text-[clamp(7rem,14vw,13rem)]',
            insets(isRight),
          )}
        />
        <div
          data-grows="picture"
          className="overflow-hidden aspect-4/3 rounded-card lg:order-last lg:mt-4 lg:rounded-none"
        >
          <Image
            {...image}
            sizes="(min-width: 1024px) 50vw, 92vw"
            className="h-full w-full object-cover transition-transform duration-700 group-hover:scale-[1.02]"
          />
        </div>
        <CaseWords study={study} action={action} className={insets(isRight)} />
      </Reveal>
    </article>
  )
}

/** As far from the window's edge as the text column. */
function insets(isRight: boolean) {
  return isRight ? 'lg:ps-12 lg:pe-(--to-edge)' : 'lg:pe-12 lg:ps-(--to-edge)'
}
