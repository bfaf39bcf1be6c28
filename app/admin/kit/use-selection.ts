import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Nouns } from '#model/content/editor.ts'

type Rows = {
  /** The field that a form sends once for each selected row, and its values on this screen. */
  field: string
  values: string[]
  nouns: Nouns
}

/** The selected rows of a list; at first those in the URL, where a form without JavaScript puts them. */
export function useSelection({ field, values, nouns }: Rows) {
  const [query] = useSearchParams()
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(query.getAll(field)))
  const form = useId()
  const chosen = values.filter((value) => selected.has(value))

  function select(changed: string[], isSelected: boolean) {
    const next = new Set(selected)
    for (const value of changed) isSelected ? next.add(value) : next.delete(value)
    setSelected(next)
  }

  return {
    ...{ field, form, chosen },
    total: values.length,
    has: (value: string) => selected.has(value),
    /** "3 posts" */
    count: `${chosen.length} ${nouns[chosen.length === 1 ? 0 : 1]}`,
    selectAll: (isSelected: boolean) => select(values, isSelected),
    /** The props of a row's box. */
    boxOf: (value: string) => ({
      ...{ form, name: field, value },
      checked: selected.has(value),
      onChange: ({ target }: { target: HTMLInputElement }) => select([value], target.checked),
    }),
  }
}

export type Selection = ReturnType<typeof useSelection>
