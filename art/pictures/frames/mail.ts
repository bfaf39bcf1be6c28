import { ink, paper } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { soft } from '../things/tone.ts'
import { pane } from './canvas.ts'
import type { Pen } from './pen.ts'

type Letter = {
  from: string
  subject: string
  time: string
  /** Draws the sender's sign at x y with a radius. */
  sign: (x: number, y: number, r: number) => string
  /** The mail itself, 560 wide and 662 high. */
  body: string
  ground?: string
}

/** An open e-mail, 640 by 800: sender and subject above, the mail on its sheet below. */
export function mail(pen: Pen, { from, subject, time, sign, body, ground = paper }: Letter) {
  return `${rect(0, 0, 640, 118, paper)}${sign(72, 58, 32)}${pen.text(from, 122, 46, 22, { fill: soft, within: 380 })}
${pen.text(time, 606, 46, 22, { fill: soft, align: 'right' })}${pen.bold(subject, 122, 84, 29, { within: 484 })}
${rect(0, 116, 640, 4, ink)}${pane(40, 150, 560, 650, body, ground)}`
}
