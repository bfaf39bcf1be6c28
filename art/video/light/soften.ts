import type { Light } from '../spectrum.ts'

/** 0 below 0, 1 above 1, slow at both ends. */
export function smooth(value: number) {
  const share = Math.min(1, Math.max(0, value))
  return share * share * (3 - 2 * share)
}

export function dim([red, green, blue]: Light, by: number): Light {
  return [red * by, green * by, blue * by]
}

/** 1 inside a frame, 0 at its edges; the margins are shares of width and height. */
export function edgeFade(across: number, down: number, side: number, above: number, below = above) {
  const level = smooth(across / side) * smooth((1 - across) / side)
  return level * smooth(down / above) * smooth((1 - down) / below)
}
