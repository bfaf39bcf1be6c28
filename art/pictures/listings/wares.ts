import { at, disc, pane, type Scene, swell } from '../frames/canvas.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { book, terrace } from '../things/house.ts'
import { dusk, shelves, shopfront } from '../things/places.ts'
import { coffeeBag, cup, pots } from '../things/table.ts'
import { kraft, light, shade, soft, stone } from '../things/tone.ts'

const green = spectrum[535]
const deep = spectrum[515]

/** What a business shows: a post, a menu, products, photographs. */
export const wares: Record<string, Scene> = {
  'posts-wahat-roasters': {
    ground: paper,
    draw(pen) {
      const photo = `${swell('yemen', [0, 0, 400, 720], light(deep, 0.2), { lines: 9, weight: 15 })}
${at(180, 296, 1.7, coffeeBag(spectrum[605]), -7)}${at(290, 580, 0.9, cup(paper))}`
      return `${pane(0, 0, 400, 720, photo, deep)}${rect(398, 0, 5, 720, ink)}${pen.mark('wahat-roasters', 432, 40, 40)}
${pen.text('Posted 3 days ago', 434, 118, 24, { fill: soft })}
${pen.title('Haraz is|in. Forty|bags.', 430, 212, 66, { within: 270 })}
${pen.text('From one terrace in|Yemen at 2,200 m.|Tastes of apricot and|slate. One a person.', 434, 414, 27, { within: 270 })}
${pen.button('Reserve a bag', [432, 572, 260, 76], green)}${pen.text('Seen 1,904 times', 434, 692, 24, { fill: soft })}`
    },
  },
  'menu-tamarind-row': {
    ground: '#274d33',
    draw(pen) {
      const dishes = [
        ['Meen moilee', 'kingfish, coconut, green chilli', '$19'],
        ['Beef ularthiyathu', 'dry-roasted with pepper', '$18'],
        ['Appam, two', 'lace at the rim', '$6'],
        ['Parippu payasam', 'lentils, jaggery, cashew', '$7'],
      ].map(([name = '', note = '', price = ''], index) => {
        const y = 304 + index * 106
        return `${pen.title(name, 64, y, 40, { within: 430 })}${pen.text(note, 66, y + 38, 25, { fill: soft })}
${pen.title(price, 656, y + 8, 44, { align: 'right' })}${index < 3 ? rule(`M64 ${y + 60}H656`, stone, 3) : ''}`
      })
      const leaf =
        flat('M720 -20C560 -10 440 60 430 190C560 220 690 150 740 60Z', spectrum[535]) +
        trace(
          'M738 -10C640 40 520 100 440 180M600 56L560 20M560 84L512 54M640 34L690 90M590 66L640 128M536 104L576 160',
          '#274d33',
          6,
        )
      return `${rect(36, 44, 648, 690, paper)}${leaf}${pen.title('Tamarind|Row', 62, 124, 64)}
${pen.text('Kerala kitchen, Mississauga', 66, 236, 26, { fill: soft })}${dishes.join('')}${rect(380, 268, 158, 42, spectrum[575])}
${pen.bold('Most ordered', 459, 297, 22, { align: 'centre' })}`
    },
  },
  'products-nila': {
    ground: '#cfe0d2',
    draw(pen) {
      const pot = pots([spectrum[515], '#c9693a', '#274d33', spectrum[575]])
      const place = (index: number, x: number, y: number) =>
        at(x, y, 1.5, `<g transform="translate(${156 - index * 104} 0)">${pot[index]}</g>`)
      const label = (x: number, y: number, name: string, price: string) =>
        `${pen.text(name, x, y, 29, { fill: paper })}${pen.title(price, x, y + 44, 40, { fill: paper })}`
      const board = (y: number) => `${rect(0, y, 720, 102, ink)}`
      return `${swell('nila', [0, 0, 720, 720], '#bcd3c1', { lines: 8, weight: 15 })}${place(0, 190, 118)}${place(1, 520, 118)}
${board(252)}${label(120, 296, 'Bottle vase', '₹2,400')}${label(448, 296, 'Rice bowl', '₹780')}${place(2, 190, 483)}
${place(3, 520, 483)}${board(618)}${label(120, 660, 'Storage jar', '₹1,950')}${label(448, 660, 'Water jug', '₹1,280')}
${pen.mark('nila', 40, 26, 40)}`
    },
  },
  'photo-grid-baobab': {
    ground: paper,
    draw(pen) {
      const hues = [spectrum[625], spectrum[455], spectrum[575], ink, spectrum[535], '#7a3517']
      const night = `${disc(150, 56, 26, paper)}${disc(162, 50, 22, dusk)}
${at(118, 150, 0.62, terrace(['#22295c', '#2b2f6b', '#1d224f', '#30357a']))}${rect(70, 150, 12, 16, spectrum[575])}
${rect(150, 172, 12, 16, spectrum[575])}`
      const reader = `${swell('reader', [0, 0, 236, 230], shade(spectrum[605], 0.16), { lines: 4, weight: 12 })}${at(118, 112, 0.92, book(ink), 8)}`
      const street = `${rect(0, 0, 240, 236, '#bcd9e6')}${disc(184, 56, 30, spectrum[575])}
${flat('M96 236C102 160 98 130 60 110L70 96L106 118V60H122V112L162 92L170 106L132 130C130 160 134 200 144 236Z', '#7a4a2a')}
${flat('M30 104C20 60 70 30 108 44C150 16 204 56 190 104C160 90 130 70 112 84C90 70 50 92 30 104Z', spectrum[535])}
${rect(0, 210, 240, 30, '#dfb077')}`
      return `${pane(0, 0, 472, 472, at(-20, -20, 1.66, shopfront(green, '#e3b98a', shelves(hues, 190, 156), pen.mark('baobab', 150, 46, 32, paper, true))), '#bcd9e6')}
${pane(484, 0, 236, 230, reader, spectrum[605])}${pane(484, 242, 236, 230, at(118, 124, 1.02, cup(spectrum[650])), kraft)}
${pane(0, 484, 230, 236, shelves(hues, 230, 236))}${pane(242, 484, 230, 236, street)}${pane(484, 484, 236, 236, night, dusk)}
${rect(0, 404, 330, 68, ink)}${pen.bold('48 photos by visitors', 24, 447, 28, { fill: paper })}${rect(484, 660, 236, 60, green)}
${pen.bold('12,400 views', 508, 699, 27)}`
    },
  },
}
