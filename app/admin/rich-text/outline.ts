import type { Editor } from '@tiptap/core'

/** A heading of the article, and what moves the cursor to it. */
export type OutlineEntry = { level: number; text: string; go: () => void }

export function outlineOf(editor: Editor): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  editor.state.doc.descendants((node, position) => {
    if (node.type.name !== 'heading') return !node.isTextblock
    entries.push({
      level: node.attrs.level,
      text: node.textContent || 'Untitled',
      go: () =>
        editor
          .chain()
          .focus(position + 1)
          .scrollIntoView()
          .run(),
    })
    return false
  })
  return entries
}
