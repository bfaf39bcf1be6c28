import { type DragEvent, useRef, useState } from 'react'

/** Handlers that let files be dropped on an element, and whether files are held over it. */
export function useFileDrop(onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  /** Entered elements that were not left: children are entered before their parent is left. */
  const depth = useRef(0)
  const enter = (change: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return
    depth.current = Math.max(0, depth.current + change)
    setOver(depth.current > 0)
  }
  return {
    isOver,
    target: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver(event: DragEvent) {
        // Otherwise the browser would open the file.
        if (hasFiles(event)) event.preventDefault()
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.stopPropagation()
        depth.current = 0
        setOver(false)
        onDrop([...event.dataTransfer.files])
      },
    },
  }
}

function hasFiles({ dataTransfer }: DragEvent) {
  return dataTransfer.types.includes('Files')
}
