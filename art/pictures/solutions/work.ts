import { carrier, trail } from '../covers/waves.ts'
import { at, disc, pane, type Scene, swell } from '../frames/canvas.ts'
import { map } from '../frames/map.ts'
import { pin } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { browser, rect, rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { shopfront } from '../things/places.ts'
import { loaf } from '../things/table.ts'
import { kraft, light, soft, stone } from '../things/tone.ts'

const blue = spectrum[475]
const violet = spectrum[435]

/** Sites that people work in: an editor, a customer's portal. */
export const work: Record<string, Scene> = {
  'content-management': {
    ground: violet,
    draw(pen) {
      const field = (y: number, label: string, value: string, on = false) =>
        `${pen.text(label, 28, y, 22, { fill: soft })}${rect(28, y + 12, 330, 54, '#fffaf0', 0, on ? violet : stone, on ? 5 : 3)}
${pen.text(value, 44, y + 48, 27, { within: 300 })}${on ? rect(48 + pen.width(value, 27), y + 22, 3, 34, violet) : ''}`
      const bread = at(58, 76, 0.5, loaf('#b07038')) + at(136, 84, 0.44, loaf('#8a5228'))
      const left = `${pen.title('Opening hours', 26, 66, 42, { within: 330 })}${field(112, 'Headline', 'Open on Monday', true)}
${field(210, 'From', '7:30')}${field(308, 'Until', '17:30')}${field(406, 'Note', 'No rye on Mondays')}
${pen.button('Publish', [28, 504, 220, 72], violet, paper)}`
      const right = `${pane(0, 0, 478, 300, at(-10, -40, 1.24, shopfront(spectrum[605], '#dfc9a6', bread, pen.mark('ember-oat', 200, 46, 32, paper, true))))}
${pen.title('Open on|Monday', 34, 386, 76, { within: 420 })}${pen.title('7:30–17:30', 36, 518, 44, { fill: '#a8431c' })}
${pen.text('No rye on Mondays', 36, 566, 30)}`
      return `${swell('cms', [0, 0, 960, 720], light(violet, 0.16), { lines: 7, weight: 18 })}
${browser(44, 44, 872, 720, pen.text('emberandoat.example/edit', 116, 29, 19), `${rect(0, 0, 390, 700, kraft)}${left}<g transform="translate(394 0)">${right}</g>${rule('M391 0V700', ink, 4)}`)}`
    },
  },
  'customer-portal': {
    ground: blue,
    draw(pen) {
      const amber = spectrum[590]
      const road = carrier('dammam', 210, 34, 0.3)
      const way = (to: number) => trail((x) => 140 + road(x), 40, to, 10)
      const route = pane(
        28,
        150,
        520,
        270,
        `${map('dammam', 520, 270, { across: 5, down: 7, turn: 8, river: false })}${trace(way(480), ink, 16)}
${trace(way(300), amber, 9)}${disc(40, 140 + road(40), 14, ink)}${pin(300, 140 + road(300), 0.8, amber)}
${disc(480, 140 + road(480), 14, paper)}${disc(480, 140 + road(480), 8, ink)}`,
      )
      const orders = [
        ['4471', 'Riyadh', 'At 16:40'],
        ['2209', 'Jubail', 'Loading'],
        ['8810', 'Hofuf', 'Tomorrow'],
      ].map(([number = '', town = '', state = ''], index) => {
        const y = 476 + index * 54
        return `${pen.mono(number, 28, y, 25, { weight: 600 })}${pen.text(town, 150, y, 28)}
${pen.text(state, 548, y, 27, { align: 'right', weight: index ? 400 : 650 })}${rule(`M28 ${y + 18}H548`, stone, 2)}`
      })
      const bill = `${rect(584, 0, 300, 700, ink)}${pen.text('To pay', 614, 182, 27, { fill: kraft })}
${pen.title('SAR|18,240', 612, 244, 64, { fill: paper, within: 240 })}${pen.text('by 30 November', 614, 356, 27, { fill: paper })}
${pen.button('Pay', [614, 396, 226, 72], amber)}${pen.text('Statement, PDF', 614, 524, 25, { fill: kraft })}
${rule('M614 532H790', kraft, 2)}`
      const page = `${pen.title('Three on the road', 26, 112, 50)}${route}${orders.join('')}${bill}${pen.mark('oryx-freight', 614, 48, 38, paper)}`
      return `${swell('portal', [0, 0, 960, 720], light(blue, 0.18), { lines: 7, weight: 18 })}
${browser(44, 44, 872, 720, pen.text('oryxfreight.example/my', 116, 29, 19), page)}`
    },
  },
}
