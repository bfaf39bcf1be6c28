import { type FocusEventHandler, type ReactNode, useState } from 'react'
import { useMediaQuery } from '#app/admin/kit/use-media-query.ts'
import { ViewSwitch } from '#app/admin/kit/view-switch.tsx'
import { cn } from '#ui/cn.ts'

type View = 'fields' | 'beside'

type FieldsBesideProps = {
  /** Of the two views of small screens. */
  names: Record<View, string>
  /** Columns of wide screens; null: what is beside the fields is shown in place of them there too. */
  className: string | null
  /** The fields are shown when this changes, unless to null. */
  reveal: unknown
  onFocus: FocusEventHandler
  /** What the fields make; it gets a function that shows them. */
  beside: (showFields: () => void) => ReactNode
  /** Called when it is shown instead of the fields. */
  onBeside?: () => void
  /** The fields. */
  children: ReactNode
}

/** Fields with what they make beside them; on small screens one of both. */
export function FieldsBeside(props: FieldsBesideProps) {
  const { names, className, reveal, onFocus, beside, onBeside, children } = props
  const [view, setView] = useState<View>('fields')
  const [revealed, setRevealed] = useState(reveal)
  if (reveal !== revealed) {
    setRevealed(reveal)
    if (reveal !== null) setView('fields')
  }
  const isWide = useMediaQuery('(min-width: 80rem)') && className !== null
  const [wasShown, setWasShown] = useState(false)
  const isShown = isWide || view === 'beside'
  if (isShown && !wasShown) setWasShown(true)

  return (
    // Down to the end of the screen, so that what is beside the fields stays in view at their end.
    <div className={cn('grid min-w-0 grid-cols-1 gap-6 xl:-mb-16', className)}>
      <ViewSwitch
        isOnWide={className === null}
        views={names}
        current={view}
        onChange={(next) => {
          setView(next)
          if (next === 'beside') onBeside?.()
        }}
      />
      <section
        aria-label="Fields"
        className={cn(
          'grid min-w-0 content-start gap-10',
          view === 'beside' && (className ? 'max-xl:hidden' : 'hidden'),
        )}
        onFocus={onFocus}
      >
        {children}
      </section>
      {(isShown || wasShown) && (
        <div
          className={cn(
            'h-[calc(100svh_-_--spacing(28))] min-w-0 xl:sticky xl:top-24',
            view === 'fields' && (className ? 'max-xl:hidden' : 'hidden'),
          )}
        >
          {beside(() => setView('fields'))}
        </div>
      )}
    </div>
  )
}
