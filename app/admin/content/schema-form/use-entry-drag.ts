import { type DragEvent, useState } from 'react'
import { useFormActions } from './form-context.ts'

type Place = { list: string; index: number; entryName: string }

/** Lets an entry of a list be dragged to another place in it. The arrow keys do the same on its handle. */
export function useEntryDrag({ list, index, entryName }: Place) {
  const { move } = useFormActions()
  const [edge, setEdge] = useState<'before' | 'after' | null>(null)
  // Browsers write types in lower case, and hide the data until the drop.
  const type = `application/x-entry-${list}`.toLowerCase()

  function edgeAt({ clientY, currentTarget }: DragEvent<HTMLElement>) {
    const { top, height } = currentTarget.getBoundingClientRect()
    return clientY < top + height / 2 ? 'before' : 'after'
  }

  const props = {
    'data-drop': edge ?? undefined,
    onDragStart(event: DragEvent<HTMLElement>) {
      // Of an entry inside this one, or of text.
      if (!isOwn(event.target, event.currentTarget)) return
      event.dataTransfer.setDragImage(event.currentTarget, 0, 0)
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData(type, JSON.stringify({ index, entryName }))
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!event.dataTransfer.types.includes(type)) return
      event.preventDefault()
      setEdge(edgeAt(event))
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
      // Not onto a part of the entry.
      if (!currentTarget.contains(relatedTarget as Node | null)) setEdge(null)
    },
    onDrop(event: DragEvent<HTMLElement>) {
      setEdge(null)
      const data = event.dataTransfer.getData(type)
      if (!data) return
      event.preventDefault()
      const from: { index: number; entryName: string } = JSON.parse(data)
      const place = edgeAt(event) === 'before' ? index : index + 1
      const to = place > from.index ? place - 1 : place
      if (to !== from.index) move(list, from.index, to, from.entryName)
    },
  }
  return props
}

/** The entry itself or its handle. */
function isOwn(target: EventTarget, row: HTMLElement) {
  if (target === row) return true
  return target instanceof HTMLElement && 'handle' in target.dataset && target.closest('li') === row
}
