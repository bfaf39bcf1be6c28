import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { BubbleMenu } from '@tiptap/react/menus'
import { Heading2, Link, Quote } from 'lucide-react'
import { ToolButton } from '#app/admin/kit/tool-button.tsx'
import type { EditorDialog } from './blocks-to-insert.ts'
import { markChoices } from './toolbar.tsx'

type BubbleProps = { editor: Editor; onDialog: (dialog: EditorDialog) => void }

/** Formatting beside selected text. The same is in the toolbar, which the keyboard reaches. */
export function Bubble({ editor, onDialog }: BubbleProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      marks: markChoices.map(({ mark }) => editor.isActive(mark)),
      isLink: editor.isActive('link'),
      isHeading: editor.isActive('heading', { level: 2 }),
      isQuote: editor.isActive('blockquote'),
    }),
  })
  return (
    <BubbleMenu
      editor={editor}
      shouldShow={({ editor, from, to }) =>
        from < to && editor.isEditable && !editor.isActive('codeBlock') && !isOnBlock(editor)
      }
      // Above the text it would cover the toolbar and, on phones, be covered by the system's menu.
      options={{ placement: 'bottom-start' }}
      className="z-20 flex gap-0.5 rounded-card border border-strong-line bg-paper p-1"
    >
      {markChoices.map(({ mark, ...choice }, index) => (
        <ToolButton
          key={mark}
          {...choice}
          isActive={state.marks[index]}
          onClick={() => editor.chain().focus().toggleMark(mark).run()}
        />
      ))}
      <ToolButton
        label="Link"
        icon={Link}
        isActive={state.isLink}
        onClick={() => onDialog('link')}
      />
      <ToolButton
        label="Heading 2"
        icon={Heading2}
        isActive={state.isHeading}
        onClick={() => editor.chain().focus().toggleHeading({ level: 2 }).run()}
      />
      <ToolButton
        label="Quote"
        icon={Quote}
        isActive={state.isQuote}
        onClick={() => editor.chain().focus().toggleBlockquote().run()}
      />
    </BubbleMenu>
  )
}

function isOnBlock(editor: Editor) {
  return editor.isActive('image') || editor.isActive('embed')
}
