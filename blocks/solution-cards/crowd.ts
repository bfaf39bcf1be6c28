/** A round thing in a drawing. */
export type Member = { x: number; y: number; radius: number }

/** So many equal rings as fill a field best, in rows from its lower left. */
export function crowd(count: number, width: number, height: number): Member[] {
  const { columns, cell } = bestGrid(count, width, height)
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * cell + cell / 2,
    y: height - Math.floor(index / columns) * cell - cell / 2,
    radius: cell * 0.46,
  }))
}

/** The number of columns that leaves the largest cells. */
function bestGrid(count: number, width: number, height: number) {
  const grids = Array.from({ length: count }, (_, index) => {
    const columns = index + 1
    return { columns, cell: Math.min(width / columns, height / Math.ceil(count / columns)) }
  })
  return grids.reduce((best, grid) => (grid.cell > best.cell ? grid : best))
}
