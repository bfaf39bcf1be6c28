import type { Editor, JSONContent } from '@tiptap/core'

/**
 * Inserts a picture or film below the block at the cursor, which it does not split, or in place of an empty one, with an
 * empty paragraph after it; returns its position.
 */
export function insertBlock(editor: Editor, block: JSONContent) {
  const { $from } = editor.state.selection
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0
  const position = $from.depth === 0 ? $from.pos + ($from.nodeAfter?.nodeSize ?? 0) : $from.after(1)
  const at = isEmpty ? { from: $from.before(1), to: $from.after(1) } : position
  editor
    .chain()
    .insertContentAt(at, [block, { type: 'paragraph' }])
    .run()
  const inserted = typeof at === 'number' ? at : at.from
  editor.commands.setTextSelection(inserted + 2)
  return inserted
}
