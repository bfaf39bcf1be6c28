import { ArrowRight } from 'lucide-react'
import type { IndexCard } from '#model/content/case-cards.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'

type CaseFigureProps = { change: IndexCard['change']; isRight?: boolean; className: string }

/** The old figure narrow and struck through, the new one wide. */
export function CaseFigure({ change, isRight = false, className }: CaseFigureProps) {
  const { t } = useLanguage()
  if (!change) return null
  return (
    <p
      className={cn(
        'flex flex-wrap items-baseline gap-x-[0.14em] gap-y-0 leading-[0.8]',
        isRight && 'lg:justify-end',
        className,
      )}
    >
      <span className={cn('label basis-full pb-6', isRight && 'lg:text-end')}>{change.label}</span>
      <s className="display text-accent decoration-fill decoration-[0.05em] lining-nums wide-0">
        <span className="sr-only">{t('before:')} </span>
        {change.before}
      </s>
      <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-[0.42em] self-center" />
      <span className="display lining-nums wide-10">
        <span className="sr-only">{t(', after:')} </span>
        {change.after}
      </span>
    </p>
  )
}

type CaseWordsProps = { study: IndexCard; action: string; className?: string }

/** Category, title, line and the link, which covers the whole case. */
export function CaseWords({ study, action, className }: CaseWordsProps) {
  const { title, category, line, href } = study
  return (
    <div className={cn('grid content-end gap-3.5', className)}>
      <p className="label">{category}</p>
      <h3 className="display text-title">{title}</h3>
      <p className="max-w-[46ch] text-intro">{line}</p>
      <p>
        {/* Above the picture, which Firefox paints by its place in the grid. */}
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0 after:z-1"
        >
          {action}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </div>
  )
}
