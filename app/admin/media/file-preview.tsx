import { useEffect, useRef } from 'react'

/** A small view of a file that is still on the person's own machine; empty where the browser cannot read it. */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    // The page's policy allows no blob: address in an <img>.
    createImageBitmap(file, { resizeWidth: 320, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const element = canvas.current
        if (gone || !element) return
        element.width = bitmap.width
        element.height = bitmap.height
        element.getContext('2d')?.drawImage(bitmap, 0, 0)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Preview of ${file.name}`}
      className="media-preview"
    />
  )
}
