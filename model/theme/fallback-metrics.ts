import type { Fallback, FontRole } from './type-pairs.ts'

/** How fonts that most devices have take the room of the display and text faces of each pair. Written by art/fonts.ts. */
export const fallbackMetrics = {
  editorial: {
    display: { like: 'Times New Roman', size: 83.9, ascent: 117.9, descent: 36.9, gap: 0 },
    text: { like: 'Times New Roman', size: 117.9, ascent: 87.9, descent: 28.4, gap: 0 },
  },
  warm: {
    display: { like: 'Times New Roman Bold', size: 103.9, ascent: 94.1, descent: 24.5, gap: 0 },
    text: { like: 'Arial', size: 93.8, ascent: 109.2, descent: 42.7, gap: 0 },
  },
  geometric: {
    display: { like: 'Arial Bold', size: 94.6, ascent: 105.7, descent: 27.5, gap: 0 },
    text: { like: 'Arial', size: 104.5, ascent: 94.9, descent: 29.7, gap: 0 },
  },
  technical: {
    display: { like: 'Times New Roman Bold', size: 110.7, ascent: 94.6, descent: 24.5, gap: 0 },
    text: { like: 'Arial', size: 101.2, ascent: 101.3, descent: 27.2, gap: 0 },
  },
  playful: {
    display: { like: 'Arial Bold', size: 93.8, ascent: 115, descent: 55.9, gap: 0 },
    text: { like: 'Arial', size: 101.4, ascent: 99.7, descent: 34.8, gap: 0 },
  },
} satisfies Record<string, Partial<Record<FontRole, Fallback>>>
