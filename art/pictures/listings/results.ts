import { line } from '../brush.ts'
import { disc, type Scene, swell } from '../frames/canvas.ts'
import { stars } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { kraft, shade, soft } from '../things/tone.ts'

const green = spectrum[535]

/** Results: reports and statistics. */
export const results: Record<string, Scene> = {
  'ratings-growth-orbit': {
    ground: green,
    draw(pen) {
      const climb = '-10 470, 90 452, 180 462, 270 400, 360 372, 450 300, 540 268, 640 196'
      const share = [
        ['5', 604],
        ['4', 131],
        ['3', 38],
        ['2', 14],
        ['1', 19],
      ] as const
      const rows = share.map(([star, count], index) => {
        const y = 552 + index * 32
        return `${pen.bold(star, 40, y + 8, 24)}${rect(70, y - 12, 470, 22, kraft)}
${rect(70, y - 12, Math.max(8, (470 * count) / 604), 22, index < 2 ? green : ink)}
${pen.text(String(count), 680, y + 8, 24, { align: 'right', fill: soft })}`
      })
      return `${swell('growth', [0, 0, 720, 500], shade(green, 0.12), { lines: 7, weight: 15 })}<path d="${line(climb)}V500H-10Z" fill="${shade(green, 0.3)}"/>${trace(line(climb), ink, 11)}
${disc(640, 196, 20, paper)}${disc(640, 196, 11, ink)}${pen.title('4.7', 34, 168, 170, { fill: ink })}
${stars(40, 218, 40, 5, paper)}${pen.bold('3.9 a year ago', 40, 396, 27, { fill: ink })}
${rect(0, 496, 720, 224, paper)}${rule('M0 498H720', ink, 5)}${rows.join('')}${pen.mark('orbit', 556, 36, 44)}`
    },
  },
}
