import type { Pen } from '../frames/pen.ts'
import { paper } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { shade } from '../things/tone.ts'
import { rect } from './screen.ts'

export const cream = '#f3ead6'
const band = '#0f5a3c'
const pouch =
  'M-196 -320H196L190 -286C206 -180 206 180 190 286L196 320H-196L-190 286C-206 180 -206 -180 -190 -286Z'

/** The name of a flavour and its shape, around 0 -120. */
const flavours = {
  ghee: {
    name: 'in ghee',
    shape:
      flat('M0 -196C34 -146 46 -126 46 -96A46 46 0 0 1 -46 -96C-46 -126 -34 -146 0 -196Z', band) +
      trace('M-24 -96a24 24 0 0 0 22 26', cream, 7),
  },
  salt: {
    name: 'sea salt',
    shape: [
      [0, -158, 30],
      [-46, -118, 22],
      [42, -104, 26],
      [-8, -84, 20],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        flat(`M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`, band),
      )
      .join(''),
  },
}

/** The pack of the case study, 392 by 640 around 0 0: cream above a green band. */
export function makhanaPack(pen: Pen, flavour: keyof typeof flavours) {
  const { name, shape } = flavours[flavour]
  const heavy = { weight: 900, stretch: 76, align: 'centre', fill: paper, within: 350 } as const
  return pouchWith(
    `${pen.title('Makhana & Co.', 0, -222, 44, { stretch: 80, align: 'centre', fill: band })}${shape}${rect(-220, -12, 440, 264, band)}${pen.title('MAKHANA', 0, 112, 200, heavy)}${pen.bold(name, -168, 204, 52, { fill: '#b9d98f' })}${pen.bold('80 g', 168, 204, 52, { align: 'right', fill: paper })}`,
  )
}

/** A pouch with this front: its sides swell and its ends are sealed. */
export function pouchWith(front: string) {
  const seals = [-318, 290].map((y) =>
    Array.from({ length: 33 }, (_, index) =>
      trace(`M${-186 + index * 11.6} ${y}v28`, shade(cream, 0.16), 2.5),
    ).join(''),
  )
  return `<clipPath id="pouch"><path d="${pouch}"/></clipPath>${flat(pouch, cream)}<g clip-path="url(#pouch)">${front}${flat('M174 -330H230V330H174C192 180 192 -180 174 -330Z', 'rgb(26 23 20 / 0.13)')}${seals.join('')}</g>`
}
