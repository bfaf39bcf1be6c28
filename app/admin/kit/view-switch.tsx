import { cn } from '#ui/cn.ts'
import { tabClass } from './tab-links.tsx'

type ViewSwitchProps<V extends string> = {
  /** The views and their names. */
  views: Record<V, string>
  current: V
  onChange: (view: V) => void
  /** Wide screens show one of them, too. */
  isOnWide?: boolean
}

/** On small screens, chooses which of two parts is shown that wide screens show beside each other. */
export function ViewSwitch<V extends string>(props: ViewSwitchProps<V>) {
  const { views, current, onChange, isOnWide = false } = props
  return (
    <fieldset
      aria-label="View"
      className={cn('flex gap-5 border-line border-b', !isOnWide && 'xl:hidden')}
    >
      {(Object.keys(views) as V[]).map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          onClick={() => onChange(view)}
          className={tabClass}
        >
          {views[view]}
        </button>
      ))}
    </fieldset>
  )
}
