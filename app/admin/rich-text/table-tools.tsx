import type { Editor } from '@tiptap/core'
import { alignColumn } from './align-column.ts'
import { Tools } from './tools.tsx'

/** Rows, columns and alignment of the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const run =
    (name: 'addRowAfter' | 'addColumnAfter' | 'deleteRow' | 'deleteColumn' | 'deleteTable') => () =>
      editor.chain().focus()[name]().run()
  const tools = [
    { label: 'Row below', onClick: run('addRowAfter') },
    { label: 'Column right', onClick: run('addColumnAfter') },
    { label: 'Delete row', onClick: run('deleteRow') },
    { label: 'Delete column', onClick: run('deleteColumn') },
    { label: 'Align left', onClick: () => alignColumn(editor, null) },
    { label: 'Align right', onClick: () => alignColumn(editor, 'right') },
    { label: 'Delete table', onClick: run('deleteTable') },
  ]
  return (
    <Tools label="Table">
      {tools.map(({ label, onClick }) => (
        <button
          key={label}
          type="button"
          className="admin-link"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClick}
        >
          {label}
        </button>
      ))}
    </Tools>
  )
}
