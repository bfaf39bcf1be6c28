import { at, disc, type Scene, swell } from '../frames/canvas.ts'
import { mail } from '../frames/mail.ts'
import { check } from '../frames/signs.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { shape, trace } from '../showcase/pen.ts'
import { soft, stone } from '../things/tone.ts'

/** Mail that a system sends because someone did something. */
export const portal: Record<string, Scene> = {
  'order-on-its-way': {
    ground: '#dfe8d3',
    draw(pen) {
      const green = spectrum[535]
      const steps = [
        ['Packed in Kolkata', 'Mon 16:10'],
        ['On the night train', 'Mon 21:35'],
        ['Sorting in Guwahati', 'Today 06:20'],
        ['At your door', 'Today, 14–16 h'],
      ].map(([words = '', time = ''], index) => {
        const y = 330 + index * 66
        const done = index < 3
        return `${index < 3 ? trace(`M58 ${y}V${y + 66}`, index < 2 ? ink : stone, 5) : ''}
${disc(58, y, 20, done ? green : stone)}${done ? check(58, y + 1, ink, 0.8, 6) : disc(58, y, 13, paper)}
${pen.text(words, 96, y + 9, 26, { weight: index === 2 ? 650 : 400 })}
${pen.text(time, 526, y + 9, 23, { align: 'right', fill: soft })}`
      })
      const parcel = `${shape('M-80 -30L0 -64L80 -30V54L0 92L-80 54Z', '#dcc7a2')}${shape('M-80 -30L0 6L80 -30M0 6V92')}
${shape('M-44 -46L36 -12V20L54 12V-19L-24 -54Z', green)}`
      const body = `${swell('pelican', [0, 0, 560, 280], '#ebe3d4', { lines: 5, weight: 11 })}
${pen.mark('pelican-post', 36, 36, 44)}${at(436, 156, 1.06, parcel)}
${pen.title('Nearly|with you,|Rituparna', 34, 146, 54, { within: 320 })}${steps.join('')}
${pen.button('Follow the parcel', [36, 576, 488, 66], green)}`
      return mail(pen, {
        ...{ from: 'Pelican Post', subject: 'Parcel 8814 comes today', time: '06:24' },
        sign: (x, y, r) => pen.badge('pelican-post', x, y, r, spectrum[535], ink),
        body,
      })
    },
  },
  'sign-in-code': {
    ground: '#2b2622',
    draw(pen) {
      const digits = [...'482913'].map(
        (digit, index) =>
          `${rect(36 + index * 84 - (index < 3 ? 0 : -6), 232, 72, 104, index < 3 ? spectrum[575] : spectrum[590])}
${pen.title(digit, 72 + index * 84 + (index < 3 ? 0 : 6), 310, 66, { align: 'centre' })}`,
      )
      const body = `${pen.mark('quill', 36, 38, 46)}${pen.title('Your code', 34, 178, 68)}${digits.join('')}
${pen.text('Good for ten minutes, and only in the|window where you asked for it.', 36, 398, 26, { within: 490 })}
${rule('M36 470H524', stone, 3)}${pen.bold('Not you?', 36, 518, 26)}
${pen.text('Somebody in Abuja, on Firefox, asked.|Ignore this mail and tell us.', 36, 556, 25, { within: 490 })}`
      return mail(pen, {
        ...{ from: 'Quill Accounts', subject: '482 913 is your code', time: '11:02' },
        sign: (x, y, r) => pen.badge('quill', x, y, r, spectrum[575], ink),
        body,
      })
    },
  },
  'visit-reminder': {
    ground: spectrum[495],
    draw(pen) {
      const teal = spectrum[495]
      const card = `${rect(36, 252, 488, 232, ink)}${swell('visit', [36, 252, 488, 232], '#3a332b', { lines: 5, weight: 10 })}
${pen.title('16:30', 60, 356, 92, { fill: paper })}${pen.bold('Monday|23 November', 348, 314, 26, { fill: paper, within: 160 })}
${pen.text('Dr. Huda Al-Salem, dentist|Olaya branch, second floor', 62, 414, 25, { fill: '#e3d9c7' })}`
      const body = `${pen.mark('dar-al-noor', 36, 36, 46)}${pen.title('See you on|Monday, Faisal', 34, 156, 58, { within: 490 })}
${card}${pen.button('I will come', [36, 512, 236, 72], teal)}${rect(290, 513, 233, 70, 'none', 0, ink, 3)}
${pen.bold('Move it', 406, 558, 27, { align: 'centre' })}
${pen.text('Please bring your Iqama. Parking is free.', 36, 630, 24, { fill: soft, within: 490 })}`
      return mail(pen, {
        ...{ from: 'Dar Al Noor Clinics', subject: 'Your visit on Monday at 16:30', time: '10:00' },
        sign: (x, y, r) => pen.badge('dar-al-noor', x, y, r, teal, paper),
        body,
      })
    },
  },
}
