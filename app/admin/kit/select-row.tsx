type SelectRowProps = {
  title: string
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** The box that selects a row of a list with a SelectionBar. */
export function SelectRow({ title, isSelected, onSelect }: SelectRowProps) {
  return (
    <input
      type="checkbox"
      className="relative flex-none after:absolute after:-inset-3"
      aria-label={`Select ${title}`}
      checked={isSelected}
      onChange={({ target }) => onSelect(target.checked)}
    />
  )
}
