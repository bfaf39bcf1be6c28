import { at, pane, type Scene, swell } from '../frames/canvas.ts'
import { map } from '../frames/map.ts'
import { arrow, search as glass, handset, pin, sponsored } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { phone, rect, rule } from '../projects/screen.ts'
import { bars } from '../showcase/pen.ts'
import { hatchet } from '../things/house.ts'
import { kraft, light, shade, soft, stone } from '../things/tone.ts'

const yellow = spectrum[575]
const clay = '#f7a86f'

/** Ads that answer a question: a result, a call, a shelf nearby, a form. */
export const search: Record<string, Scene> = {
  'search-ad-lumen-dental': {
    ground: paper,
    draw(pen) {
      const links = ['Book 14:30', 'Prices', 'Find us'].map((words, index) => {
        const x = 84 + index * 190
        return (
          rect(x, 470, 176, 60, paper, 0, ink, 3) +
          pen.bold(words, x + 88, 509, 25, { align: 'centre' })
        )
      })
      const rest = (y: number, w: number) =>
        bars(60, y, [w], 0, stone, 16) + bars(60, y + 36, [520, 430], 26, kraft, 12)
      return `${rect(36, 36, 760, 92, '#fffaf0', 46, ink, 4)}${glass(92, 82, ink, 1.3)}${pen.text('dentist open now dublin 2', 134, 94, 36)}
${rect(36, 164, 760, 400, yellow)}${sponsored(pen, 84, 216)}${pen.text('lumendental.example', 216, 216, 22)}
${pen.title('Toothache?|Seen today by six.', 82, 292, 60, { within: 590 })}
${pen.text('Twelve free chairs this afternoon.|First look €45, off your bill if we treat you.', 84, 406, 27, { within: 600 })}
${links.join('')}
${rest(606, 300)}`
    },
  },
  'call-ad-tidewater': {
    ground: spectrum[590],
    draw(pen) {
      const green = spectrum[515]
      const screen = `${bars(24, 74, [130], 0, ink, 9)}${pen.bold('Sponsored', 292, 84, 17, { align: 'right' })}${rect(0, 106, 316, 2, ink)}
${pen.mark('tidewater', 24, 134, 42)}${pen.title('4.19%,|fixed for|five years', 22, 232, 56, { within: 276 })}
${pen.text('A person in Saint John|answers by the third ring.', 24, 404, 20, { within: 270 })}
${rect(0, 446, 316, 250, green)}${swell('tidewater', [0, 480, 316, 216], light(green, 0.2), { lines: 5, weight: 8 })}`
      return `${swell('call', [-20, 0, 780, 720], light(spectrum[590], 0.35), { lines: 8, weight: 12 })}${at(190, 34, 1, phone(0, 0, 0, screen))}
${rect(96, 512, 528, 128, ink)}${rect(96, 512, 128, 128, yellow)}${handset(160, 576, ink, 1.7)}
${pen.title('506 555 0137', 252, 596, 52, { fill: paper, within: 350 })}`
    },
  },
  'local-inventory-ad-maple-forge': {
    ground: clay,
    draw(pen) {
      const strip = pane(
        0,
        476,
        720,
        244,
        map('hamilton', 720, 244, { across: 9, down: 9, river: false, turn: 9 }),
      )
      return `${swell('maple-forge', [-20, 10, 780, 480], '#fbc7a0', { lines: 6, weight: 14 })}${at(222, 250, 1.75, hatchet(spectrum[650]), 14)}
${pen.mark('maple-forge', 404, 58, 46)}${pen.title('Cut once.', 402, 178, 60, { within: 290 })}
${pen.text('Forest hatchet, ash haft,|forged in Hamilton.', 404, 228, 25, { within: 290 })}${pen.title('$118', 402, 346, 88)}
${sponsored(pen, 404, 392, ink)}
${strip}${rect(0, 474, 720, 4, ink)}${pin(560, 660, 1.25, spectrum[650])}${rect(36, 540, 410, 136, ink)}
${pen.bold('3 in stock, 1.2 km away', 62, 594, 31, { fill: paper, within: 360 })}
${pen.text('Ottawa Street North, till 18:00', 62, 642, 25, { fill: '#e3d9c7', within: 360 })}`
    },
  },
  'lead-form-atlas-tutors': {
    ground: spectrum[455],
    draw(pen) {
      const field = (y: number, label: string, value: string) =>
        `${pen.text(label, 116, y, 22, { fill: soft })}${pen.bold(value, 116, y + 40, 32)}${rule(`M116 ${y + 58}H604`, ink, 3)}`
      return `${swell('atlas', [0, 0, 720, 720], light(spectrum[455], 0.25), { lines: 8, weight: 14 })}
${pen.badge('atlas-tutors', 118, 92, 42, yellow, ink)}${pen.bold('Atlas Tutors', 180, 88, 30, { fill: paper })}
${pen.text('Sponsored, Nagpur', 180, 122, 22, { fill: paper })}
${rect(72, 168, 576, 600, paper)}${pen.title('Class 10 maths.|The first lesson is free.', 114, 240, 46, { within: 500 })}
${field(348, 'Name', 'Ishita Deshmukh')}${field(452, 'Class and board', '10, CBSE')}
${pen.text('Telephone', 116, 556, 22, { fill: soft })}${pen.bold('98220 •••••', 116, 596, 32)}${rect(72, 636, 576, 90, yellow)}
${pen.bold('Choose a time', 116, 693, 33)}${arrow(590, 682, ink, 1.3)}${rect(286, 570, 3, 34, shade(yellow, 0.5))}`
    },
  },
}
