import { inFace, type Typesetter } from '../lettering.ts'
import { flat, trace } from '../showcase/pen.ts'
import { rect } from './screen.ts'

type Paints = { paper: string; black: string; red: string; green: string }

const outline =
  'M-196 -320H196L190 -286C206 -180 206 180 190 286L196 320H-196L-190 286C-206 180 -206 -180 -190 -286Z'

/** The pack of the case study, 392 by 640 around 0 0: one word on green that is read at 28 millimetres. */
export function mithilaPack(write: Typesetter, { paper, black, red, green }: Paints) {
  const shri = inFace(write, 'shrikhand')
  const centre = { align: 'centre' } as const
  const teeth = (y: number, down: number) =>
    flat(
      Array.from({ length: 20 }, (_, at) => `M${-200 + at * 20} ${y}l10 ${down}l10 ${-down}Z`).join(
        '',
      ),
      red,
    )
  const drop = 'M0 -196C34 -146 46 -126 46 -96A46 46 0 0 1 -46 -96C-46 -126 -34 -146 0 -196Z'
  const front = `${shri('Makhana & Co.', 0, -226, 42, green, centre)}${flat(drop, red)}${trace(drop, black, 6)}${trace('M-24 -96a24 24 0 0 0 22 26', paper, 8)}${trace('M-112 -110q30 -30 60 0q-30 30 -60 0M52 -110q30 -30 60 0q-30 30 -60 0', green, 7)}${rect(-220, -24, 440, 270, green)}${teeth(-24, -22)}${teeth(246, 22)}${shri('Makhana', 0, 102, 76, paper, centre)}${shri('in ghee', -172, 204, 46, paper)}${shri('80 g', 172, 204, 46, paper, { align: 'right' })}`
  const seals = [-318, 290].map((y) =>
    trace(
      Array.from({ length: 33 }, (_, at) => `M${-186 + at * 11.6} ${y}v28`).join(''),
      black,
      2.5,
    ),
  )
  return `<clipPath id="mithila"><path d="${outline}"/></clipPath>${flat(outline, paper)}<g clip-path="url(#mithila)">${front}${seals.join('')}</g>${trace(outline, black, 9)}`
}
