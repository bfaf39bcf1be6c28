import { at, pane, type Scene, swell } from '../frames/canvas.ts'
import { check, sponsored } from '../frames/signs.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { browser, rect, rule } from '../projects/screen.ts'
import { bars, flat, trace } from '../showcase/pen.ts'
import { charger, fan, terrace } from '../things/house.ts'
import { coffeeBag, loaf, puffs } from '../things/table.ts'
import { kraft, light, shade, soft, stone } from '../things/tone.ts'

const yellow = spectrum[575]

/** Ads in their surroundings: a news page, a magazine, three sizes, a street, a test. */
export const display: Record<string, Scene> = {
  'display-banner-voltline': {
    ground: kraft,
    draw(pen) {
      const page = `${pen.title('De Maasbode', 30, 72, 46, { weight: 500, stretch: 100 })}${rule('M30 96H760', ink, 4)}
${pen.bold('Rotterdam counts|9,000 charging|points', 30, 148, 33, { leading: 1.15 })}
${bars(30, 260, [300, 276, 300, 240], 26, stone, 10)}${bars(30, 400, [300, 260, 290, 230, 300, 280, 210], 26, stone, 10)}
${rect(370, 118, 340, 540, yellow)}${swell('voltline', [370, 118, 340, 540], shade(yellow, 0.14), { lines: 8, weight: 11 })}
${at(512, 452, 1.26, charger(paper))}${pen.title('Full before|your coffee is', 394, 184, 42, { within: 270 })}
${pen.mark('voltline', 394, 254, 42)}`
      return `${browser(40, 48, 800, 720, pen.text('maasbode.example/stad', 116, 29, 19), page)}${rect(410, 652, 310, 68, ink)}
${pen.bold('Find a point', 434, 696, 27, { fill: paper })}`
    },
  },
  'native-ad-wahat-roasters': {
    ground: paper,
    draw(pen) {
      const story = (y: number, kicker: string, words: string) =>
        `${pen.text(kicker, 40, y, 23, { fill: soft })}${pen.title(words, 40, y + 50, 40, { weight: 500, leading: 1.1 })}`
      return `${story(54, 'Craft', 'The last bell-maker of Nizwa')}${rule('M40 136H720', stone, 3)}
${rect(40, 166, 680, 384, spectrum[605])}
${pane(40, 166, 300, 384, swell('wahat', [-10, 10, 330, 380], light('#7a4a2a', 0.2), { lines: 7, weight: 12 }) + at(150, 204, 1.44, coffeeBag(yellow)), '#7a4a2a')}
${sponsored(pen, 370, 214, ink)}${pen.title('Why Oman|roasts its|coffee pale', 368, 276, 54, { within: 330 })}
${pen.text('Four minutes, one recipe,|no machine.', 370, 444, 26)}${pen.mark('wahat-roasters', 370, 500, 36)}
${story(606, 'Weather', 'A monsoon that came by appointment')}${bars(40, 690, [560], 0, stone, 10)}`
    },
  },
  'banner-set-makhana': {
    ground: spectrum[515],
    draw(pen) {
      const purple = '#4b2f6b'
      const seeds = puffs('#8a5a2c')
      const tall = `${swell('makhana', [0, 0, 174, 652], light(purple, 0.16), { lines: 8, weight: 10 })}
${pen.title('Popped,|never|fried', 18, 66, 46, { fill: paper, within: 140 })}${at(92, 358, 1.14, seeds)}
${pen.title('₹99', 18, 560, 46, { fill: yellow })}${pen.button('Try a tin', [16, 580, 142, 54], yellow)}`
      const square = `${pen.title('Popped,|never fried', 26, 80, 56)}
${at(338, 232, 1.06, seeds)}${pen.mark('makhana-co', 26, 302, 42)}`
      const wide = `${pen.title('Popped, never fried', 24, 66, 38, { fill: paper, within: 270 })}
${pen.text('Lotus seeds, Patna', 24, 108, 24, { fill: paper })}${at(372, 70, 0.6, seeds)}`
      return `${pane(34, 34, 174, 652, tall, purple)}${pane(246, 34, 438, 365, square, yellow)}
${pane(246, 549, 438, 137, wide, spectrum[650])}
${pen.title('One idea,|three sizes', 246, 460, 44, { fill: paper })}
${pen.mono('160×600|300×250|320×100', 684, 452, 22, { fill: paper, align: 'right' })}`
    },
  },
  'weather-billboard-zephyr': {
    ground: spectrum[590],
    draw(pen) {
      const houses = ['#b5583a', '#d8834f', '#8c4630', '#c96d43']
      const board = `${rect(0, 0, 600, 330, paper)}${at(470, 170, 1.2, fan(spectrum[475]), 12)}
${pen.title('41°', 26, 142, 140, { within: 320 })}${pen.bold('today in Rajkot', 32, 188, 27)}
${pen.title('28 W', 30, 262, 62, { fill: shade(spectrum[475], 0.2) })}${pen.bold('all night', 196, 260, 27)}
${pen.mark('zephyr', 30, 280, 38)}`
      return `<circle cx="600" cy="120" r="150" fill="${spectrum[605]}"/>${swell('zephyr', [-20, 20, 780, 420], light(spectrum[590], 0.32), { lines: 6, weight: 14 })}
${rect(170, 420, 22, 200, ink)}${rect(528, 420, 22, 200, ink)}${rect(48, 92, 624, 354, ink)}${pane(60, 104, 600, 330, board)}
${at(140, 610, 1.1, terrace(houses))}${at(576, 610, 1.1, terrace([...houses].reverse()))}${rect(0, 700, 720, 20, ink)}
${trace('M-10 560C150 590 260 520 400 556S640 580 740 540', ink, 4)}`
    },
  },
  'ad-test-ember-and-oat': {
    ground: paper,
    draw(pen) {
      const crumb =
        flat(
          'M-78 -4C-74 -40 -40 -52 0 -52S74 -40 78 -4C82 36 70 56 0 58S-82 36 -78 -4Z',
          mix('#c07a3c', paper, 0.72),
        ) +
        [
          [-30, -10, 12],
          [12, -22, 9],
          [34, 12, 13],
          [-8, 24, 10],
          [-48, 24, 8],
          [48, -22, 7],
        ]
          .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#dcae7c"/>`)
          .join('')
      const half = (
        x: number,
        ground: string,
        letter: string,
        art: string,
        words: string,
        rate: string,
        note: string,
      ) =>
        `${pane(x, 0, 360, 478, `${art}${pen.title(words, 28, 388, 46, { within: 310 })}`, ground)}
${rect(x + 24, 24, 62, 62, ink)}${pen.title(letter, x + 55, 69, 42, { fill: paper, align: 'centre' })}
${pen.title(rate, x + 28, 586, 86, { within: 310 })}${pen.text(note, x + 30, 630, 24, { fill: soft })}`
      return `${half(0, kraft, 'A', at(180, 216, 1.3, loaf('#b07038')), 'Baked at four|in the morning', '1.9%', '412 of 21,700 clicked')}
${half(360, spectrum[605], 'B', swell('ember', [0, 0, 360, 478], light(spectrum[605], 0.24), { lines: 7, weight: 13 }) + at(180, 216, 1.3, loaf('#8a5228') + crumb), 'Still warm|at half past six', '3.4%', '741 of 21,800 clicked')}
${rect(357, 0, 6, 720, ink)}${rect(0, 478, 720, 5, ink)}${rect(363, 650, 357, 70, spectrum[575])}${check(410, 684, ink, 1.1)}
${pen.bold('Runs from Thursday', 442, 694, 25)}${pen.text('Stopped', 30, 694, 25, { fill: soft })}`
    },
  },
}
