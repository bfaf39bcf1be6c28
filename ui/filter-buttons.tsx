import { useLanguage } from '#ui/language-context.ts'

type FilterButtonsProps = {
  /** Visually hidden. */
  legend: string
  categories: readonly string[]
}

/** Buttons that select a category (ui/filter-client.ts). The filtered list announces its count. */
export function FilterButtons({ legend, categories }: FilterButtonsProps) {
  const { t } = useLanguage()
  // The default: no filter.
  const all = t('All')
  return (
    <fieldset className="needs-script flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {[all, ...new Set(categories)].map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === all}
          className="min-h-11 rounded-button border border-strong-line px-5 text-small font-medium transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {option}
        </button>
      ))}
    </fieldset>
  )
}
