/** The pieces in pages of `size`; the last one holds what is left. */
export function pagesOf<T>(pieces: readonly T[], size: number): T[][] {
  const count = Math.ceil(pieces.length / size)
  return Array.from({ length: count }, (_, page) => pieces.slice(page * size, (page + 1) * size))
}

/** The page `step` pages on, from 0; behind the last comes the first, before the first the last. */
export function pageAfter(index: number, step: number, count: number) {
  return (index + step + count) % count
}
