import { carrier, trail } from '../covers/waves.ts'
import { at, disc, pane, type Scene, swell } from '../frames/canvas.ts'
import { mail } from '../frames/mail.ts'
import type { Pen } from '../frames/pen.ts'
import { arrow } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { jacket } from '../projects/saltmarsh.ts'
import { rect, rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { kraft, light, soft, stone } from '../things/tone.ts'

/** The agency's own sign: one wave on ink. */
const sign = (colour: string) => (x: number, y: number, r: number) =>
  `${disc(x, y, r, ink)}${at(x, y, r / 32, trace('M-20 0q5 -24 10 0t10 0t10 0t10 0', colour, 6))}`

const head = (pen: Pen, fill = ink) => pen.title('Wavelength', 36, 70, 34, { fill, stretch: 110 })

/** Mail that an agency sends: to a client, about work, before work, for readers. */
export const agency: Record<string, Scene> = {
  'monthly-report': {
    ground: spectrum[590],
    draw(pen) {
      const figure = (y: number, value: string, words: string, change: string) =>
        `${rule(`M36 ${y - 86}H524`, ink, 3)}${pen.title(value, 34, y, 78)}${pen.bold(words, 300, y - 34, 26)}
${pen.text(change, 300, y, 24, { fill: soft })}`
      const body = `${head(pen)}${pen.text('October', 524, 68, 26, { align: 'right', fill: soft })}
${pen.title('More good leads,|for less each', 36, 150, 50, { within: 488 })}${figure(316, '143', 'leads', '118 marked good')}
${figure(436, '$31', 'for each', '$38 in September')}${figure(556, '22 h', 'of 24 used', '2 move to November')}
${pen.bold('The whole report', 36, 624, 27)}${arrow(290, 615)}`
      return mail(pen, {
        ...{ from: 'Wavelength', subject: 'October in three figures', time: '1 Nov' },
        sign: sign(spectrum[590]),
        body,
      })
    },
  },
  'new-work': {
    ground: ink,
    draw(pen) {
      const blue = spectrum[455]
      const body = `${pane(0, 0, 560, 386, swell('new-work', [0, 60, 560, 330], light(blue, 0.2), { lines: 6, weight: 14 }) + at(426, 266, 0.76, jacket(0, 0)), blue)}
${head(pen, paper)}${pen.title('4,200|products,|9 weeks', 34, 172, 58, { fill: paper, within: 196 })}
${pen.title('Nobody got lost', 36, 456, 50, { within: 490 })}
${pen.text('How Saltmarsh Outfitters moved its shop|and kept 99.2 per cent of its visitors.', 36, 504, 25, { within: 490 })}
${pen.button('Read the case', [36, 566, 230, 62], spectrum[605])}`
      return mail(pen, {
        ...{ from: 'Wavelength, work', subject: 'New work: 4,200 products moved', time: 'Tue' },
        sign: sign(spectrum[475]),
        body,
      })
    },
  },
  'kick-off': {
    ground: spectrum[475],
    draw(pen) {
      const days = [
        ['Mon', 'Two hours of questions', 410],
        ['Tue', 'We read your reviews', 475],
        ['Wed', 'Keys, accounts, names', 515],
        ['Thu', 'One page for you to sign', 575],
        ['Fri', 'First sketch, 15:00', 625],
      ] as const
      const rows = days.map(([day, task, wave], index) => {
        const y = 212 + index * 76
        return `${rect(0, y, 128, 70, spectrum[wave])}
${pen.title(day, 36, y + 47, 34, { fill: wave === 575 || wave === 515 || wave === 475 ? ink : paper })}
${pen.bold(task, 152, y + 45, 26, { within: 372 })}${rule(`M128 ${y + 69}H560`, stone, 2)}`
      })
      const body = `${head(pen)}${pen.title('We start on Monday|at half past nine', 36, 134, 46, { within: 490 })}${rows.join('')}
${pen.text('Bring the person who answers the phone.', 36, 636, 24, { fill: soft, within: 490 })}`
      return mail(pen, {
        ...{ from: 'Tomasz, Wavelength', subject: 'Your first week with us', time: '16:20' },
        sign: sign(spectrum[515]),
        body,
      })
    },
  },
  'studio-letter': {
    ground: kraft,
    draw(pen) {
      const hues = [410, 455, 495, 535, 575, 605, 650] as const
      const wave = carrier('spectrum', 330, 62)
      const bands = hues
        .map((hue, index) =>
          trace(
            trail((x) => 128 + index * 21 + wave(x), -10, 570),
            spectrum[hue],
            21,
          ),
        )
        .join('')
      const item = (y: number, number: string, words: string) =>
        `${pen.mono(number, 36, y, 23, { fill: soft })}${pen.title(words, 86, y + 2, 34, { weight: 500, leading: 1.16, within: 440 })}`
      const body = `${pane(0, 0, 560, 250, bands, ink)}${pen.title('Spectrum 31', 34, 322, 58)}
${item(390, '1', 'A button is a promise')}${item(462, '2', 'What Ramadan did to our|send times')}
${item(574, '3', 'Read aloud: your cookie banner')}${pen.text('Six minutes. Next one in a month.', 36, 632, 23, { fill: soft })}`
      return mail(pen, {
        ...{
          from: 'Wavelength, the studio',
          subject: 'Spectrum 31: a button is a promise',
          time: 'Thu',
        },
        sign: sign(spectrum[605]),
        body,
      })
    },
  },
}
