import { cn } from '#ui/cn.ts'

type FilterButtonsProps<T extends string> = {
  /** Visually hidden. */
  legend: string
  options: readonly T[]
  chosen: T
  onChoose: (option: T) => void
}

/** Buttons that select one filter. The filtered list announces its count. */
export function FilterButtons<T extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: FilterButtonsProps<T>) {
  return (
    <fieldset className="needs-script flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
          className={cn(
            'min-h-11 rounded-pill border px-5 text-small font-medium transition-colors',
            option === chosen
              ? 'border-ink bg-ink text-paper'
              : 'border-strong-line hover:border-ink',
          )}
        >
          {option}
        </button>
      ))}
    </fieldset>
  )
}
