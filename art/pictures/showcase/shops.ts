import { type Point, stroke } from '../brush.ts'
import { ink, paper } from '../palette.ts'
import type { Scene } from './pen.ts'
import { bars, box, dot, flat, frame, group, shape, stars, trace } from './pen.ts'

/** Marketplaces: a listing, a parcel on its way, a thing passed on, goods made by hand. */
export const shops: Record<string, Scene> = {
  amazon: (accent, write) => {
    const kettle =
      shape('M70 236C52 176 74 120 120 120C166 120 188 176 170 236Z', accent) +
      shape(
        'M96 120C98 104 142 104 144 120M120 106V94M70 170C40 160 40 130 30 128M174 190C214 190 210 126 164 132',
      ) +
      trace('M92 212C112 222 132 222 150 212', ink)
    return `${shape(frame(-10, 44, 254, 232), '#e9e0cf')}${kettle}${write('Enamel kettle, 1.6 l', { x: 268, y: 70, size: 21, weight: 600 })}${bars(268, 86, [184, 140], 16)}${stars(278, 140, ink)}${write('212', { x: 398, y: 146, size: 16 })}${write('Rs 1,490', { x: 268, y: 200, size: 36, face: 'display', weight: 700, stretch: 90 })}${box(268, 222, 180, 46, accent, 23)}${write('Add to basket', { x: 358, y: 252, size: 18, weight: 600, align: 'centre' })}`
  },
  flipkart: (accent) => {
    const parcel =
      shape('M60 150L166 106L272 150V262L166 310L60 262Z', '#e3d9c7') +
      shape('M60 150L166 198L272 150M166 198V310') +
      shape('M108 128L214 174V214L236 204V164L134 118Z', accent)
    const way = trace(
      'M290 240C340 240 320 150 372 150C420 150 372 72 418 66',
      ink,
      4.5,
      'stroke-dasharray="2 13"',
    )
    const pin =
      shape('M418 78C392 48 396 16 420 16C444 16 446 48 418 78Z', accent) + dot(420, 40, 8)
    const speed = [
      [12, 190, 34],
      [4, 220, 42],
      [16, 250, 30],
    ]
      .map(([x, y, w]) => trace(`M${x} ${y}h${w}`))
      .join('')
    return `${trace('M-10 312H490', ink)}${parcel}${speed}${way}${pin}${shape('M338 312V250L394 214L450 250V312', paper)}${shape('M380 312V272H410V312', '#e3d9c7')}`
  },
  meesho: (accent) => {
    const kurta =
      shape(
        'M60 96L96 74C104 92 132 92 140 74L176 96L206 150L178 166L166 146L182 282H54L70 146L58 166L30 150Z',
        accent,
      ) +
      trace('M118 88V140M58 262q10 -12 20 0t20 0t20 0t20 0t20 0t20 0') +
      trace('M118 74V58M60 74L118 46L176 74', ink)
    const bubble = (x: number, y: number, w: number, fill: string) =>
      shape(
        `M${x + 10} ${y}h${w - 20}q10 0 10 10v36q0 10 -10 10h${-(w - 44)}l-18 16v-16h-6q-10 0 -10 -10v-36q0 -10 10 -10Z`,
        fill,
      ) + bars(x + 18, y + 18, [w - 40, w - 66], 14, fill === paper ? undefined : ink)
    const arrow = (x: number, y: number, bend: number) =>
      trace(`M218 ${180 + bend * 0.2}Q${250} ${y + 10} ${x - 12} ${y}`) +
      trace(`M${x - 26} ${y - 11}L${x - 10} ${y}L${x - 25} ${y + 12}`)
    return (
      kurta +
      arrow(296, 62, -70) +
      arrow(322, 164, 0) +
      arrow(296, 262, 70) +
      bubble(300, 28, 140, paper) +
      bubble(326, 130, 140, '#e3d9c7') +
      bubble(300, 232, 140, paper)
    )
  },
  etsy: (accent) => {
    const ball =
      dot(352, 206, 74, accent) +
      [-44, -22, 0, 22, 44]
        .map((at) =>
          trace(
            `M${352 + at - 30} ${206 - Math.sqrt(74 ** 2 - (at - 30) ** 2) * 0.86}Q${352 + at + 30} ${206 + at * 0.4} ${352 + at * 0.8 + 14} ${206 + Math.sqrt(74 ** 2 - (at * 0.8 + 14) ** 2) * 0.9}`,
          ),
        )
        .join('') +
      trace('M288 176Q352 130 414 168M282 214Q352 168 424 202')
    const thread: Point[] = Array.from({ length: 15 }, (_, step) => [
      330 - step * 26,
      290 + Math.sin(step * 1.25) * 14,
    ])
    const vase =
      shape(
        'M92 262C44 220 56 152 96 130C86 110 90 96 92 84H150C152 96 156 110 146 130C186 152 198 220 150 262Z',
        paper,
      ) +
      trace(
        'M64 190q9 -14 19 0t19 0t19 0t19 0t19 0t19 0M70 214q9 -14 18 0t18 0t18 0t18 0t18 0t16 0',
      )
    const sprig =
      trace('M118 84C112 60 120 40 134 20M130 84C140 66 158 60 170 44') +
      flat(
        'M134 22C116 22 110 40 116 52C132 50 138 36 134 22ZM170 44C158 34 146 44 146 58C160 64 170 56 170 44Z',
        ink,
      )
    const needle = group(
      'rotate(-38 330 110)',
      shape(frame(232, 104, 190, 7), paper) + dot(430, 107, 8, paper),
    )
    return `${needle}${ball}${flat(stroke(thread, 7, 0.3, 0.6), ink)}${vase}${sprig}${trace('M-10 264H250')}`
  },
}
