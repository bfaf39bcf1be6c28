import type { Theme } from '#model/theme/theme.ts'

/** Warm paper, and each service in its colour of the spectrum. */
export const theme: Theme = {
  logo: { kind: 'wave' },
  accent: '#426ecb',
  mood: 'warm',
  scheme: 'device',
  spectrum: 'full',
  corners: 'slight',
  density: 'normal',
}
