/** Splits the pieces into pages of `size`; the last page holds the rest. */
export function pagesOf<T>(pieces: readonly T[], size: number): T[][] {
  const count = Math.ceil(pieces.length / size)
  return Array.from({ length: count }, (_, page) => pieces.slice(page * size, (page + 1) * size))
}

/** The page index after moving by `step`, wrapping around at both ends. */
export function pageAfter(index: number, step: number, count: number) {
  return (index + step + count) % count
}
