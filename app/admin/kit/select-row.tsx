import type { Selection } from './use-selection.ts'

type SelectRowProps = { title: string; box: ReturnType<Selection['boxOf']> }

/** The box that selects a row of a list with a SelectionBar. */
export function SelectRow({ title, box }: SelectRowProps) {
  return (
    <input
      {...box}
      type="checkbox"
      className="relative flex-none after:absolute after:-inset-3"
      aria-label={`Select ${title}`}
    />
  )
}
