import { Bold, Italic, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ToolButton } from '#app/admin/kit/tool-button.tsx'
import { labelOf } from '#model/content/form/labels.ts'
import type { FieldProps } from './field.tsx'
import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { rowsFor } from './long-text.ts'
import { asBlocks, type Edit, linkEdit, listEdit, wrapEdit } from './markdown-edits.ts'

/** A text area for Markdown: buttons write it, and what is pasted becomes it. */
export function MarkdownControl(field: FieldProps) {
  const { path, schema } = field
  const text = typeof field.value === 'string' ? field.value : ''
  const area = useRef<HTMLTextAreaElement>(null)
  const [left, setLeft] = useState('')
  const { change } = useFormActions()
  const { isReadOnly } = useFormState()
  const control = useControl(field)

  function apply(edit: (text: string, from: number, to: number) => Edit) {
    const { current } = area
    if (current) write(current, edit(current.value, current.selectionStart, current.selectionEnd))
  }
  function onKeyDown(event: KeyboardEvent) {
    const tool = tools.find(({ keys }) => keys?.at(-1)?.toLowerCase() === event.key.toLowerCase())
    if (!tool || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    apply(tool.edit)
  }
  async function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    setLeft('')
    const html = event.clipboardData.getData('text/html')
    const plain = event.clipboardData.getData('text/plain')
    const { currentTarget } = event
    if (!html || isReadOnly) return
    event.preventDefault()
    // Its parser is loaded with the first paste.
    const { readPastedText } = await import('./read-pasted-text.ts')
    const pasted = await readPastedText(html, schema.markdown === 'article').catch(() => null)
    const { value, selectionStart: from, selectionEnd: to } = currentTarget
    write(currentTarget, asBlocks(value, from, to, pasted?.markdown ?? plain))
    setLeft(pasted?.left ?? '')
  }
  return (
    <FieldFrame {...field}>
      <div className="grid gap-1">
        {!isReadOnly && (
          <div
            role="toolbar"
            aria-label={`Formatting of ${field.label ?? labelOf(schema, field.name)}`}
            className="flex flex-wrap"
          >
            {tools.map(({ edit, ...tool }) => (
              <ToolButton key={tool.label} {...tool} onClick={() => apply(edit)} />
            ))}
          </div>
        )}
        <textarea
          {...control}
          ref={area}
          className="input max-h-96 min-h-17! resize-y field-sizing-content"
          rows={rowsFor(text)}
          value={text}
          onChange={(event) => change(path, event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => void onPaste(event)}
        />
        <p role="status" className="text-small text-soft empty:hidden">
          {left}
        </p>
      </div>
    </FieldFrame>
  )
}

type Tool = {
  label: string
  icon: LucideIcon
  keys?: string
  edit: (text: string, from: number, to: number) => Edit
}

const tools: Tool[] = [
  { label: 'Bold', icon: Bold, keys: 'Mod+B', edit: wrapEdit('**') },
  { label: 'Italic', icon: Italic, keys: 'Mod+I', edit: wrapEdit('_') },
  { label: 'Link', icon: Link2, edit: linkEdit },
  { label: 'List', icon: List, edit: listEdit(() => '- ') },
  { label: 'Numbered list', icon: ListOrdered, edit: listEdit((index) => `${index + 1}. `) },
]

/** Writes as if it was typed, so that the browser's own undo knows it. */
function write(area: HTMLTextAreaElement, { from, to, text, select }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  area.ownerDocument.execCommand('insertText', false, text)
  area.setSelectionRange(from + select[0], from + select[1])
}
