import { tabClass } from './tab-links.tsx'

type ViewSwitchProps<V extends string> = {
  /** The views and their names. */
  views: Record<V, string>
  current: V
  onChange: (view: V) => void
}

/** On small screens, chooses which of two parts is shown that wide screens show beside each other. */
export function ViewSwitch<V extends string>({ views, current, onChange }: ViewSwitchProps<V>) {
  return (
    <fieldset aria-label="View" className="flex gap-5 border-line border-b xl:hidden">
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
