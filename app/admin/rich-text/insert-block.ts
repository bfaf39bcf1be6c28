import type { Editor, JSONContent } from '@tiptap/core'

/**
 * Inserts a picture or film below the block at a position, which it does not split, or in place of an empty one, with an
 * empty paragraph after it; returns its position. Without a position: at the cursor, which is moved into the paragraph.
 */
export function insertBlock(editor: Editor, block: JSONContent, position?: number) {
  const { doc, selection } = editor.state
  const $from = position === undefined ? selection.$from : doc.resolve(position)
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0
  const below = $from.depth === 0 ? $from.pos + ($from.nodeAfter?.nodeSize ?? 0) : $from.after(1)
  const at = isEmpty ? { from: $from.before(1), to: $from.after(1) } : below
  editor
    .chain()
    .insertContentAt(at, [block, { type: 'paragraph' }], {
      updateSelection: position === undefined,
    })
    .run()
  const inserted = typeof at === 'number' ? at : at.from
  if (position === undefined) editor.commands.setTextSelection(inserted + 2)
  return inserted
}
