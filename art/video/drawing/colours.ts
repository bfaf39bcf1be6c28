/** Cut paper: the site's ground tones; accents come from the spectrum (hexOf). */
export const paper = '#f5f0e6'
export const raised = '#ebe4d5'
export const sand = '#d3c9b6'
export const stone = '#857a69'
export const bark = '#574e42'
export const ink = '#1b1712'
export const night = '#12100d'
export const dusk = '#2a251e'
/** Skin tones, from the portraits' range. */
export const skin = { light: '#e2b48c', warm: '#b97a4f', deep: '#7a4a30' }
