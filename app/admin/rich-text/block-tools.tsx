import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { callouts } from '#model/blog/callout.ts'
import { chartLanguages, readChart } from '#model/blog/chart.ts'
import { codeLanguages } from '#model/blog/code-languages.ts'
import { LINE_MAX } from '#model/limits.ts'
import { Button } from '#ui/button.tsx'
import { TableTools } from './table-tools.tsx'
import { Tools } from './tools.tsx'

/** Settings of the table, code block, callout or picture at the cursor. Emails don't color code. */
export function BlockTools({ editor, isEmail }: { editor: Editor; isEmail: boolean }) {
  const { table, code, chart, callout, picture, embed } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      table: editor.isActive('table'),
      code:
        editor.isActive('codeBlock') && String(editor.getAttributes('codeBlock').language ?? ''),
      chart: chartProblem(editor),
      callout: editor.isActive('callout') && String(editor.getAttributes('callout').kind),
      picture: editor.isActive('image') && String(editor.getAttributes('image').alt ?? ''),
      embed: editor.isActive('embed'),
    }),
  })
  return (
    <>
      {table && <TableTools editor={editor} />}
      {code !== false && (!isEmail || chart) && (
        <Tools label="Code block">
          <Choice
            id="code-language"
            label="Language"
            value={code}
            onChange={(language) =>
              editor.commands.updateAttributes('codeBlock', { language: language || null })
            }
            options={[
              { name: '', title: 'Plain text' },
              ...chartLanguages,
              ...codeLanguages,
              ...unlisted(code),
            ]}
          />
          <p role="status">{chart}</p>
        </Tools>
      )}
      {callout !== false && (
        <Tools label="Callout">
          <Choice
            id="callout-kind"
            label="Kind"
            value={callout}
            onChange={(kind) => editor.commands.updateAttributes('callout', { kind })}
            options={callouts.map(({ kind, title }) => ({ name: kind, title }))}
          />
        </Tools>
      )}
      {picture !== false && (
        <Tools label="Picture">
          <label htmlFor="picture-alt" className="font-semibold">
            Alt text
          </label>
          <input
            id="picture-alt"
            className="input min-w-48 flex-1"
            value={picture}
            maxLength={LINE_MAX}
            placeholder="Empty: decorative"
            onChange={({ target }) => setAlt(editor, target.value)}
          />
          <Remove editor={editor} label="Remove picture" />
        </Tools>
      )}
      {embed && (
        <Tools label="Video">
          <Remove editor={editor} label="Remove video" />
        </Tools>
      )}
    </>
  )
}

/** Keeps the picture selected, unlike updateAttributes. */
function setAlt(editor: Editor, alt: string) {
  editor.commands.command(({ tr }) => {
    tr.setNodeAttribute(tr.selection.from, 'alt', alt)
    return true
  })
}

type ChoiceProps = {
  id: string
  label: string
  value: string
  options: { name: string; title: string }[]
  onChange: (name: string) => void
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="input select max-w-60"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </>
  )
}

/** A language of the source that the list does not have. */
function unlisted(language: string) {
  const listed = [{ name: '' }, ...chartLanguages, ...codeLanguages]
  const isListed = listed.some(({ name }) => name === language)
  return isListed ? [] : [{ name: language, title: language }]
}

/** Why the chart at the cursor cannot be drawn. */
function chartProblem(editor: Editor) {
  const isChart = chartLanguages.some(({ name: language }) =>
    editor.isActive('codeBlock', { language }),
  )
  return isChart ? readChart(editor.state.selection.$from.parent.textContent).problem : ''
}

function Remove({ editor, label }: { editor: Editor; label: string }) {
  return (
    <Button
      size="sm"
      variant="outline"
      type="button"
      onClick={() => editor.chain().focus().deleteSelection().run()}
    >
      {label}
    </Button>
  )
}
