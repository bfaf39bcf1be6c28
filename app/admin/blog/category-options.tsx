import { useMatches } from 'react-router'
import type { ListedCategory } from '#server/features/blog/categories/list-categories.ts'

/** The options of a select of categories, from the loader of the screen. */
export function CategoryOptions() {
  const screen = useMatches().at(-1)?.loaderData as { categories: ListedCategory[] } | undefined
  return screen?.categories.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
