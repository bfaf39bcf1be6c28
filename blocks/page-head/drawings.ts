import type { WaveKind } from '#ui/wave-art.tsx'

type Drawing = { width: number; height: number; lines: number; stroke: number; ground: string }

/** Size, density and ground of each kind of drawing; where it is cropped stands in page-head.css. */
export const drawings: Record<WaveKind, Drawing> = {
  interference: { width: 1600, height: 440, lines: 30, stroke: 1.4, ground: '' },
  spectrum: { width: 1600, height: 520, lines: 132, stroke: 5, ground: 'ground-ink' },
  trace: { width: 900, height: 900, lines: 16, stroke: 1.6, ground: 'ground-raised' },
  rings: { width: 1000, height: 1000, lines: 30, stroke: 1.6, ground: 'bg-tint' },
}
