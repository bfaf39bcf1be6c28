import { at, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { sheet } from '../sheet.ts'
import { trace } from '../showcase/pen.ts'
import { loaf } from '../things/table.ts'
import { light, shade, soft } from '../things/tone.ts'

const ground = spectrum[650]
const dough = '#fbe3c4'

/** A bakery's e-mail of the week, from the sender's line to the way out. */
export const letters: Record<string, Scene> = {
  'ember-and-oat-letter': {
    ground,
    draw: (pen) =>
      `<path transform="translate(-40 -40)" d="${sheet('letter', { width: 1160, height: 1100, lines: 17, swing: 1 })}" fill="none" stroke="${light(ground, 0.16)}" stroke-width="10"/>` +
      rect(156, 44, 800, 960, shade(ground, 0.4)) +
      at(140, 30, 1, letter(pen)),
  },
  'ember-and-oat-letter-portrait': {
    ground,
    draw: (pen) => at(16, 16, 0.86, letter(pen, 'Ruth')),
  },
}

/** The whole of it, 800 by 960. */
export function letter(pen: Pen, signature = 'Ruth, at the oven') {
  const head = `${rect(0, 0, 800, 104, paper)}${pen.badge('ember-oat', 58, 52, 31, spectrum[605], ink)}
${pen.text('Ember & Oat, Leeds', 106, 45, 24, { fill: soft })}${pen.text('06:45', 768, 45, 24, { fill: soft, align: 'right' })}
${pen.bold('We burnt the rye. It’s better', 106, 80, 31)}${rule('M0 104H800', ink, 4)}`
  const smoke = [-150, 0, 150].map((x, index) =>
    trace(`M${400 + x} ${214 - (index % 2) * 8}q-20 -20 0 -38t0 -36`, '#7a3b1d', 8),
  )
  const rye = [240, 400, 560].map((x, index) =>
    at(x, 282 - (index % 2) * 10, 1.02, loaf(index === 1 ? '#3a231a' : '#4b2c1d'), (index - 1) * 4),
  )
  const opening = `${rect(0, 106, 800, 252, spectrum[605])}${smoke.join('')}${rye.join('')}${rect(0, 336, 800, 22, '#7a3b1d')}`
  const words = `Dear Meera,|on Thursday Tom forgot the rye for an hour and ten. The|crust went the colour of the counter. We cut one to see|what we were throwing away, and ate it standing up.`
  const more = `So on Saturday there are forty of them, burnt on purpose,|at £5.20. They taste of coffee and a little of apples. Don’t|toast them: your alarm won’t know the difference.`
  return `${rect(0, 0, 800, 960, dough)}${head}${opening}
${pen.title('We burnt the rye.|It’s better.', 48, 434, 66, { within: 700, leading: 1 })}
${pen.text(words, 48, 562, 27.5, { leading: 1.36 })}${pen.text(more, 48, 726, 27.5, { leading: 1.36 })}
${pen.button('Keep me one', [48, 826, 240, 66], ink, paper)}
${pen.hand(signature, 330, 880, 62, { fill: '#7a3b1d' })}
${pen.text('Each Friday, because you asked in the shop. Leave in one click', 48, 936, 22, { fill: '#6b4a33' })}`
}
