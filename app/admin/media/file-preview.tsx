import { useEffect, useRef } from 'react'

/** Thumbnail of a chosen file before its upload; empty if the browser can't decode it. */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isUnmounted = false
    // The CSP forbids blob: URLs in an <img>.
    createImageBitmap(file, { resizeWidth: 320, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const element = canvas.current
        if (isUnmounted || !element) return
        element.width = bitmap.width
        element.height = bitmap.height
        element.getContext('2d')?.drawImage(bitmap, 0, 0)
      },
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Preview of ${file.name}`}
      className="w-full max-w-48 max-h-48 bg-raised object-contain"
    />
  )
}
