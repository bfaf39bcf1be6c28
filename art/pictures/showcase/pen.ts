import { ink } from '../palette.ts'

/** One hand: an ink line of one weight, flat fills, words set as bars. */
const weight = 4.5

/** Ink so thin that it shows on paper and on every ground. */
const hairline = '#1a171447'

export function flat(path: string, fill: string) {
  return `<path d="${path}" fill="${fill}"/>`
}

export function shape(path: string, fill = 'none') {
  return `<path d="${path}" fill="${fill}" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`
}

export function trace(path: string, colour = ink, width = weight, more = '') {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`
}

/** Lines of text too small to read: one bar for each length, `gap` apart. */
export function bars(
  x: number,
  y: number,
  lengths: readonly number[],
  gap = 16,
  colour = hairline,
  height = 6,
) {
  return lengths
    .map(
      (length, index) =>
        `<rect x="${x}" y="${y + index * gap}" width="${length}" height="${height}" rx="${height / 2}" fill="${colour}"/>`,
    )
    .join('')
}

/** Five points, the last of them hollow if the rating says so. */
export function stars(x: number, y: number, colour: string) {
  return Array.from({ length: 5 }, (_, index) => {
    const points = Array.from({ length: 10 }, (_, corner) => {
      const [r, turn] = [corner % 2 ? 4.4 : 10, (corner * Math.PI) / 5 - Math.PI / 2]
      return `${(x + index * 24 + Math.cos(turn) * r).toFixed(1)} ${(y + Math.sin(turn) * r).toFixed(1)}`
    })
    return flat(`M${points.join('L')}Z`, index < 4 ? colour : '#cfc4b2')
  }).join('')
}
