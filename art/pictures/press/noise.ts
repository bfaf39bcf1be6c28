/** Smooth noise from -1 to 1 whose bumps are `size` units wide; always the same for a seed. */
export function noise(seed: number, size: number, stretch = 1) {
  const table = Float32Array.from({ length: 65_536 }, (_, at) => speck(at, seed) * 2 - 1)
  const corner = (x: number, y: number) => table[((x & 255) << 8) | (y & 255)] as number
  return (x: number, y: number) => {
    const [u, v] = [x / (size * stretch), y / size]
    const [left, top] = [Math.floor(u), Math.floor(v)]
    const [a, b] = [ease(u - left), ease(v - top)]
    const upper = corner(left, top) + (corner(left + 1, top) - corner(left, top)) * a
    const lower = corner(left, top + 1) + (corner(left + 1, top + 1) - corner(left, top + 1)) * a
    return upper + (lower - upper) * b
  }
}

/** A random number from 0 to 1 for a place. */
export function speck(x: number, y: number) {
  let hash = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

function ease(share: number) {
  return share * share * (3 - 2 * share)
}
