import type { IndexCard } from '#model/content/case-cards.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { CaseFigure, CaseWords } from './case-words.tsx'

type WideCaseProps = { study: IndexCard; action: string; isMirrored: boolean }

/** A case across the window; its picture is beside the words and cut off by the lower edge. */
export function WideCase({ study, action, isMirrored }: WideCaseProps) {
  const { title, change, image } = study
  return (
    <article aria-label={title} className="group relative overflow-clip bg-tint">
      <Reveal className="column grid gap-8 py-[clamp(--spacing(10),6vw,--spacing(24))] lg:grid-cols-12 lg:gap-x-8 lg:items-end">
        <CaseFigure
          change={change}
          isRight={isMirrored}
          className="text-[clamp(5.5rem,21vw,20rem)] lg:pointer-events-none lg:relative lg:z-1 lg:col-span-full lg:row-start-1"
        />
        {/* The picture spans both rows, except where the figure stands above it. */}
        <div
          data-grows="picture"
          className={cn(
            'overflow-hidden aspect-4/3 rounded-card lg:self-end lg:mb-[calc(clamp(--spacing(10),6vw,--spacing(24))*-1)] lg:rounded-none',
            isMirrored
              ? 'lg:col-[1/7] lg:row-[2] lg:-ms-(--to-edge) lg:-me-4'
              : 'lg:col-[8/13] lg:row-[1/3] lg:-me-(--to-edge)',
          )}
        >
          <Image
            {...image}
            sizes="(min-width: 1024px) 42vw, 92vw"
            className="h-full w-full object-cover object-left-top transition-transform duration-700 group-hover:scale-[1.02]"
          />
        </div>
        <CaseWords
          study={study}
          action={action}
          className={cn('lg:row-start-2', isMirrored ? 'lg:col-[8/13]' : 'lg:col-[1/7]')}
        />
      </Reveal>
    </article>
  )
}
