import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BlockTools } from './block-tools.tsx'
import { blockChoicesFor, type EditorDialog } from './blocks-to-insert.ts'
import { Bubble } from './bubble.tsx'
import { delayedWrite } from './delayed-write.ts'
import { articleExtensions, editorProps } from './extensions.ts'
import { LinkDialog } from './link-dialog.tsx'
import { openMarkdown } from './open-markdown.ts'
import { type OutlineEntry, outlineOf } from './outline.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { SlashList, type SlashState } from './slash-menu.tsx'
import { toMarkdown } from './to-markdown.ts'
import { Toolbar } from './toolbar.tsx'
import { uploadInto } from './upload-into.ts'
import { VideoDialog } from './video-dialog.tsx'

export type ArticleEditorProps = {
  /** Id of the text; that of its error ends in `-error`. */
  id: string
  /** Without what emails can't show. */
  isEmail: boolean
  /** Read once; a change from outside needs a new key. */
  markdown: string
  error?: string
  disabled: boolean
  onChange: (markdown: string) => void
  onOutline: (outline: OutlineEntry[]) => void
  /** Gets the write of what was typed last, until it is written. */
  pendingWrites: Set<() => void>
  /** Switches to the source; `reason` says what the editor cannot show. */
  onSource: (reason?: string) => void
}

/** The article as it will look, edited in place. Its Markdown is what is stored. */
export default function ArticleEditor(props: ArticleEditorProps) {
  const [opened] = useState(() => openMarkdown(props.markdown, props.isEmail))
  const { onSource } = props
  const reason = 'unsupported' in opened ? opened.unsupported : null
  useEffect(() => {
    if (reason) onSource(reason)
  }, [reason, onSource])
  return 'document' in opened ? <OpenEditor {...props} document={opened.document} /> : null
}

type OpenEditorProps = ArticleEditorProps & { document: object }

function OpenEditor({ document: content, error, disabled, ...props }: OpenEditorProps) {
  const { id, isEmail } = props
  const handlers = useRef(props)
  handlers.current = props
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const [slash, setSlash] = useState<SlashState | null>(null)
  const [pasteError, setPasteError] = useState('')
  const [status, setStatus] = useState('')
  const [choices] = useState(() => blockChoicesFor(isEmail))
  const [extensions] = useState(() =>
    articleExtensions({ isEmail, choices, onSlash: setSlash, onDialog: setDialog }),
  )
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    immediatelyRender: true,
    editorProps: editorProps({
      id,
      onError: setPasteError,
      onPictures: (files) =>
        void uploadInto(editor, files, { onStatus: setStatus, onError: setPasteError }),
    }),
  })
  useWriting(editor, handlers)
  // Not when it is created, which React may do several times before it shows one.
  useEffect(() => handlers.current.onOutline(outlineOf(editor)), [editor])

  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  useEffect(() => {
    // Tiptap destroys an editor that is shown late, and makes another one.
    if (editor.isDestroyed) return
    const { dom } = editor.view
    dom.setAttribute('aria-invalid', String(Boolean(error)))
    if (error) dom.setAttribute('aria-describedby', `${id}-error`)
    else dom.removeAttribute('aria-describedby')
    if (slash) dom.setAttribute('aria-activedescendant', `slash-${slash.active}`)
    else dom.removeAttribute('aria-activedescendant')
  }, [editor, id, error, slash])

  const close = () => setDialog(null)
  return (
    <div className="rich-text grid grid-cols-1">
      <Toolbar
        editor={editor}
        choices={choices}
        controls={id}
        disabled={disabled}
        onDialog={setDialog}
      />
      {!disabled && <BlockTools editor={editor} isEmail={isEmail} />}
      <p role="status" className="py-2 font-semibold empty:hidden">
        {status}
      </p>
      <p role="alert" className="bg-raised px-4.5 py-3.5 font-semibold text-alarm empty:hidden">
        {pasteError}
      </p>
      <EditorContent editor={editor} />
      <Bubble editor={editor} onDialog={setDialog} />
      {slash && <SlashList state={slash} />}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'video' && <VideoDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && <PictureDialog editor={editor} isEmail={isEmail} onClose={close} />}
    </div>
  )
}

/** Passes the Markdown on after a pause in typing, and at once when the editor loses the focus or the page closes. */
function useWriting(
  editor: Editor,
  handlers: RefObject<ArticleEditorProps | Omit<ArticleEditorProps, 'error' | 'disabled'>>,
) {
  useEffect(() => {
    const { pendingWrites } = handlers.current
    const write = delayedWrite(pendingWrites, () => {
      handlers.current.onChange(toMarkdown(editor.getJSON()))
      handlers.current.onOutline(outlineOf(editor))
    })
    // The form sends what it has when the page is hidden.
    const writeNow = () => flushSync(write.now)
    editor.on('update', write.later)
    editor.on('blur', write.now)
    addEventListener('pagehide', writeNow, { capture: true })
    return () => {
      write.now()
      editor.off('update', write.later)
      editor.off('blur', write.now)
      removeEventListener('pagehide', writeNow, { capture: true })
    }
  }, [editor, handlers])
}
