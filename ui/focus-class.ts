const focusOf = /^\/media\/[^/]+\/\w+-\d+x\d+-(\d+)x(\d+)\//

/** The classes of focus.css that keep the focus in a library picture's URL in view where it is cropped; null without one. */
export function focusClass(src: string) {
  const [, x, y] = focusOf.exec(src) ?? []
  return x && y ? cropClass({ x: Number(x), y: Number(y) }) : null
}

/** The same for a point in percent, in steps of 5. */
export function cropClass({ x, y }: { x: number; y: number }) {
  return `crop-x-${x} crop-y-${y}`
}
