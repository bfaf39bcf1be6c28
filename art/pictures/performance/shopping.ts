import { at, pane, type Scene, swell } from '../frames/canvas.ts'
import { arrow, sponsored, stars } from '../frames/signs.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { book, chair } from '../things/house.ts'
import { tin } from '../things/table.ts'
import { kraft, light, shade, soft, stone } from '../things/tone.ts'
import { cloth, shoe } from '../things/wear.ts'

const amber = spectrum[590]

/** Ads with a price on them. */
export const shopping: Record<string, Scene> = {
  'shopping-cards-kadam': {
    ground: amber,
    draw(pen) {
      const side = (x: number, colour: string, name: string, price: string) =>
        `${rect(x, 176, 260, 400, paper)}${rect(x, 176, 260, 236, kraft)}${at(x + 130, 312, 1.06, shoe(colour))}
${pen.text(name, Math.max(28, x + 36), 462, 28)}${pen.bold(price, Math.max(28, x + 36), 508, 32)}`
      return `${side(-66, '#6b7a86', 'Loafer', '₹2,890')}${side(526, '#574e42', 'Brogue', '₹4,150')}
${rect(172, 70, 376, 580, ink)}${rect(172, 70, 376, 326, spectrum[650])}
${swell('kadam', [172, 70, 376, 326], shade(spectrum[650], 0.2), { lines: 6, weight: 12 })}
${at(362, 252, 1.72, shoe('#d99a5b'), -10)}
${pen.title('Agra Derby', 200, 462, 50, { fill: paper, within: 320 })}${pen.title('₹3,490', 200, 530, 56, { fill: amber })}
${pen.text('Wrong size? We swap it|at your door, free.', 200, 578, 25, { fill: paper, within: 320 })}
${pen.mark('kadam', 28, 22, 36)}${sponsored(pen, 584, 48)}`
    },
  },
  'marketplace-listing-caravan': {
    ground: paper,
    draw(pen) {
      const shelf = (y: number, colour: string, name: string, price: string) =>
        `${rect(488, y, 208, 206, kraft)}${at(592, y + 104, 1.05, tin(colour))}${pen.text(name, 488, y + 242, 25)}
${pen.bold(price, 488, y + 276, 27)}`
      return `${pen.bold('Spices, whole and ground', 24, 56, 30)}${pen.text('48 results', 696, 56, 24, { align: 'right', fill: soft })}
${shelf(92, '#b99a5b', 'Coriander', 'AED 14')}${shelf(404, '#574e42', 'Black pepper', 'AED 21')}
${rect(0, 92, 460, 552, spectrum[650])}
${swell('caravan', [0, 92, 460, 420], shade(spectrum[650], 0.22), { lines: 7, weight: 13 })}${sponsored(pen, 28, 138, paper)}
${at(230, 312, 1.95, tin(spectrum[625]))}
${pen.title('Mathania chilli', 28, 528, 48, { fill: paper, within: 400 })}
${pen.text('Caravan, Jodhpur, 250 g', 28, 568, 26, { fill: paper })}${pen.title('AED 24', 28, 626, 44, { fill: paper })}
${stars(224, 610, 32, 5, spectrum[575])}
${rect(0, 644, 460, 76, spectrum[575])}${pen.bold('Add to basket', 28, 693, 30)}${arrow(410, 683)}`
    },
  },
  'affiliate-card-baobab': {
    ground: spectrum[515],
    draw(pen) {
      const pile = [
        [150, 216, '#f0c52e', -14],
        [352, 196, spectrum[605], 3],
        [556, 222, ink, 13],
      ] as const
      return `${swell('baobab', [-20, 0, 780, 420], light(spectrum[515], 0.22), { lines: 6, weight: 14 })}
${pile.map(([x, y, colour, turn]) => at(x, y, 1.44, book(colour), turn)).join('')}
${rect(40, 384, 640, 296, paper)}${flat('M40 520a20 20 0 0 1 0 40ZM680 520a20 20 0 0 0 0 40Z', spectrum[515])}
${trace('M70 540H652', ink, 3, 'stroke-dasharray="2 12"')}
${pen.text('Awa Ndiaye reads for', 76, 436, 25, { fill: soft })}${pen.mark('baobab', 372, 404, 46)}
${pen.title('Three for a long flight', 74, 502, 46, { within: 570 })}
${rect(76, 574, 250, 74, ink)}${pen.mono('AWA10', 201, 624, 36, { fill: paper, align: 'centre', weight: 600 })}
${pen.bold('You save 10%', 356, 604, 28)}${pen.text('She earns 8%. Both are said.', 356, 640, 24, { fill: soft, within: 300 })}`
    },
  },
  'carousel-ad-bhagal': {
    ground: ink,
    draw(pen) {
      const card = (x: number, colour: string, price: string, w = 420) =>
        `${rect(x, 176, w, 344, mix(colour, paper, 0.72))}${at(x + w / 2, 366, 1.66, cloth(colour))}${rect(x, 520, w, 96, paper)}${price}`
      const dots = [0, 1, 2, 3, 4].map(
        (index) =>
          `<circle cx="${288 + index * 36}" cy="662" r="${index === 2 ? 11 : 7}" fill="${index === 2 ? spectrum[605] : stone}"/>`,
      )
      return `${pen.mark('bhagal', 36, 44, 58, paper)}${pen.text('Sponsored', 684, 66, 22, { fill: stone, align: 'right' })}
${pen.text('Silk from Bhagalpur', 684, 98, 22, { fill: stone, align: 'right' })}
${pen.title('Swipe. It has a sound.', 36, 152, 34, { fill: paper })}
${card(-296, '#c9a86a', '')}${card(596, '#3f5aa8', '')}
${card(150, '#b8322f', `${pen.bold('Tussar, madder', 174, 562, 28)}${pen.text('5.5 metres', 174, 597, 24, { fill: soft })}${pen.title('₹8,200', 546, 584, 44, { align: 'right' })}`)}
${pen.bold('Undyed', 106, 562, 26, { align: 'right' })}${pen.bold('Indigo', 620, 562, 26)}${dots.join('')}`
    },
  },
  'retargeting-pair-harbour-pine': {
    ground: paper,
    draw(pen) {
      const grey = '#a69a87'
      const left = `${pen.bold('Tuesday', 40, 70, 30, { fill: soft })}${at(150, 286, 1.5, chair(grey))}
${pen.text('Fundy chair', 40, 520, 27, { fill: soft })}${pen.title('$420', 40, 580, 52, { fill: soft })}
${pen.text('Looked at, 3 min', 40, 634, 23, { fill: soft })}`
      const right = `${swell('harbour', [0, 0, 440, 720], shade(spectrum[575], 0.12), { lines: 8, weight: 13 })}
${pen.bold('Friday', 36, 70, 30)}${at(226, 280, 1.7, chair(spectrum[455]))}
${pen.title('Still yours.', 34, 540, 66, { within: 340 })}
${pen.text('$420, now with delivery|to Mississauga', 36, 586, 26, { within: 340 })}
${pen.button('Sit down', [36, 646, 200, 56], ink, paper)}`
      return `${pane(0, 0, 300, 720, left, kraft)}${pane(300, 0, 420, 720, right, spectrum[575])}${rect(297, 0, 6, 720, ink)}`
    },
  },
}
