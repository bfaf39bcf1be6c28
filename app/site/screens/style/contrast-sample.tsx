import { useEffect, useRef, useState } from 'react'
import { contrast, type Rgb, verdict } from './contrast.ts'

/** Shows the contrast between its text and background, measured from the rendered colours. */
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

/** The sRGB value of any CSS colour, including oklch, read back from a canvas. */
function pixelOf(colour: string): Rgb {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return [0, 0, 0]
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
