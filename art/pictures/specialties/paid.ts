import { at, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { light, shade, soft } from '../things/tone.ts'
import { leaf, stroke } from './kit.ts'

const amber = spectrum[590]
const desk = light(amber, 0.18)
const red = '#b8321f'

/** What people typed in a week, with clicks, cost and leads; the last word is why a line was struck. */
const terms = [
  ['linen shirts near me', '41', '$29', '9', ''],
  ['how to iron linen', '38', '$21', '0', 'has one already'],
  ['linen shirt xxl tall', '17', '$14', '6', ''],
  ['linen shirt pattern free', '33', '$19', '0', 'sews her own'],
  ['linen shirts jobs', '12', '$8', '0', 'wants to sell them'],
  ['wedding guest linen men', '22', '$20', '7', ''],
  ['linen bed sheets', '54', '$31', '0', 'sleeps in it'],
  ['white linen shirt saturday', '9', '$8', '4', ''],
] as const

/** The searches that a week of clicks was spent on, and a contest of ten headlines. */
export const paid: Record<string, Scene> = {
  'search-terms': {
    ground: desk,
    draw: (pen) =>
      leaf([600, 130, 540, 880], desk, '', { turn: 5, fill: '#f7e6c4' }) +
      leaf([80, 76, 680, 930], desk, list(pen), { turn: -1.5, scale: 1.12 }) +
      excluded(pen, 926, 470) +
      pencil(940, 1010),
  },
  'search-terms-portrait': {
    ground: desk,
    draw: (pen) => leaf([20, 28, 672, 930], desk, list(pen)) + pencil(460, 1010),
  },
  'ten-headlines': { ground: '#e9dfb5', draw: (pen) => headlines(pen, 1200) },
  'ten-headlines-portrait': { ground: '#e9dfb5', draw: (pen) => headlines(pen, 720) },
}

function list(pen: Pen) {
  const columns = [
    [420, 'clicks'],
    [530, 'cost'],
    [640, 'leads'],
  ] as const
  const rows = terms.map(([words, clicks, cost, leads, why], index) => {
    const y = 210 + index * 92
    const struck = why ? stroke(34, y - 9, pen.width(words, 28, 650) + 20, red, index) : ''
    const kept = why ? '' : rect(28, y - 42, 628, 64, '#e4ecc9', 6)
    return `${kept}${pen.bold(words, 42, y, 28, { within: 330 })}${[clicks, cost, leads].map((figure, column) => pen.mono(figure, columns[column]?.[0] ?? 0, y, 26, { align: 'right', fill: why ? soft : ink })).join('')}${struck}${why ? pen.title(why, 190, y + 38, 44, { fill: red, weight: 400 }) : ''}${index < 7 ? rule(`M42 ${y + 46}H640`, '#e2d9c8') : ''}`
  })
  return `${pen.bold('What people typed', 42, 74, 38)}${pen.text('One week, read on a Tuesday', 42, 114, 26, { fill: soft })}${columns.map(([x, name]) => pen.mono(name, x, 152, 23, { align: 'right', fill: soft })).join('')}${rects()}${rows.join('')}`
}

/** Holes of a ring binder. */
function rects() {
  return [300, 620]
    .map((y) => `<circle cx="14" cy="${y}" r="9" fill="${shade(desk, 0.2)}"/>`)
    .join('')
}

function excluded(pen: Pen, x: number, y: number) {
  const words = ['iron', 'pattern', 'free', 'jobs', 'bed', 'sheets']
  return at(
    x,
    y,
    1,
    pen.bold('Never again', 0, 0, 32) +
      words
        .map((word, index) => pen.mono(`−${word}`, 0, 54 + index * 44, 28, { fill: red }))
        .join(''),
    5,
  )
}

function pencil(x: number, y: number) {
  return at(
    x,
    y,
    1,
    rect(-10, -14, 220, 40, shade(desk, 0.3), 4) +
      rect(-20, -26, 210, 40, '#b8321f', 3) +
      rect(-20, -12, 210, 12, '#d65a43') +
      rect(190, -26, 34, 40, '#d9c7a8') +
      trace('M-20 -26L-70 -6L-20 14', '#ead2a6', 2, 'style="fill:#ead2a6"') +
      trace('M-54 -12L-70 -6L-54 0', ink, 2, 'style="fill:#b8321f"'),
    -16,
  )
}

/** Ten headlines of one article on hearing aids: clicked by so many of a thousand, and read to the end by so many of a hundred. */
const tries = [
  ['You won’t believe what she heard', 31, 6],
  ['Doctors stunned by this ear trick', 27, 4],
  ['Is your television too loud?', 19, 22],
  ['“He said I mumble.” I didn’t.', 14, 58],
  ['The seven sounds that go first', 13, 54],
  ['Hearing aids: a guide', 5, 49],
  ['What a hearing test is like', 6, 45],
  ['Five brands compared', 8, 31],
  ['Small, and nobody sees it', 11, 28],
  ['Hear better by Friday', 16, 12],
] as const

function headlines(pen: Pen, width: number) {
  const wide = width > 1000
  const step = wide ? 98 : 132
  const rows = tries.map(([words, clicks, read], index) => {
    const y = (wide ? 146 : 136) + index * step
    const kept = read > 50
    const scale = wide ? 4.3 : 4.6
    const line = wide ? [640, y + 6] : [34, y + 54]
    const [bx = 0, by = 0] = line
    const bars =
      rect(bx, by - 32, clicks * 5, 20, kept ? '#8a7a2c' : '#c9bd8a') +
      rect(bx, by - 8, read * scale, 20, kept ? ink : '#9a8f68')
    const figures =
      pen.mono(`${clicks}`, bx + clicks * 5 + 10, by - 14, 22) +
      pen.mono(`${read}`, bx + read * scale + 10, by + 11, 22)
    const slip = rect(28, y - 46, wide ? 1144 : 664, step - 12, kept ? '#fffaf0' : '#f3ecd0')
    const title = pen.title(words, 48, wide ? y + 8 : y - 6, wide ? 38 : 36, {
      fill: kept ? ink : soft,
      weight: 600,
      within: wide ? 560 : 610,
    })
    const tick = kept ? trace(`M${wide ? 1116 : 640} ${y - 10}l12 14l24 -34`, red, 8) : ''
    return slip + title + bars + figures + tick
  })
  const key =
    pen.mono('upper bar: clicked, of 1,000', wide ? 640 : 34, 40, 22, { fill: '#6c5f1f' }) +
    pen.mono('lower bar: read to the end, of 100', wide ? 640 : 34, 72, 22)
  return key + rows.join('')
}
