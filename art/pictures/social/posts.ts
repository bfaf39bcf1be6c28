import { carrier, ease, trail } from '../covers/waves.ts'
import { at, disc, type Scene, swell } from '../frames/canvas.ts'
import { arrow, heart } from '../frames/signs.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { bicycle } from '../things/house.ts'
import { sweet } from '../things/table.ts'
import { kraft, light, shade, soft } from '../things/tone.ts'

/** Posts for a feed: one thought each, the brand small. */
export const posts: Record<string, Scene> = {
  'post-kesar': {
    ground: spectrum[590],
    draw(pen) {
      const colours = [
        '#4d9f3c',
        '#f4efe6',
        '#cf3438',
        '#f0c52e',
        '#a52350',
        '#4d9f3c',
        '#f4efe6',
        '#cf3438',
      ]
      const tray = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
        const [x, y] = [
          320 + ((index % 3) - Math.floor(index / 3)) * 104,
          230 + ((index % 3) + Math.floor(index / 3)) * 60,
        ]
        return index === 5
          ? flat(
              `M${x} ${y - 46}L${x + 68} ${y - 6}L${x} ${y + 34}L${x - 68} ${y - 6}Z`,
              shade('#7a3517', 0.3),
            ) +
              trace(
                `M${x - 22} ${y - 6}l10 6M${x + 8} ${y - 14}l9 5M${x - 2} ${y + 10}l6 4`,
                '#e9b07a',
                6,
              )
          : at(x, y, 1, sweet(colours[index % 8] ?? ink))
      })
      return `${swell('kesar', [0, 0, 640, 800], light(spectrum[590], 0.3), { lines: 6, weight: 15 })}
${flat('M320 156L652 347L320 538L-12 347Z', '#7a3517')}
${flat('M-12 347L320 538L652 347V387L320 578L-12 387Z', shade('#7a3517', 0.45))}${tray.join('')}
${pen.title('Box of nine.', 36, 690, 62)}${pen.title('Eight, if you carried it home.', 38, 742, 38, { within: 560, weight: 500 })}
${pen.mark('kesar', 36, 34, 52)}`
    },
  },
  'post-rivet-row': {
    ground: spectrum[625],
    draw(pen) {
      const road = carrier('mulshi', 520, 46)
      const hill = (y: number, fill: string) =>
        flat(`${trail((x) => y + road(x + y), -20, 660)}L660 820H-20Z`, fill)
      return `${swell('rivet', [0, 0, 640, 640], light(spectrum[625], 0.2), { lines: 5, weight: 16 })}
${pen.title('Sunday,|six', 36, 122, 108, { fill: paper, leading: 0.96 })}${pen.mark('rivet-row', 424, 166, 46, paper)}
${hill(548, shade(spectrum[625], 0.3))}${at(330, 462, 2.3, bicycle(spectrum[575]), -4)}${hill(640, ink)}
${pen.bold('Pune to Mulshi, 42 km', 38, 716, 35, { fill: paper })}
${pen.text('We stop twice: for tea, and for tea.', 38, 760, 27, { fill: kraft })}`
    },
  },
  'carousel-mithila-paper': {
    ground: paper,
    draw(pen) {
      const red = spectrum[650]
      const folds = [
        flat('M-80 -80H80V80H-80Z', red) +
          trace('M-80 -80L80 80', ink, 4, 'stroke-dasharray="3 11"'),
        flat('M-80 -80L80 80H-80Z', red) +
          trace('M-80 80L0 0', ink, 4, 'stroke-dasharray="3 11"') +
          flat('M-80 -80L80 80L50 80L-80 -50Z', shade(red)),
        flat('M-90 40L0 -60L90 40Z', red) +
          flat('M-40 -14L0 -60L40 -14L0 40Z', shade(red)) +
          flat('M0 -60L40 -14L0 40Z', shade(red, 0.42)),
        flat('M-70 0C-30 -60 40 -60 84 0C40 60 -30 60 -70 0Z', red) +
          flat('M-52 0L-104 -46V46Z', shade(red)) +
          disc(50, -12, 9, paper) +
          trace('M-10 -30q14 15 0 30t0 30M14 -30q14 15 0 30t0 30', paper, 6),
      ]
      const steps = folds.map((fold, index) => {
        const [x, y] = [36 + (index % 2) * 294, 236 + Math.floor(index / 2) * 246]
        return `${rect(x, y, 274, 226, index === 3 ? '#f6d7c9' : kraft)}${at(x + 146, y + 120, 0.98, fold)}
${pen.title(String(index + 1), x + 18, y + 50, 40)}`
      })
      return `${pen.title('Fold a fish.|Four moves.', 34, 106, 76)}${pen.mono('1/5', 604, 70, 26, { align: 'right', fill: soft })}
${steps.join('')}${pen.mark('mithila-paper', 36, 738, 40)}${arrow(586, 758, ink, 1.3)}`
    },
  },
  'post-quill': {
    ground: '#4048c4',
    draw(pen) {
      const fall = carrier('quill', 160, 34, 0.1)
      const path = trail(
        (x) => 480 + 130 * ease(x, 0, 600) + fall(x) * (1 - ease(x, 40, 560)),
        -20,
        660,
        12,
      )
      const copies = [0, 1, 2, 3].map(
        (index) =>
          `<path transform="translate(0 ${-index * 24})" d="${path}" fill="none" stroke="${index === 0 ? spectrum[575] : mix('#4048c4', paper, 0.5 - index * 0.13)}" stroke-width="${index === 0 ? 16 : 11}"/>`,
      )
      return `${copies.reverse().join('')}${pen.title('Send it|today.', 34, 156, 132, { fill: paper, within: 570 })}
${pen.title('Paid eleven days sooner.', 36, 720, 46, { fill: spectrum[575], within: 570 })}
${pen.text('Median of 3,104 invoices, 2026', 38, 764, 25, { fill: '#d9dbf5' })}${pen.mark('quill', 500, 728, 46, paper)}`
    },
  },
  'data-post-fjordtona': {
    ground: ink,
    draw(pen) {
      const rows = Array.from({ length: 17 }, (_, index) => {
        const y = 264 + index * 26
        const shoal = index === 9
        const pulse = (x: number) => Math.exp(-(((x - 372) / 74) ** 2))
        const beat = carrier(`row${index}`, shoal ? 34 : 58, shoal ? 66 : 13 - Math.abs(index - 9))
        const colour = shoal ? spectrum[650] : mix(ink, paper, 0.3 + index * 0.03)
        return trace(
          trail((x) => y + beat(x) * pulse(x), -10, 650, 6),
          colour,
          shoal ? 9 : 4.5,
        )
      })
      return `${rows.join('')}${rect(0, 0, 640, 204, ink)}${pen.title('84 metres', 34, 116, 96, { fill: paper, within: 570 })}
${pen.text('Bergen, 04:12. That red line is herring.', 38, 168, 29, { fill: kraft, within: 566 })}${rect(0, 710, 640, 90, ink)}
${pen.mark('fjordtona', 36, 728, 44, paper)}${heart(540, 750, spectrum[650], 0.9)}
${pen.text('614', 604, 760, 27, { fill: paper, align: 'right' })}`
    },
  },
}
