import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'

type StruckProps = { before: string; after: string; className?: string }

/** A figure before, narrow and struck through, and after, wide. */
export function Struck({ before, after, className }: StruckProps) {
  const { t } = useLanguage()
  return (
    <p
      className={cn(
        'display flex items-baseline gap-x-[0.3em] leading-none lining-nums',
        className,
      )}
    >
      <s className="wide-0 text-soft decoration-fill decoration-[0.07em]">
        <span className="sr-only">{t('before:')} </span>
        {before}
      </s>
      <span className="wide-10">
        <span className="sr-only">{t(', after:')} </span>
        {after}
      </span>
    </p>
  )
}
