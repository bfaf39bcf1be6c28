import { Pause, Play } from 'lucide-react'
import { cn } from '#ui/cn.ts'

type PauseButtonProps = {
  playing: boolean
  /** What the button pauses, for example "team slides". */
  subject: string
  onToggle: () => void
  className?: string
}

/** Pauses and resumes automatic movement (WCAG 2.2.2). */
export function PauseButton({ playing, subject, onToggle, className }: PauseButtonProps) {
  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={`${playing ? 'Pause' : 'Play'} ${subject}`}
      className={cn(
        'needs-script inline-flex size-11 items-center justify-center rounded-pill border border-strong-line transition-colors hover:border-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
