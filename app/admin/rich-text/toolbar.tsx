import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Bold, CodeXml, Italic, Link, Redo2, Strikethrough, Undo2 } from 'lucide-react'
import { ToolButton } from '#app/admin/kit/tool-button.tsx'
import type { BlockChoice, EditorDialog } from './blocks-to-insert.ts'
import { moveInToolbar, prepareToolbar } from './toolbar-keys.ts'

export const markChoices = [
  { label: 'Bold', icon: Bold, keys: 'Mod+B', mark: 'bold' },
  { label: 'Italic', icon: Italic, keys: 'Mod+I', mark: 'italic' },
  { label: 'Strikethrough', icon: Strikethrough, keys: 'Mod+Shift+S', mark: 'strike' },
  { label: 'Code', icon: CodeXml, keys: 'Mod+E', mark: 'code' },
] as const

type ToolbarProps = {
  editor: Editor
  choices: BlockChoice[]
  /** Id of the text. */
  controls: string
  disabled: boolean
  onDialog: (dialog: EditorDialog) => void
}

/** The formatting of the text at the cursor; Alt+F10 leads here from the text. */
export function Toolbar({ editor, choices, controls, disabled, onDialog }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      marks: markChoices.map(({ mark }) => editor.isActive(mark)),
      blocks: choices.map(({ isActive }) => isActive?.(editor)),
      isLink: editor.isActive('link'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const gap = <span aria-hidden="true" className="mx-1 h-5 w-px flex-none bg-line" />
  return (
    <div
      ref={prepareToolbar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className="sticky top-(--bar-height) z-10 flex items-center overflow-x-auto border-line border-y bg-paper py-1.5"
      onKeyDown={moveInToolbar}
    >
      {markChoices.map(({ mark, ...choice }, index) => (
        <ToolButton
          key={mark}
          {...choice}
          disabled={disabled}
          isActive={state.marks[index]}
          onClick={() => editor.chain().focus().toggleMark(mark).run()}
        />
      ))}
      <ToolButton
        label="Link"
        icon={Link}
        keys="Mod+K"
        disabled={disabled}
        isActive={state.isLink}
        onClick={() => onDialog('link')}
      />
      {gap}
      {choices.slice(1).map(({ label, icon, keys, run, dialog }, index) => (
        <ToolButton
          key={label}
          label={label}
          icon={icon}
          keys={keys}
          disabled={disabled}
          isActive={state.blocks[index + 1]}
          onClick={() => (dialog ? onDialog(dialog) : run?.(editor.chain().focus()).run())}
        />
      ))}
      {gap}
      <ToolButton
        label="Undo"
        icon={Undo2}
        keys="Mod+Z"
        disabled={disabled || !state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolButton
        label="Redo"
        icon={Redo2}
        keys="Mod+Shift+Z"
        disabled={disabled || !state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </div>
  )
}
