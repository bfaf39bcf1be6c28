export type Ring = { x: number; y: number; radius: number }

/** `count` equal rings, as large as fit into the area, in rows from the lower left. */
export function ringGrid(count: number, width: number, height: number): Ring[] {
  const { columns, cell } = bestGrid(count, width, height)
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * cell + cell / 2,
    y: height - Math.floor(index / columns) * cell - cell / 2,
    radius: cell * 0.46,
  }))
}

/** The number of columns with the largest cells. */
function bestGrid(count: number, width: number, height: number) {
  const grids = Array.from({ length: count }, (_, index) => {
    const columns = index + 1
    return { columns, cell: Math.min(width / columns, height / Math.ceil(count / columns)) }
  })
  return grids.reduce((best, grid) => (grid.cell > best.cell ? grid : best))
}
