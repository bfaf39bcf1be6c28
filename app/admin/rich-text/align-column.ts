import type { Editor } from '@tiptap/core'
import { selectedRect } from '@tiptap/pm/tables'

/** Aligns every cell of the selected columns: Markdown aligns whole columns. */
export function alignColumn(editor: Editor, align: 'right' | null) {
  const { map, tableStart, left, right } = selectedRect(editor.state)
  const cells = map.cellsInRect({ left, right, top: 0, bottom: map.height })
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      for (const cell of cells) tr.setNodeAttribute(tableStart + cell, 'align', align)
      return true
    })
    .run()
}
