import { ink, paper } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { disc, pane } from './canvas.ts'

/** A tablet on its side, 640 by 460; its screen's own space is 592 by 412. */
export function tablet(x: number, y: number, screen: string, ground = paper) {
  return `<g transform="translate(${x} ${y})">${rect(0, 0, 640, 460, ink, 30)}${pane(24, 24, 592, 412, screen, ground)}${disc(12, 230, 4, paper)}</g>`
}

/** A watch, 280 by 560 with its strap; its screen's own space is 220 by 260. */
export function watch(x: number, y: number, screen: string, strap: string, ground = ink) {
  return `<g transform="translate(${x} ${y})">${rect(50, 0, 180, 560, strap, 30)}${rect(276, 240, 18, 70, ink, 8)}
${rect(0, 120, 280, 320, '#2b2622', 62)}${rect(14, 134, 252, 292, ink, 50)}${pane(30, 150, 220, 260, screen, ground)}</g>`
}

/** A plain Android phone, 340 by 720 like the other, squarer, its camera a dot; screen 316 by 696. */
export function handheld(x: number, y: number, screen: string, ground = paper) {
  return `<g transform="translate(${x} ${y})">${rect(336, 150, 10, 90, ink, 4)}${rect(0, 0, 340, 720, ink, 22)}
${pane(12, 12, 316, 696, screen, ground)}${disc(170, 36, 9, ink)}</g>`
}
