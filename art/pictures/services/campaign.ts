import type { Scene } from '../frames/canvas.ts'
import type { Box, Pen } from '../frames/pen.ts'
import { paper } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { soft } from '../things/tone.ts'
import { posts } from './creators.ts'

const ground = '#3a1512'
const red = '#b3321f'

/** Where a post is, how wide or high its picture is, and the sizes of its words. */
type Place = { box: Box; photo: number; beside?: boolean; words: number; count: number }

/** Nine posts of one campaign, each as large as what it sold. */
export const campaign: Record<string, Scene> = {
  'nine-posts': {
    ground,
    draw: (pen) =>
      wall(pen, [
        { box: [64, 56, 430, 772], photo: 470, words: 23, count: 92 },
        { box: [508, 56, 400, 474], photo: 276, words: 21, count: 72 },
        { box: [508, 544, 400, 284], photo: 150, beside: true, words: 19, count: 62 },
        { box: [922, 56, 262, 330], photo: 180, words: 19, count: 50 },
        { box: [1198, 56, 178, 330], photo: 214, words: 17, count: 42 },
        { box: [922, 400, 176, 272], photo: 168, words: 17, count: 38 },
        { box: [1112, 400, 144, 232], photo: 138, words: 15, count: 32 },
        { box: [1270, 400, 106, 186], photo: 104, words: 13, count: 27 },
      ]) + last(pen, [1112, 712], 1),
  },
  'nine-posts-portrait': {
    ground,
    draw: (pen) =>
      wall(pen, [
        { box: [40, 44, 640, 880], photo: 520, words: 33, count: 120 },
        { box: [40, 940, 640, 320], photo: 250, beside: true, words: 30, count: 84 },
        { box: [40, 1276, 640, 290], photo: 200, beside: true, words: 30, count: 72 },
        { box: [40, 1582, 340, 380], photo: 216, words: 26, count: 60 },
        { box: [396, 1582, 284, 380], photo: 226, words: 26, count: 48 },
        { box: [40, 1978, 250, 300], photo: 180, words: 24, count: 46 },
        { box: [306, 1978, 206, 260], photo: 150, words: 22, count: 40 },
        { box: [528, 1978, 152, 210], photo: 112, words: 18, count: 32 },
      ]) + last(pen, [306, 2330], 1.3),
  },
}

function wall(pen: Pen, places: Place[]) {
  return places.map((place, index) => post(pen, index, place)).join('')
}

function photo(index: number, [x, y, w, h]: Box) {
  const one = posts[index]
  return `${rect(x, y, w, h, one?.ground ?? ground)}<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice">${one?.photo ?? ''}</svg>`
}

/** The picture, who shows it to how many, that it is paid, what they say, and the orders. */
function post(pen: Pen, index: number, { box, photo: size, beside, words, count }: Place) {
  const one = posts[index]
  if (!one) return ''
  const [x, y, w, h] = box
  const [left, top] = beside ? [x + size, y] : [x, y + size]
  const right = x + w
  const edge = words * 0.75
  const within = right - left - 2 * edge
  const line = words * 1.28
  const followers = `${one.followers} followers`
  const says = one.says
    ? pen.text(one.says, left + edge, top + words * 4.4, words, { leading: 1.26, within })
    : ''
  return `${rect(x, y, w, h, paper)}${photo(index, beside ? [x, y, size, h] : [x, y, w, size])}
${pen.bold(one.who, left + edge, top + words * 1.45, words, { within })}
${pen.text(words > 16 && index < 5 ? `${followers}, paid` : one.followers, left + edge, top + words * 1.45 + line, words * 0.8, { fill: soft, within })}${says}
${pen.title(String(one.orders), right - edge, y + h - edge * 1.05, count, { align: 'right', fill: red, weight: 800 })}
${index < 3 ? pen.mono('orders', left + edge, y + h - edge * 1.05, words * 0.86, { fill: red }) : ''}`
}

/** The largest account, which sold the least. */
function last(pen: Pen, [x, y]: readonly [number, number], scale: number) {
  const side = 34 * scale
  return `${photo(8, [x, y - side, side, side])}${pen.bold('thatcouple', x + side + 14 * scale, y - side + 13 * scale, 17 * scale, { fill: paper })}
${pen.text('1.2 million followers', x + side + 14 * scale, y, 17 * scale, { fill: '#e8c9bd' })}
${pen.title('2 orders', x, y + 66 * scale, 56 * scale, { fill: '#ffb199', weight: 800 })}
${pen.text('Sold as 0.5 per cent of the whole,|for 61 per cent of the fees', x, y + 96 * scale, 16 * scale, { fill: '#e8c9bd' })}`
}
