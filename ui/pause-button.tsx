import { Pause, Play } from 'lucide-react'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { pauseLabel } from '#ui/pause.ts'

type PauseButtonProps = {
  /** What the button pauses, for example "team slides". */
  subject: string
  /** Whether it moves before the browser code runs. */
  playing?: boolean
  className?: string
}

/** Pauses and resumes automatic movement (WCAG 2.2.2). */
export function PauseButton({ subject, playing = false, className }: PauseButtonProps) {
  const language = useLanguage()
  return (
    <button
      type="button"
      aria-label={pauseLabel(subject, playing, language)}
      data-pauses={subject}
      data-playing={playing}
      className={cn(
        'pause-button needs-script inline-flex size-11 items-center justify-center rounded-pill border border-strong-line transition-colors hover:border-ink',
        className,
      )}
    >
      <Pause aria-hidden="true" className="size-4" />
      <Play aria-hidden="true" className="size-4" />
    </button>
  )
}
