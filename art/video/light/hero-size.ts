/** The measure in which the films of heads are drawn; they have `SCALE` times as many pixels. */
export const WIDTH = 1280
export const HEIGHT = 720
export const SCALE = 1.5
export const COLUMNS = WIDTH * SCALE
