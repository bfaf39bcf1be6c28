import { SHARE_HEIGHT, SHARE_WIDTH } from '#model/content/share-picture.ts'
import type { Focus } from '#model/media/focus.ts'

type Size = { width: number; height: number }

/** The largest part of a picture with the share image's ratio, its focus as near to the middle as possible. */
export function shareCrop({ width, height }: Size, { x, y }: Focus) {
  const ratio = SHARE_WIDTH / SHARE_HEIGHT
  const cropWidth = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const cropHeight = Math.max(1, Math.min(height, Math.round(width / ratio)))
  return {
    left: start(width, cropWidth, x),
    top: start(height, cropHeight, y),
    width: cropWidth,
    height: cropHeight,
  }
}

function start(length: number, part: number, percent: number) {
  const wanted = Math.round((length * percent) / 100 - part / 2)
  return Math.min(length - part, Math.max(0, wanted))
}
