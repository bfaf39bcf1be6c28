import { type DragEvent, useState } from 'react'

/** Browsers hide the data of a drag until the drop, but not its type. */
const TYPE = 'application/x-deal'

/** What makes a card draggable. */
export function cardDrag(id: string) {
  return {
    draggable: true,
    onDragStart({ dataTransfer }: DragEvent<HTMLElement>) {
      dataTransfer.effectAllowed = 'move'
      dataTransfer.setData(TYPE, id)
    },
  }
}

/** Makes a column take cards. The button of each card does the same for keyboards. */
export function useCardDrop(onDrop: (id: string) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-drop': isOver || undefined,
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!event.dataTransfer.types.includes(TYPE)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent<HTMLElement>) {
      setOver(false)
      const id = event.dataTransfer.getData(TYPE)
      if (!id) return
      event.preventDefault()
      onDrop(id)
    },
  }
}
