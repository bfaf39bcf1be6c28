import { at, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, light, shade, soft } from '../things/tone.ts'
import { answers as mailAnswers } from './answers.ts'
import { campaign } from './campaign.ts'
import { deskMarks } from './desk-marks.ts'
import { edits } from './edits.ts'
import { kilobytes } from './kilobytes.ts'
import { postRow } from './post-row.ts'
import { search } from './search.ts'
import { tinShelves } from './tin-shelves.ts'

/** Fifteen conversations about a laundry for night shifts: who, what they said, and whether they paid. */
const talks = [
  ['Asha, ICU', 'I wash at two|in the morning.', true],
  ['Biju, porter', 'My landlord has|one tap.', true],
  ['Carol, ward 6', 'I pay my aunt.|She needs it.', false],
  ['Divya, theatre', 'Thursday is|the bad day.', true],
  ['Ernest, lab', 'I would pay for|ironing alone.', true],
  ['Farida, ward 2', 'To the gate,|not the ward.', true],
  ['Gita, pharmacy', 'My mother|does it.', false],
  ['Hemant, ER', 'Starch.|It must stand.', true],
  ['Irfan, ER', 'I own two coats.|That is all.', true],
  ['Jyoti, X-ray', 'I live above|a laundry.', false],
  ['Kiran, ward 4', 'And how does|it come back?', true],
  ['Leela, ward 9', 'Forty, yes.|Sixty, no.', true],
  ['Manoj, canteen', 'Can you do|curtains?', false],
  ['Noor, ICU', 'Where do|I sign?', true],
  ['Om, guard', 'Ask me after|Diwali.', false],
] as const

/** What people ask a tile shop, and the page that answers. */
const pages = [
  [
    '/anti-slip-tiles',
    '3',
    ['tiles that are not slippery', 'bathroom floor price', 'R11 tiles sharjah'],
  ],
  ['/how-many-boxes', '1', ['boxes for 20 square metres', 'tile calculator']],
  ['/delivery', '2', ['can you deliver to ajman', 'is it open on friday']],
  ['/grout', '5', ['grout for grey tiles', 'why does grout go dark']],
] as const

/** Pictures of what a service does: wide, and upright for phones, on which the words of the wide one are too small. */
export const scenes: Record<string, Scene> = {
  ...mailAnswers,
  ...campaign,
  ...edits,
  ...deskMarks,
  ...search,
  ...kilobytes,
  ...tinShelves,
  ...postRow,
  'fifteen-conversations': {
    ground: light(spectrum[435], 0.3),
    draw: (pen) => cards(pen, { columns: 5, from: [160, 116], step: [280, 204], size: 1 }),
  },
  'fifteen-conversations-portrait': {
    ground: light(spectrum[435], 0.3),
    draw: (pen) => cards(pen, { columns: 3, from: [129, 104], step: [232, 196], size: 0.85 }),
  },
  'one-question-one-page': {
    ground: light(spectrum[515], 0.42),
    draw: (pen) =>
      answers((index, row) => ({
        page: [908, 22 + index * 152],
        bubble: [36 + ((row * 5) % 3) * 34, 20 + row * 67],
      }))(pen),
  },
  'one-question-one-page-portrait': {
    ground: light(spectrum[515], 0.42),
    draw: (pen) =>
      answers((index, row) => ({
        page: [196, 226 + index * 318],
        bubble: [24 + ((row * 5) % 3) * 34, 24 + row * 62 + index * 194],
      }))(pen),
  },
}

type Grid = { columns: number; from: [number, number]; step: [number, number]; size: number }

function cards(pen: Pen, { columns, from, step, size }: Grid) {
  return talks
    .map(([who, words, paid], index) => {
      const x = from[0] + (index % columns) * step[0]
      const y = from[1] + Math.floor(index / columns) * step[1]
      const stamp = at(
        76,
        60,
        0.84,
        rect(-58, -25, 116, 50, 'none', 4, spectrum[625], 5) +
          pen.title('PAID', 0, 13, 36, { align: 'centre', fill: spectrum[625], weight: 800 }),
        -9,
      )
      const card = `${rect(-122, -84, 252, 176, shade(spectrum[435], 0.3))}${rect(-130, -90, 252, 176, paid ? paper : kraft)}${trace('M-130 -50H122', spectrum[625], 2.5)}
${pen.text(who, -112, -61, 22, { fill: soft })}${pen.bold(words, -112, -10, 29, { leading: 1.18 })}${paid ? stamp : pen.text('no', 100, 68, 25, { fill: soft, align: 'right' })}`
      return at(x, y, size, card, ((index * 7) % 5) - 2)
    })
    .join('')
}

type Place = [x: number, y: number]

/** Questions in bubbles with lines to the pages that answer them. */
function answers(place: (page: number, question: number) => { page: Place; bubble: Place }) {
  return (pen: Pen) => {
    let row = 0
    const drawn = pages.map(([url, rank, questions], index) => {
      const [px, py] = place(index, row).page
      const asked = questions.map((words) => {
        const [x, y] = place(index, row).bubble
        row += 1
        const w = pen.width(words, 30) + 52
        const beside = x + w < px
        const [toX, toY] = beside ? [px + 4, py + 66] : [px + 440, py + 4]
        const bend = beside
          ? `${x + w + 170} ${y + 26} 760 ${toY}`
          : `${toX} ${y + 26} ${toX} ${y + 60}`
        return [
          trace(
            `M${x + w} ${y + 26}C${bend} ${toX} ${toY}`,
            index % 2 ? ink : mix(spectrum[515], ink, 0.55),
            5,
          ),
          rect(x, y, w, 52, paper, 26) +
            flat(`M${x + 30} ${y + 46}V${y + 66}L${x + 56} ${y + 48}Z`, paper) +
            pen.text(words, x + 26, y + 36, 30),
        ]
      })
      const page = `${rect(px + 8, py + 8, 500, 132, mix(spectrum[515], ink, 0.5), 6)}${rect(px, py, 500, 132, paper, 6)}${rect(px, py, 112, 132, index === 1 ? spectrum[575] : ink, 6)}
${pen.title(rank, px + 56, py + 98, 96, { align: 'centre', weight: 800, fill: index === 1 ? ink : paper })}
${pen.mono(url, px + 136, py + 58, 31, { within: 340 })}${pen.text(`answers ${questions.length === 3 ? 'three' : 'two'} questions`, px + 136, py + 102, 28, { fill: soft })}`
      return [
        asked.map(([line]) => line).join(''),
        asked.map(([, bubble]) => bubble).join('') + page,
      ]
    })
    return drawn.map(([lines]) => lines).join('') + drawn.map(([, things]) => things).join('')
  }
}
