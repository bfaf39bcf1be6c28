import type { Chart } from '../../../model/blog/chart.ts'
import type { Typesetter } from '../lettering.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'

/** What a cover is printed with: a ground, the main line, one loud accent and a quiet tone. */
export type Inks = { ground: string; line: string; accent: string; quiet: string }

/** SVG elements on the ground of a cover, 1200 by 750, from the charts of its post. */
export type Composition = (charts: Chart[], inks: Inks, write: Typesetter) => string

/** No ground is paper or ink, on which a cover would have no edge. */
const byCategory: Record<string, Inks> = {
  Design: {
    ground: mix(spectrum[410], paper, 0.66),
    line: ink,
    accent: spectrum[410],
    quiet: mix(spectrum[410], paper, 0.88),
  },
  Implementation: {
    ground: spectrum[455],
    line: paper,
    accent: spectrum[575],
    quiet: mix(spectrum[455], ink, 0.42),
  },
  Analytics: {
    ground: spectrum[575],
    line: ink,
    accent: spectrum[625],
    quiet: mix(spectrum[575], ink, 0.16),
  },
  Automation: {
    ground: spectrum[625],
    line: ink,
    accent: paper,
    quiet: mix(spectrum[625], ink, 0.24),
  },
  'AI Strategy': {
    ground: mix(spectrum[515], ink, 0.5),
    line: paper,
    accent: spectrum[560],
    quiet: mix(spectrum[515], paper, 0.2),
  },
}

/** The inks of a post's category; a category nobody has planned for is printed as Design. */
export function inksOf(category: string): Inks {
  return byCategory[category] ?? (byCategory.Design as Inks)
}
