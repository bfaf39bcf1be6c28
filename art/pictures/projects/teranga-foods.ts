import { at, pane, swell } from '../frames/canvas.ts'
import type { Typesetter } from '../lettering.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { sheet } from '../sheet.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, light, shade } from '../things/tone.ts'
import { browser, picture, rect, rule } from './screen.ts'

const campaigns = [
  ['Fonio & Millet SEARCH v2', '$29.00', '$870.11', '71', 'Limited by budget'],
  ['palm oil - shopping (new)', '$24.20', '$726.40', '62', 'Limited by budget'],
  ['Friday Box META', '$21.50', '$646.72', '13', 'Learning'],
  ['BRAND (do not pause)', '$14.70', '$440.03', '123', 'Eligible'],
  ['West Africa BROAD match', '$38.40', '$1,153.38', '14', 'Eligible'],
  ['Display - Food Lovers 18-65', '$26.80', '$803.20', '2', 'Eligible'],
  ['Lookalike 1%', '$13.80', '$413.36', '11', 'Overlap'],
  ['Lookalike 1% (copy)', '$13.20', '$396.58', '10', 'Overlap'],
  ['Video Views Q2', '$15.20', '$456.70', '1', 'Eligible'],
  ['recipes NATIVE final', '$7.70', '$230.04', '3', 'Low volume'],
  ['RMKT 180d', '$6.00', '$180.00', '7', 'Eligible'],
  ['TEST - DO NOT TOUCH!!', '$2.80', '$83.48', '3', '?'],
] as const
const columns = [96, 500, 640, 800, 920] as const

/** The account before: twelve campaigns and a proposal to spend more. */
export function terangaBefore(write: Typesetter) {
  const head = `${rect(0, 0, 1140, 58, '#2c5f8f')}${write('Ads Console', { x: 24, y: 38, size: 24, weight: 700, fill: '#fff' })}${write('Teranga Foods  |  Account 3 of 4  |  Last 30 days', { x: 1116, y: 37, size: 16, fill: '#fff', align: 'right' })}`
  const push = `${rect(24, 76, 1092, 62, '#fdf0bf', 0, '#d8b93c', 2)}${write('Recommendation: raise your daily budget by 40% to get more of what you get.', { x: 46, y: 114, size: 20 })}${rect(966, 88, 130, 38, '#2c5f8f')}${write('Apply all', { x: 1031, y: 113, size: 17, weight: 700, fill: '#fff', align: 'centre' })}`
  const titles = ['Campaign', 'Budget a day', 'Cost', 'Conv.', 'Status'].map((name, index) =>
    write(name, { x: columns[index] ?? 0, y: 180, size: 15, weight: 700, fill: '#555' }),
  )
  const rows = campaigns.map((row, index) => {
    const y = 196 + index * 48
    const warned = /Limited|Overlap|\?/.test(row[4])
    return `${rect(24, y, 1092, 48, index % 2 ? '#f4f4f1' : '#fff')}${rect(40, y + 15, 38, 20, '#4a9a5b', 10)}<circle cx="67" cy="${y + 25}" r="8" fill="#fff"/>${row.map((cell, column) => write(cell, { x: columns[column] ?? 0, y: y + 31, size: 17, fill: column === 0 ? '#2a4b7c' : column === 4 && warned ? '#a3211b' : '#333' })).join('')}`
  })
  const page = `${head}${push}${titles.join('')}${rule('M24 194H1116', '#bdbdb8', 2)}${rows.join('')}`
  return picture(
    '#cfc7b9',
    browser(
      30,
      40,
      1140,
      890,
      write('ads.example/console/campaigns?acct=3&view=all&sort=none', { x: 112, y: 27, size: 14 }),
      page,
      '#fff',
    ),
  )
}

/** The lines of the yellow ground. */
export function terangaWave() {
  return `<path d="${sheet('teranga-foods', { width: 1200, height: 900, lines: 13, swing: 0.6 })}" fill="none" stroke="#ddb31f" stroke-width="9"/>`
}

/** The three advertisements, 704 wide from `x`. */
export function advertisements(write: Typesetter, x: number) {
  return `${card(x, 90, 340, 720, spectrum[650], fonio(write))}${card(x + 364, 90, 340, 348, '#0f5a3c', palmOil(write))}${card(x + 364, 462, 340, 348, spectrum[435], fridayBox(write))}`
}

function card(x: number, y: number, w: number, h: number, ground: string, inside: string) {
  return `${pane(x, y, w, h, inside, ground)}${rect(x, y, w, h, 'none', 0, ink, 3)}`
}

function fonio(write: Typesetter) {
  const sack = `${flat('M-112 -150C-96 -168 96 -168 112 -150L104 -120C138 -40 140 110 124 178C60 196 -60 196 -124 178C-140 110 -138 -40 -104 -120Z', kraft)}${flat('M60 -162L112 -150L104 -120C138 -40 140 110 124 178C104 184 82 188 60 190C92 100 92 -60 60 -162Z', shade(kraft, 0.14))}${trace('M-104 -122C-40 -108 40 -108 104 -122', '#8c6b3c', 9)}${trace('M-8 -112l-26 46M4 -112l18 50', '#8c6b3c', 6)}${rect(-78, -44, 156, 150, paper)}${write('fonio', { x: 0, y: 22, size: 52, face: 'display', weight: 800, stretch: 84, align: 'centre', fill: spectrum[650] })}${write('5 kg', { x: 0, y: 76, size: 36, weight: 700, align: 'centre' })}`
  const grains = Array.from({ length: 46 }, (_, index) => {
    const [x, y] = [(index * 127) % 340, 676 + ((index * 53) % 41)]
    return `<ellipse cx="${x}" cy="${y}" rx="9" ry="5" fill="${index % 3 ? '#f0d9a4' : '#d9b76f'}" transform="rotate(${(index * 47) % 180} ${x} ${y})"/>`
  })
  return `${swell('fonio', [0, 0, 340, 720], shade(spectrum[650], 0.2), { lines: 8, weight: 12, swing: 0.5 })}${write('Ready in', { x: 26, y: 82, size: 56, face: 'display', weight: 700, stretch: 84, fill: paper })}${write('five minutes', { x: 26, y: 138, size: 45, face: 'display', weight: 700, stretch: 84, fill: paper })}${at(170, 446, 1.16, sack)}${flat('M0 664C60 640 110 652 170 648S290 636 340 660V720H0Z', '#e8cd8f')}${grains.join('')}${rect(22, 196, 118, 52, spectrum[575])}${write('$34', { x: 81, y: 234, size: 34, weight: 700, align: 'centre' })}`
}

function palmOil(write: Typesetter) {
  const red = '#d9471e'
  const bottle = `${flat('M-20 -150H20V-112H-20Z', ink)}${flat('M-22 -112H22C26 -80 62 -70 62 -30V120Q62 140 42 140H-42Q-62 140 -62 120V-30C-62 -70 -26 -80 -22 -112Z', red)}${flat('M22 -112C26 -80 62 -70 62 -30V120Q62 140 42 140H22Q38 130 38 104V-24C38 -64 14 -76 12 -112Z', shade(red))}${rect(-62, -10, 100, 86, paper)}${trace('M-12 60V24M-12 30q-14 -22 -32 -12M-12 30q14 -22 32 -12M-12 32q-18 -6 -28 12M-12 32q18 -6 28 12', '#0f5a3c', 6)}`
  return `${swell('palm', [0, 0, 340, 348], light('#0f5a3c', 0.12), { lines: 5, weight: 12, swing: 0.4 })}${at(254, 196, 0.98, bottle, 4)}${write('Red,', { x: 24, y: 82, size: 58, face: 'display', weight: 700, stretch: 84, fill: paper })}${write('as at', { x: 24, y: 142, size: 58, face: 'display', weight: 700, stretch: 84, fill: paper })}${write('home', { x: 24, y: 202, size: 58, face: 'display', weight: 700, stretch: 84, fill: paper })}${write('Palm oil, 1 l', { x: 26, y: 262, size: 24, fill: paper })}${rect(24, 282, 96, 44, spectrum[575])}${write('$14', { x: 72, y: 314, size: 28, weight: 700, align: 'centre' })}`
}

function fridayBox(write: Typesetter) {
  const plantain = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      1,
      flat(
        'M-70 -18C-40 30 40 34 74 -14C80 -22 72 -28 66 -22C34 6 -30 4 -56 -28C-64 -36 -76 -28 -70 -18Z',
        spectrum[575],
      ) + trace('M-60 -18C-34 14 36 18 66 -12', '#c99a1c', 4),
      turn,
    )
  const pepper = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      1,
      flat('M0 -8C26 -16 30 22 6 52C2 56 -4 54 -2 48C-6 24 -22 0 0 -8Z', spectrum[650]) +
        trace('M2 -8q2 -16 14 -18', '#4d9f3c', 7),
      turn,
    )
  const boards = [0, 1].map(
    (row) =>
      rect(36, 226 + row * 52, 268, 44, '#c79a63') +
      rule(`M36 ${262 + row * 52}H304`, '#a07443', 4),
  )
  return `${swell('friday', [0, 0, 340, 348], light(spectrum[435], 0.16), { lines: 5, weight: 12, swing: 0.4 })}${write('The Friday', { x: 24, y: 72, size: 50, face: 'display', weight: 700, stretch: 84, fill: paper })}${write('box', { x: 24, y: 124, size: 50, face: 'display', weight: 700, stretch: 84, fill: paper })}${write('What’s in it? Ring us.', { x: 130, y: 120, size: 20, fill: paper })}${plantain(110, 206, -16)}${plantain(150, 196, 8)}${flat('M196 226C190 166 214 146 244 152C276 158 284 196 276 226Z', '#7a4a2a')}${trace('M214 176l18 4M226 200l20 2M246 172l14 6', '#5c351c', 5)}${pepper(178, 176, 20)}${pepper(296, 186, -14)}${boards.join('')}${rect(48, 222, 22, 104, '#a07443')}${rect(270, 222, 22, 104, '#a07443')}`
}

/** How far the day has been counted, from 0 to 1, and whether palm oil is stopped. */
export type Morning = { counted: number; isStopped: boolean }

/** The screen of the phone: yesterday's orders, what they cost, and a button. */
export function report(
  write: Typesetter,
  { counted, isStopped }: Morning = { counted: 1, isStopped: false },
) {
  const kept = [
    ['Fonio', 17, spectrum[650]],
    ['Palm oil', 15, '#0f5a3c'],
    ['Friday box', 11, spectrum[435]],
  ] as const
  const rows = kept.map(([name, all, colour], index) => {
    const [y, orders] = [410 + index * 58, Math.round(all * counted)]
    const bar = `${rect(20, y + 10, 276, 16, '#e6ddcd')}${rect(20, y + 10, (276 * all * counted) / 20, 16, colour)}`
    const off = isStopped && index === 1
    return `${write(name, { x: 20, y, size: 19 })}${write(off ? 'stopped, 05:01' : String(orders), { x: 296, y, size: 19, weight: 700, align: 'right' })}${off ? rect(20, y + 10, 276, 16, 'none', 0, '#857a69') : bar}`
  })
  const [sum, media] = [Math.round(43 * counted), Math.round(211 * counted)]
  const button = `${rect(20, 616, 276, 56, isStopped ? paper : ink, 0, isStopped ? ink : 'none', 2.5)}${write(isStopped ? 'Start it again' : 'Stop one', { x: 158, y: 652, size: 21, weight: 650, fill: isStopped ? ink : paper, align: 'centre' })}`
  return `${write('05:00', { x: 20, y: 92, size: 24, face: 'mono', weight: 600 })}${write('Tuesday', { x: 296, y: 92, size: 20, align: 'right', fill: '#574e42' })}${rule('M20 112H296', ink, 2.5)}${write(String(sum), { x: 14, y: 252, size: 164, face: 'display', weight: 700, stretch: 88 })}${write('orders', { x: 216, y: 216, size: 21, weight: 600 })}${write('yesterday', { x: 216, y: 244, size: 17, fill: '#574e42' })}${rule('M20 284H296')}${write(`$${media}`, { x: 20, y: 336, size: 40, face: 'display', weight: 700, stretch: 84 })}${write('of $213 of media', { x: 128, y: 333, size: 19, fill: '#574e42' })}${rule('M20 364H296')}${rows.join('')}${write('Odd: nobody in Brampton.', { x: 20, y: 588, size: 18, fill: '#574e42' })}${button}`
}
