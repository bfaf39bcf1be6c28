import { disc, type Scene, swell } from '../frames/canvas.ts'
import { handset, stars } from '../frames/signs.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, light, shade, stone } from '../things/tone.ts'

const green = spectrum[535]
const deep = spectrum[515]

/** What a business says: replies, hours, answers, calls taken. */
export const answers: Record<string, Scene> = {
  'review-replies-lumen-dental': {
    ground: green,
    draw(pen) {
      const letter = (x: number, y: number, name: string, fill: string) =>
        `${disc(x, y, 34, fill)}${pen.title(name.charAt(0), x, y + 14, 40, { align: 'centre' })}`
      const review = (
        y: number,
        name: string,
        fill: string,
        rating: number,
        words: string,
        reply: string,
      ) =>
        `${letter(82, y + 48, name, fill)}${pen.bold(name, 134, y + 40, 28)}${stars(134, y + 66, 28, rating, spectrum[590])}
${pen.title(words, 46, y + 136, 38, { weight: 500, leading: 1.16, within: 560 })}
${rect(118, y + 164, 560, 118, ink)}${flat(`M148 ${y + 165}L164 ${y + 142}L180 ${y + 165}Z`, ink)}
${pen.text(reply, 144, y + 210, 27, { fill: paper, within: 510, leading: 1.5 })}`
      return `${rect(0, 0, 720, 720, paper)}${swell('lumen', [0, 0, 720, 720], mix(paper, green, 0.12), { lines: 8, weight: 14 })}
${review(24, 'Niamh O’Hara', light(green), 5, 'I fell asleep in the chair.', 'So did we, nearly. Thank you, Niamh.|Sweet dreams till April.')}
${rule('M0 352H720', ink, 4)}
${review(378, 'Tadeusz Zając', light(spectrum[605]), 3, 'Good work, a long wait.', 'Forty minutes is too long. Since May|we text you when a chair is free.')}`
    },
  },
  'special-hours-kesar': {
    ground: spectrum[515],
    draw(pen) {
      const days = [
        ['Fri 6', '8:00–21:00', 0.54],
        ['Sat 7', '7:00–23:00', 0.72],
        ['Sun 8', '6:00–23:30', 0.9],
        ['Mon 9', 'Closed', 0],
        ['Tue 10', '10:00–21:00', 0.48],
      ] as const
      const rows = days.map(([day, time, share], index) => {
        const y = 258 + index * 90
        const feast = index === 2
        const fill = feast ? spectrum[575] : share ? light(deep, 0.45) : kraft
        return `${rect(186, y, share ? 500 * share : 190, 76, fill)}${pen.bold(day, 36, y + 49, 30, { fill: paper })}
${pen.title(time, 206, y + 51, feast ? 40 : 34)}${feast ? trace(`M${560} ${y + 44}q8 -30 16 0t16 0t16 0`, ink, 6) : ''}`
      })
      const lamp = `${flat('M500 150C540 214 650 214 694 150C660 162 540 162 500 150Z', '#7a3517')}
${flat('M676 154C690 130 672 112 664 84C640 112 636 138 654 158Z', spectrum[575])}
${flat('M668 152C674 140 668 130 664 116C654 130 652 144 658 156Z', spectrum[625])}`
      return `${swell('diwali', [0, 0, 720, 720], light(deep, 0.14), { lines: 9, weight: 15 })}${lamp}
${pen.mark('kesar', 36, 36, 50, paper)}${pen.title('Diwali week', 34, 170, 80, { fill: paper, within: 450 })}
${pen.text('Shown on the map since 20 October', 38, 220, 27, { fill: paper })}${rows.join('')}`
    },
  },
  'questions-rivet-row': {
    ground: kraft,
    draw(pen) {
      const bubble = (x: number, y: number, w: number, h: number, fill: string, left: boolean) =>
        `${rect(x, y, w, h, fill, 22)}
${left ? flat(`M${x + 40} ${y + h - 2}h44l-52 32Z`, fill) : flat(`M${x + w - 40} ${y + h - 2}h-44l52 32Z`, fill)}`
      const pair = (y: number, question: string, answer: string) =>
        `${bubble(28, y, 500, 76, paper, true)}${pen.text(question, 54, y + 49, 28, { within: 450 })}
${bubble(150, y + 96, 542, 92, green, false)}${pen.bold(answer, 178, y + 153, 30, { within: 490 })}`
      return `${swell('questions', [0, 0, 720, 720], shade(kraft, 0.08), { lines: 8, weight: 14 })}
${pen.mark('rivet-row', 30, 24, 42)}${pair(84, 'Do you mend bicycles bought elsewhere?', 'Yes. A wheel is a wheel.')}
${pair(294, 'Can I wait for a puncture?', 'Eleven minutes, tea included.')}
${pair(504, 'Is there a bus to you?', 'The 115. Or we fetch the bicycle.')}`
    },
  },
  'call-tracking-dar-al-noor': {
    ground: ink,
    draw(pen) {
      const counts = [4, 9, 17, 22, 16, 11, 8, 14, 21, 13, 7]
      const bars = counts.map((count, index) =>
        rect(
          38 + index * 59,
          486 - count * 10.4,
          46,
          count * 10.4,
          index === 3 ? green : index === 8 ? green : light(ink, 0.24),
        ),
      )
      const hours = [8, 10, 12, 14, 16, 18].map((hour, index) =>
        pen.text(String(hour), 61 + index * 118, 526, 25, { align: 'centre', fill: stone }),
      )
      const tally = (x: number, value: string, words: string, fill: string) =>
        `${pen.title(value, x, 636, 68, { fill })}${pen.text(words, x + 2, 678, 27, { fill: paper })}`
      return `${disc(92, 104, 50, green)}${handset(92, 104, ink, 1.6)}${pen.title('142 calls', 168, 106, 72, { fill: paper })}
${pen.text('from the map in October, by hour', 170, 152, 28, { fill: stone })}
${pen.bold('22 at eleven', 156, 240, 27, { fill: paper })}${bars.join('')}${rule('M28 488H692', stone, 3)}${hours.join('')}
${tally(38, '131', 'answered', green)}${tally(288, '8', 'called back', paper)}${tally(538, '3', 'missed', spectrum[625])}`
    },
  },
}
