import { carrier, trail } from '../covers/waves.ts'
import { at, disc, pane, type Scene, swell } from '../frames/canvas.ts'
import { map } from '../frames/map.ts'
import { arrow, handset, pin, stars } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { phone, rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { shopfront } from '../things/places.ts'
import { loaf } from '../things/table.ts'
import { light } from '../things/tone.ts'

const green = spectrum[535]
const deep = spectrum[515]

/** Where a business is: its profile, its pins, the way to it. */
export const places: Record<string, Scene> = {
  'profile-ember-and-oat': {
    ground: paper,
    draw(pen) {
      const bread = `${at(58, 76, 0.5, loaf('#b07038'))}${at(136, 84, 0.44, loaf('#8a5228'))}${rect(0, 110, 190, 8, ink)}
${at(90, 140, 0.5, loaf('#c98a4a'))}`
      const actions = [
        [handset(0, 0, ink, 1.1), 'Call'],
        [arrow(0, 0, ink, 1, -40), 'Route'],
        [trace('M-18 -14H18V14H-18ZM-18 -4H18', ink, 4.5), 'Site'],
      ].map(([sign = '', words = ''], index) => {
        const x = 36 + index * 150
        return `${rect(x, 468, 136, 66, index === 1 ? green : paper, 33, ink, 3.5)}${at(x + 34, 501, 0.72, sign)}${pen.bold(words, x + 56, 510, 24)}`
      })
      const hours = [
        ['Today', '7:30–17:30'],
        ['Sunday', '8:00–13:00'],
        ['Monday', 'Closed'],
      ].map(
        ([day = '', time = ''], index) =>
          pen.text(day, 36, 594 + index * 42, 27, { weight: index ? 400 : 650 }) +
          pen.text(time, 476, 594 + index * 42, 27, { align: 'right', weight: index ? 400 : 650 }),
      )
      return `${pane(0, 0, 720, 310, at(0, -66, 1.8, shopfront(spectrum[605], '#dfc9a6', bread, pen.mark('ember-oat', 200, 46, 32, paper, true))))}
${rect(0, 308, 720, 5, ink)}
${pen.title('Ember & Oat', 34, 382, 62)}${stars(36, 424, 32, 5, spectrum[575])}
${pen.text('4.8 from 312, bakery', 232, 434, 26, { within: 262 })}${actions.join('')}${hours.join('')}
${pane(512, 344, 208, 376, map('leeds', 208, 376, { across: 7, down: 7, river: false }))}${pin(616, 560, 1.2, green)}${rect(510, 313, 4, 410, ink)}`
    },
  },
  'map-pins-tidewater': {
    ground: paper,
    draw(pen) {
      const small = (x: number, y: number) => pin(x, y, 0.85, light(deep, 0.12))
      return `${map('saint-john', 720, 720, { across: 6, down: 5, turn: -16 })}${small(120, 214)}${small(628, 300)}${small(560, 642)}
${disc(150, 566, 50, ink)}${pen.title('4', 150, 584, 52, { align: 'centre', fill: paper })}
${pin(352, 520, 2.7, deep, `<g transform="translate(0 -66) scale(0.8)">${pen.badge('tidewater', 0, 0, 24, paper, ink)}</g>`)}
${rect(330, 84, 354, 128, ink)}${pen.bold('Tidewater, King Street', 354, 136, 29, { fill: paper, within: 306 })}
${pen.text('Open till 17:00, 4.7', 354, 180, 26, { fill: '#e3d9c7' })}`
    },
  },
  'route-lighthouse-row': {
    ground: deep,
    draw(pen) {
      const road = carrier('galway', 300, 46, 0.4)
      const way = trail((y) => 150 + road(y), 150, 440).replace(/(-?\d+) (-?\d+)/g, '$2 $1')
      const screen = `${pane(0, 0, 316, 520, map('galway', 316, 520, { across: 8, down: 6, turn: 14 }))}${trace(way, ink, 20)}
${trace(way, green, 11)}${rect(0, 440, 316, 256, paper)}${rect(0, 438, 316, 4, ink)}${pen.title('12 min', 20, 512, 62)}
${pen.text('4.8 km, there at 14:42', 20, 552, 25, { within: 280 })}${pen.button('Start', [20, 574, 276, 62], green)}`
      const start = /^M([\d.]+) ([\d.]+)/.exec(way)
      const last = /([\d.]+) ([\d.]+)$/.exec(way)
      const [sx, sy, ex, ey] = [start?.[1], start?.[2], last?.[1], last?.[2]].map(Number) as [
        number,
        number,
        number,
        number,
      ]
      return `${swell('lighthouse', [0, 0, 720, 720], light(deep, 0.18), { lines: 8, weight: 15 })}
${at(330, 24, 1.04, phone(0, 0, 0, `${screen}${pin(sx, sy, 0.9, spectrum[650])}${disc(ex, ey - 8, 15, paper)}${disc(ex, ey - 8, 8, ink)}`))}
${pen.title('Viewing|at a quarter|to three', 36, 130, 62, { fill: paper, within: 262 })}
${pen.text('Salthill, Galway.|Clodagh has the keys|and the kettle on.', 38, 354, 28, { fill: paper })}
${pen.mark('lighthouse-row', 38, 616, 54, paper)}`
    },
  },
}
