import type { Row } from './row.ts'

/** The row of the route with the highest value (`read`), which it names; no row without routes. */
export function worstRoute<Figures extends { route: string }>(
  all: Figures[],
  read: (figures: Figures) => number,
  { measure, ...row }: Omit<Row, 'value' | 'ratio'>,
): Row[] {
  const [worst] = all.toSorted((a, b) => read(b) - read(a))
  return worst ? [{ ...row, measure: `${measure}: ${worst.route}`, value: read(worst) }] : []
}
