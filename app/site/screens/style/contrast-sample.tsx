import { useEffect, useRef, useState } from 'react'
import { contrast, type Rgb, verdict } from './contrast.ts'

/** Shows the contrast of its text with its background, measured from the rendered colours. */
export function ContrastSample({ className }: { className: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    if (!element.current) return
    const { color, backgroundColor } = getComputedStyle(element.current)
    setRatio(contrast(pixelOf(color), pixelOf(backgroundColor)))
  }, [])
  return (
    <span ref={element} className={`grid px-2.5 py-1.5 font-semibold transition-none ${className}`}>
      <span aria-hidden="true">Aa</span>
      <span className="label">{ratio ? `${ratio.toFixed(1)} ${verdict(ratio)}` : '…'}</span>
    </span>
  )
}

/** A canvas turns any CSS colour, also oklch, into the pixel that is shown. */
function pixelOf(colour: string): Rgb {
  const brush = document.createElement('canvas').getContext('2d')
  if (!brush) return [0, 0, 0]
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
