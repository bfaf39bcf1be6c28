import { at, disc, pane, type Scene, swell } from '../frames/canvas.ts'
import { mail } from '../frames/mail.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { sheet } from '../sheet.ts'
import { flat, trace } from '../showcase/pen.ts'
import { layers } from '../things/places.ts'
import { loaf } from '../things/table.ts'
import { light, soft } from '../things/tone.ts'

const initial =
  (pen: Parameters<Scene['draw']>[0], letter: string, fill: string) =>
  (x: number, y: number, r: number) =>
    `${disc(x, y, r, fill)}${pen.title(letter, x, y + 13, 36, { align: 'centre' })}`

/** Mail from one person to another, or that feels like it. */
export const personal: Record<string, Scene> = {
  birthday: {
    ground: spectrum[605],
    draw(pen) {
      const candle = (x: number, y: number) =>
        `${rect(x - 6, y - 74, 12, 78, '#cf3438')}
${flat(`M${x} ${y - 118}C${x + 20} ${y - 92} ${x + 10} ${y - 80} ${x} ${y - 80}S${x - 20} ${y - 92} ${x} ${y - 118}Z`, spectrum[575])}`
      const body = `${swell('birthday', [0, 0, 560, 650], mix(spectrum[590], paper, 0.62), { lines: 9, weight: 14 })}
${candle(190, 170)}${candle(280, 156)}${candle(370, 170)}${at(280, 230, 1.8, loaf('#b07038'))}
${pen.title('Meera, your|loaf is on us', 280, 404, 62, { align: 'centre', within: 480 })}
${pen.text('Any bread on the shelf, until Sunday.|Show this at the counter in Kirkgate.', 280, 508, 25, { align: 'centre', within: 480 })}
${pen.button('Keep my loaf', [160, 570, 240, 62], ink, paper)}`
      return mail(pen, {
        ...{
          from: 'Ember & Oat, Leeds',
          subject: 'Happy birthday, Meera',
          time: '06:45',
          ground: '#fbe3c4',
        },
        sign: (x, y, r) => pen.badge('ember-oat', x, y, r, spectrum[605], ink),
        body,
      })
    },
  },
  'save-the-date': {
    ground: '#e7cfc4',
    draw(pen) {
      const waves = (id: string, x: number, colour: string) =>
        `<clipPath id="${id}"><circle cx="${x}" cy="250" r="138"/></clipPath>${disc(x, 250, 138, colour)}<g clip-path="url(#${id})"><path transform="translate(${x - 140} 110)" d="${sheet(id, { width: 280, height: 280, lines: 6, swing: 1 })}" fill="none" stroke="${light(colour, 0.3)}" stroke-width="9"/></g>`
      const lens = `<clipPath id="lens"><circle cx="200" cy="250" r="138"/></clipPath><g clip-path="url(#lens)">${disc(360, 250, 138, ink)}</g>`
      const body = `${waves('salma', 200, '#cf3438')}${waves('yusuf', 360, '#4048c4')}${lens}
${pen.text('Save the date', 280, 74, 29, { align: 'centre' })}
${pen.title('Salma & Yusuf', 280, 470, 66, { align: 'centre', within: 500 })}
${pen.bold('Saturday 20 March 2027', 280, 524, 28, { align: 'centre' })}
${pen.text('By the sea in Qantab, Muscat.|Bring shoes for sand.', 280, 572, 25, { align: 'centre', fill: soft })}`
      return mail(pen, {
        ...{ from: 'Salma Al-Balushi', subject: '20 March. Please keep it', time: 'Fri' },
        sign: initial(pen, 'S', '#e88f86'),
        body,
      })
    },
  },
  'letter-from-kochi': {
    ground: paper,
    draw(pen) {
      const sea = ['#3f8fb0', '#2b6f96', '#1d5078', '#163a5c']
      const dawn = `${rect(0, 0, 560, 292, '#f2b27c')}${disc(400, 150, 66, '#fbe6b8')}${layers('kochi', 560, 292, sea, 0.52)}
${flat('M96 196C130 214 190 214 226 194L206 226H118Z', ink)}${trace('M160 200V110L206 186', ink, 6)}
${flat('M166 118L200 178H166Z', paper)}`
      const body = `${pane(0, 0, 560, 292, dawn)}${pen.title('The fish market|starts without me', 0, 360, 56, { within: 540 })}
${pen.text('Letter 12, Sunday', 0, 452, 24, { fill: soft })}
${pen.text('I promised to write about boats, and then|an auctioneer called Thankachan sold|eleven kilos of pearl spot by humming.', 0, 502, 26, { within: 560 })}
${rule('M0 636H104', ink, 4)}${pen.bold('Read on', 0, 626, 27)}`
      return mail(pen, {
        ...{ from: 'Annie Kurian, letters', subject: 'He sold it by humming', time: 'Sun' },
        sign: initial(pen, 'A', '#7fb7cf'),
        body,
      })
    },
  },
}
