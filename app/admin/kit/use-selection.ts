import { useState } from 'react'

/** The ids of the selected rows of a list. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())

  function select(id: string, isSelected: boolean) {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    setSelected(next)
  }

  return { selected, select, selectOnly: (ids: string[]) => setSelected(new Set(ids)) }
}
