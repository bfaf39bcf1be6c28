import { waveField } from '../../../ui/wave.ts'
import { line, type Point } from '../brush.ts'
import { mix, paper, spectrum } from '../palette.ts'
import { trace } from '../showcase/pen.ts'

type Streets = { across?: number; down?: number; turn?: number; river?: boolean; land?: string }

/** A town from above: streets bent by the wave of the seed, a river, one park. */
export function map(seed: string, w: number, h: number, plan: Streets = {}) {
  const { across = 6, down = 6, turn = -12, river = true, land = '#e3d9c7' } = plan
  const field = waveField(seed, 2)
  const reach = Math.hypot(w, h)
  const street = (share: number, upright: boolean) =>
    line(
      Array.from({ length: 9 }, (_, step): Point => {
        const along = (step / 8) * reach
        const aside = share * reach + 46 * field(step / 16, share * 0.5)
        return upright ? [aside, along] : [along, aside]
      }),
    )
  const lanes = (count: number, upright: boolean) =>
    Array.from({ length: count }, (_, index) => street((index + 0.5) / count, upright))
  const [rows, columns] = [lanes(across, false), lanes(down, true)]
  const small = [...lanes(across * 2, false), ...lanes(down * 2, true)].join('')
  const main = [rows[Math.floor(across / 2)], columns[Math.floor(down / 3)]].join('')
  const water = river
    ? trace(street(0.74, false), mix(spectrum[475], paper, 0.5), reach * 0.13)
    : ''
  const park = `<rect x="${reach * 0.2}" y="${reach * 0.2}" width="${reach * 0.19}" height="${reach * 0.16}" rx="12" fill="${mix(spectrum[535], paper, 0.45)}"/>`
  const town = `${park}${trace(small, paper, 6)}${water}${trace(rows.join('') + columns.join(''), paper, 13)}${trace(main, '#fffaf0', 26)}`
  return `<rect width="${w}" height="${h}" fill="${land}"/><g transform="translate(${w / 2} ${h / 2}) rotate(${turn}) translate(${-reach / 2} ${-reach / 2})">${town}</g>`
}
