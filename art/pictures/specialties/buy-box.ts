import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { bottle } from '../things/wear.ts'

const ground = '#0f3350'
const faint = '#3f6684'
const words = '#b9d3e6'
const ours = spectrum[575]
const rival = '#ff8f76'

/** Hours at which a price changes, and what it becomes. */
type Prices = readonly (readonly [hour: number, rupees: number])[]

const us: Prices = [
  [0, 789],
  [7, 759],
  [10, 749],
  [12, 719],
  [13, 699],
  [16, 729],
  [19, 749],
  [22, 779],
  [24, 779],
]
const him: Prices = [
  [7, 763],
  [10, 753],
  [12, 723],
  [13.5, 679],
  [15, 679],
]
const third: Prices = [
  [0, 799],
  [24, 799],
]

/** The prices of one bottle through a day, and who gets the button. */
export const buyBox: Record<string, Scene> = {
  'one-day': {
    ground,
    draw: (pen) =>
      head(pen, 56, 1) + chart(pen, { box: [150, 280, 994, 500], size: 27, foot: 890 }),
  },
  'one-day-portrait': {
    ground,
    draw: (pen) =>
      head(pen, 36, 0.86) + chart(pen, { box: [104, 290, 584, 580], size: 26, foot: 980 }),
  },
}

type Plot = {
  box: readonly [x: number, y: number, w: number, h: number]
  size: number
  foot: number
}

function head(pen: Pen, x: number, scale: number) {
  return at(
    x,
    0,
    scale,
    at(50, 128, 0.8, bottle('#8fa4ad')) +
      pen.bold('Thanda steel bottle, 750 ml', 122, 100, 36, { fill: paper }) +
      pen.text('Tuesday 16 June, three sellers, one button', 122, 146, 27, { fill: words }) +
      pen.mono('Thanda', 122, 198, 22, { fill: ours }) +
      pen.mono('steel_wala_09', 236, 198, 22, { fill: rival }) +
      pen.mono('a third', 450, 198, 22, { fill: words }),
  )
}

function chart(pen: Pen, { box, size, foot }: Plot) {
  const [x, y, w, h] = box
  const narrow = w < 700
  const hand = narrow ? 1.55 : 2
  const across = (hour: number) => x + (hour / 24) * w
  const up = (rupees: number) => y + h - ((rupees - 660) / 150) * h
  const steps = (prices: Prices) =>
    prices
      .map(([hour, rupees], index) =>
        index === 0 ? `M${across(hour)} ${up(rupees)}` : `H${across(hour)}V${up(rupees)}`,
      )
      .join('')
  const grid = [700, 750, 800]
    .map(
      (rupees) =>
        rule(`M${x} ${up(rupees)}H${x + w}`, '#25506f', 2) +
        pen.text(`₹${rupees}`, x - 14, up(rupees) + 8, size * 0.9, { fill: words, align: 'right' }),
    )
    .join('')
  const hours = [0, 6, 12, 18, 24]
    .map((hour) =>
      pen.mono(`${String(hour).padStart(2, '0')}:00`, across(hour), foot + 108, size * 0.86, {
        fill: words,
        align: hour === 0 ? 'left' : hour === 24 ? 'right' : 'centre',
      }),
    )
    .join('')
  const floor =
    trace(`M${x} ${up(699)}H${x + w}`, ours, 3, 'stroke-dasharray="3 13"') +
    pen.text('our floor, ₹699', x + 10, up(699) + size * 1.3, size, { fill: ours })
  const sold = at(across(15), up(679), 1, trace('M-11 -11L11 11M11 -11L-11 11', rival, 6))
  const notes =
    pen.hand('679 loses|money. He|can have it.', across(15) + 26, up(679) - 2, size * hand, {
      fill: rival,
    }) +
    pen.hand('back up|overnight', across(19) + 16, up(749) + size * 1.9, size * hand, {
      fill: ours,
    })
  const band =
    rect(x, foot, w, 62, ours) +
    rect(across(13.5), foot, across(15) - across(13.5), 62, rival) +
    pen.bold(
      narrow ? 'Add to cart: 22.5 hours' : 'Add to cart: Thanda, 22.5 of 24 hours',
      x + 18,
      foot + 40,
      size,
      { within: across(13.5) - x - 30, fill: ink },
    ) +
    rule(`M${across(13.5)} ${up(679)}V${foot}M${across(15)} ${up(679)}V${foot}`, faint, 2)
  return `${grid}${floor}${trace(steps(third), words, 5)}${trace(steps(him), rival, 9)}${trace(steps(us), ours, 12)}
${disc(across(0), up(789), 11, ours)}${band}${sold}${notes}${hours}`
}
