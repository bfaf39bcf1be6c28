import { disc, type Scene } from '../frames/canvas.ts'
import { paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { shade, soft } from '../things/tone.ts'
import { kesarWords } from './kesar-words.ts'

const maroon = '#6d1430'
const saffron = spectrum[590]
const indigo = '#2b2f8f'
const moon =
  'M32 4A20 20 0 1 0 44 32A16 16 0 1 1 32 4ZM40 8L42 13L47 15L42 17L40 22L38 17L33 15L38 13Z'

/** A mark and a sign. */
export const marks: Record<string, Scene> = {
  'qamar-mark': {
    ground: paper,
    draw(pen) {
      const [k, dx, dy] = [14.4, 128, 66]
      const ring = (x: number, y: number, r: number) =>
        `<circle cx="${dx + x * k}" cy="${dy + y * k}" r="${r * k}" fill="none" stroke="${spectrum[625]}" stroke-width="3.5"/>`
      const [outer, inner, star] = [
        [26.1, 23.1],
        [33.5, 19.93],
        [40, 15],
      ] as const
      const point = ([x, y]: readonly [number, number]) =>
        disc(dx + x * k, dy + y * k, 9, spectrum[625])
      const grid = Array.from(
        { length: 9 },
        (_, step) => `M${100 * (step + 1)} 0V792M0 ${92 + 86.4 * step}H1000`,
      ).join('')
      const sizes = [104, 74, 48, 26]
      const row = sizes.map((size, index) => {
        const x = [92, 322, 532, 716][index] ?? 0
        return `<path transform="translate(${x} ${942 - size}) scale(${size / 48})" d="${moon}" fill="${indigo}"/>${pen.mono(['32', '22', '14', '8 mm'][index] ?? '', x + size + 16, 936, 30, { fill: soft })}`
      })
      return `${trace(grid, '#ddd3c2', 2.5)}<path transform="translate(${dx} ${dy}) scale(${k})" d="${moon}" fill="${indigo}"/>
${ring(...outer, 20)}${ring(...inner, 16)}${ring(...star, 7)}
${trace(`M${dx + outer[0] * k} ${dy + outer[1] * k}L${dx + star[0] * k} ${dy + star[1] * k}`, spectrum[625], 3.5, 'stroke-dasharray="4 10"')}
${point(outer)}${point(inner)}${point(star)}
${pen.mono('r 20', 246, 446, 32, { fill: paper })}${pen.mono('r 16', 546, 520, 32, { fill: soft })}${pen.mono('r 7', 828, 204, 32, { fill: soft })}
${trace('M0 792H1000', indigo, 5)}${row.join('')}`
    },
  },
  'kesar-sign': {
    ground: '#e9d3a8',
    draw(pen) {
      const word = (name: keyof typeof kesarWords, x: number, y: number, scale: number) =>
        `<path transform="translate(${x} ${y}) scale(${scale})" fill="${saffron}" d="${kesarWords[name].path}"/>`
      const bolts = [
        [112, 136],
        [2388, 136],
        [112, 824],
        [2388, 824],
      ].map(
        ([x = 0, y = 0]) => disc(x, y, 17, shade(maroon, 0.5)) + disc(x - 3, y - 4, 9, '#a8566d'),
      )
      return `${rect(84, 118, 2360, 780, shade('#e9d3a8', 0.3), 26)}${rect(60, 84, 2380, 790, maroon, 26)}
${trace('M60 480H2440', saffron, 34)}${bolts.join('')}
${pen.title('KESAR', 176, 463, 330, { fill: saffron, weight: 800, stretch: 84, within: 900 })}
${word('hindi', 1150, 661, 1.55)}${word('urdu', 1786, 465, 1.45)}
${pen.bold('Sweets in silver leaf', 180, 640, 58, { fill: paper })}${pen.text('Hazratganj, Lucknow', 180, 716, 52, { fill: '#e7bfc6' })}
${pen.bold('8 to 10, every day', 2316, 640, 58, { fill: paper, align: 'right' })}${pen.text('Boxes by courier', 2316, 716, 52, { fill: '#e7bfc6', align: 'right' })}`
    },
  },
}
