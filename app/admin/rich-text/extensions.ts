import { Extension, type Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import type { EditorProps } from '@tiptap/pm/view'
import { mediaRule } from '#model/media/media.ts'
import { embedView, pictureView } from './block-views.ts'
import type { BlockChoice, EditorDialog } from './blocks-to-insert.ts'
import { takePaste } from './paste/take-paste.ts'
import { articleSchema, emailSchema } from './schema.ts'
import { SlashMenu, type SlashState } from './slash-menu.tsx'

type OnDialog = (dialog: EditorDialog) => void

type ExtensionOptions = {
  isEmail: boolean
  choices: BlockChoice[]
  onSlash: (state: SlashState | null) => void
  onDialog: OnDialog
}

/** The schema with what the browser needs: views, keys and the "/" menu. */
export function articleExtensions(options: ExtensionOptions): Extensions {
  const { isEmail, choices, onSlash, onDialog } = options
  const views = { image: pictureView, embed: embedView }
  return [
    ...(isEmail ? emailSchema : articleSchema).map((extension) => {
      const view = Object.entries(views).find(([name]) => name === extension.name)?.[1]
      return view ? extension.extend({ addNodeView: () => view } as object) : extension
    }),
    Placeholder.configure({ placeholder: 'Write, or type / for blocks' }),
    SlashMenu.configure({
      choices,
      onChange: onSlash,
      onChoose: ({ dialog }) => dialog && onDialog(dialog),
    }),
    keys(onDialog),
  ]
}

function keys(onDialog: OnDialog) {
  return Extension.create({
    name: 'articleKeys',
    priority: 1000,
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onDialog('link')
        return true
      },
      // As in other editors; the toolbar is before the text, so Shift+Tab leads there too.
      'Alt-F10': () => {
        document
          .querySelector<HTMLElement>(
            '.rich-text [role="toolbar"] button[tabindex="0"], .rich-text [role="toolbar"] button',
          )
          ?.focus()
        return true
      },
      // A table cell is one line of Markdown.
      // biome-ignore lint/correctness/noComponentHookFactories: a key, not a component
      Enter: ({ editor }) => editor.isActive('table') && editor.commands.goToNextCell(),
      'Shift-Enter': ({ editor }) => editor.isActive('table') || editor.isActive('heading'),
    }),
  })
}

type PropOptions = {
  id: string
  onPictures: (files: File[]) => void
  onError: (message: string) => void
}

/** Pixels between the cursor and the edges of the window, as in rich-text.css: the toolbar covers the upper one. */
const CURSOR_MARGIN = { top: 208, right: 5, bottom: 80, left: 5 }

/** Attributes of the text box, and what happens with pasted and dropped pictures. */
export function editorProps({ id, onPictures, onError }: PropOptions): EditorProps {
  const takePictures = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length === 0) return false
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    onError(
      pictures.length === files.length
        ? ''
        : `Only pictures can be put into an article: ${mediaRule.extensions.join(', ')}.`,
    )
    if (pictures.length > 0) onPictures(pictures)
    return true
  }
  return {
    scrollMargin: CURSOR_MARGIN,
    scrollThreshold: CURSOR_MARGIN,
    attributes: {
      id,
      class: 'article',
      role: 'textbox',
      'aria-label': 'Content',
      'aria-multiline': 'true',
      'aria-required': 'true',
      spellcheck: 'true',
    },
    // Before ProseMirror parses the HTML, which it does before it calls handlePaste.
    handleDOMEvents: {
      paste: (view, event) => {
        const { clipboardData: data } = event
        if (!data) return false
        // Word offers a picture of the text beside the text.
        const isText = data.types.includes('text/html') || data.files.length === 0
        const isTaken = isText ? takePaste(view, data, onError) : takePictures(data)
        if (isTaken) event.preventDefault()
        return isTaken
      },
    },
    // The shell's own Ctrl+K must not open as well.
    handleKeyDown: (_view, event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'k') event.stopPropagation()
      return false
    },
    handleDrop: (_view, event, _slice, moved) => !moved && takePictures(event.dataTransfer),
  }
}
